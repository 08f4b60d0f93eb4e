// The rows of a stored text: cut like its lines, numbered, colored as far as is known, and found by byte.
import { describe, expect, test, vi } from 'vitest';
import { languageOf, type LanguageName } from '../../../src/tool-kit/text/languages';
import { textRows } from '../../../src/tool-kit/text/text-rows';
import { PATIENTLY } from '../../run/patience';

const { signal } = new AbortController();

async function read(text: string, columns = 400, language?: LanguageName) {
  const blob = new Blob([text]);
  const rows = textRows(() => blob, columns, language && languageOf(language));
  await rows.readAll(signal);
  const at = async (index: number) => {
    rows.need(index, index + 1);
    await vi.waitUntil(() => rows.at(index) !== undefined, { ...PATIENTLY, interval: 1 });
    return rows.at(index);
  };
  const all = async () => {
    const list = [];
    for (let index = 0; index < rows.count; index++) list.push(await at(index));
    return list;
  };
  return { rows, at, all };
}

test('are lines, and the pieces of long ones, without a number', async () => {
  const { all } = await read('a\n\nabcdefg\r\n', 3);
  expect((await all()).map((row) => [row?.line, row?.text])).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'abc'],
    [undefined, 'def'],
    [undefined, 'g\r'],
  ]);
});

test('characters stay whole, and wide ones take two columns', async () => {
  const { all } = await read('é日本😀x\ta', 4);
  expect((await all()).map((row) => row?.text)).toEqual(['é日', '本😀', 'x\t', 'a']);
});

test('an empty text has no rows', async () => {
  expect((await read('')).rows.count).toBe(0);
});

test('bytes that are no text are cut as well', async () => {
  const blob = new Blob([new Uint8Array(1000).fill(0x80)]);
  const rows = textRows(() => blob, 10, undefined);
  await rows.readAll(signal);
  expect(rows.count).toBe(25);
});

describe('a text of many pages and reads', () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `line ${String(index + 1)} é`);
  const text = lines.join('\n');
  const bytesBefore = (line: number) => new TextEncoder().encode(`${lines.slice(0, line - 1).join('\n')}\n`).length;

  test('has each line at its place', async () => {
    const { rows, at } = await read(text);
    expect([rows.count, rows.lastLine()]).toEqual([200_000, 200_000]);
    for (const index of [0, 63, 64, 65, 131_071, 199_999]) {
      expect(await at(index)).toEqual({ text: lines[index], line: index + 1, tokens: [] });
    }
  });

  test('finds the row of a byte, and the place in it', async () => {
    const { rows } = await read(text);
    // “line 1 é”: é takes two bytes and is one unit.
    expect(await rows.placeOf(bytesBefore(70) - 1)).toEqual({ row: 68, column: 'line 69 é'.length });
    for (const line of [2, 64, 65, 100_000, 200_000]) {
      expect(await rows.placeOf(bytesBefore(line))).toEqual({ row: line - 1, column: 0 });
      expect(await rows.placeOf(bytesBefore(line) - 1)).toMatchObject({ row: line - 2 });
    }
  });
});

test('a comment over many pages is one', async () => {
  const { at } = await read(`<a><!--\n${'<b>\n'.repeat(500)}--></a>`, 400, 'xml');
  expect((await at(400))?.tokens).toEqual([{ kind: 'comment', length: 3 }]);
  expect((await at(501))?.tokens.map(({ kind }) => kind)).toEqual(['comment', 'tag']);
});

test('rows too far from the start are plain, unless their line shows where it is', async () => {
  const much = 'x'.repeat(300);
  const xml = await read(`<a>${much}</a>\n`.repeat(20_000), 400, 'xml');
  expect((await xml.at(10))?.tokens).not.toEqual([{ kind: undefined, length: 307 }]);
  expect((await xml.at(19_999))?.tokens).toEqual([{ kind: undefined, length: 307 }]);
  const json = await read(`"${much}",\n`.repeat(20_000), 400, 'json');
  expect((await json.at(19_999))?.tokens[0]).toEqual({ kind: 'string', length: 302 });
});

test('a text that is gone is unreadable', async () => {
  const rows = textRows(
    () => {
      throw new Error('released');
    },
    80,
    undefined,
  );
  await expect(rows.readAll(signal)).rejects.toThrow('released');
});
