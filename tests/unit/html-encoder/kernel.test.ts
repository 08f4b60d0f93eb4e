import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/html-encoder/kernel';
import { messages } from '../../../workers/kernels/html-encoder/messages';
import { options, type HtmlMode } from '../../../workers/kernels/html-encoder/spec';
import { anyCharacter } from '../any-character';
import { outputOf } from '../run-in-node';
import { suite } from '../suites';
import { bytesOf, textOf } from '../text-of';

async function convert(mode: HtmlMode, source: Source, chunkBytes?: number) {
  const environment = chunkBytes === undefined ? {} : { chunkBytes };
  return textOf((await outputOf(kernel, source, { ...options.defaults, mode }, environment)).result);
}

const encode = (source: Source, chunkBytes?: number) => convert('encode', source, chunkBytes);
const decode = (source: Source, chunkBytes?: number) => convert('decode', source, chunkBytes);

const text = fc.string({ unit: anyCharacter, maxLength: 60 });
const chunkBytes = fc.integer({ min: 1, max: 9 });

describe('encoding', () => {
  it('knows six characters and no other', async () => {
    const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
    const encoded = await encode(`${ascii}é😀\u00a0`);
    const expected = `${ascii}é😀\u00a0`
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
      .replace(/\//g, '&#x2F;');
    expect(encoded).toBe(expected);
  });

  it('then decoding gives the text, whatever the chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(text, chunkBytes, async (sample, bytes) => {
        expect(await decode(await encode(new Blob([sample]), bytes), bytes)).toBe(sample);
      }),
    );
  });

  it('keeps bytes that are not UTF-8 exactly, and says so', async () => {
    const { result, notes } = await outputOf(kernel, Uint8Array.of(0x3c, 0xff, 0xe9, 0x3e), options.defaults);
    expect([...(await bytesOf(result))]).toEqual([...Buffer.from('&lt;\xff\xe9&gt;', 'latin1')]);
    expect(result.mime).toBe('application/octet-stream');
    expect(notes).toEqual([
      'The file isn’t entirely UTF-8. The other bytes are unchanged. Save it as UTF-8 (in Excel: “CSV UTF-8”).',
    ]);
  });
});

describe('decoding', () => {
  interface Case {
    readonly input: string;
    readonly output: readonly unknown[];
    readonly description: string;
    readonly initialStates?: readonly string[];
  }

  /** The text of a case in text content: the rules for attributes don't apply here. */
  function textOfCase({ output, initialStates }: Case): string | undefined {
    if (initialStates && !initialStates.includes('Data state')) return undefined;
    const parts = output.map((token) =>
      Array.isArray(token) && token[0] === 'Character' ? String(token[1]) : undefined,
    );
    return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  }

  const entities = suite('html-entities');
  it.runIf(entities)('is right on every case of html5lib, with several chunk boundaries', async () => {
    let count = 0;
    for (const file of entities?.files(/\.json$/) ?? []) {
      const { tests } = JSON.parse(readFileSync(file, 'utf8')) as { tests: readonly Case[] };
      for (const test of tests) {
        const expected = textOfCase(test);
        if (expected === undefined) continue;
        count++;
        expect(await decode(test.input), test.description).toBe(expected);
        if (count % 7 === 0) expect(await decode(test.input, 1 + (count % 5)), test.description).toBe(expected);
      }
    }
    expect(count).toBeGreaterThan(4500);
  });

  it.each([
    // The HTML standard's own example of a name that is another's beginning.
    ["I'm &notit; I tell you", "I'm ¬it; I tell you"],
    ["I'm &notin; I tell you", "I'm ∉ I tell you"],
    ['&amp;lt;', '&lt;'],
    ['&&amp;&', '&&&'],
    ['&#', '&#'],
    ['&#;', '&#;'],
    ['&#x', '&#x'],
    ['&#xg;', '&#xg;'],
    ['&#X41;', 'A'],
    ['&#65', 'A'],
    ['&#65x', 'Ax'],
    ['&#x41g', 'Ag'],
    ['&#128;', '€'],
    ['&#0;', '\uFFFD'],
    ['&#xD800;', '\uFFFD'],
    ['&#x110000;', '\uFFFD'],
    ['&unknown;', '&unknown;'],
    ['& lt;', '& lt;'],
    ['&LT', '<'],
    ['&nGg;', '⋙̸'],
    ['&AMP&lt', '&<'],
  ])('%j gives %j', async (sample, expected) => {
    for (const bytes of [1, 2, 3, 1000]) expect(await decode(sample, bytes)).toBe(expected);
  });

  it('reads numbers and letters without end in bounded memory', async () => {
    const zeros = '0'.repeat(300_000);
    expect(await decode(`&#${zeros}65;&#x${zeros}42;&#${'9'.repeat(5000)};&#${zeros};`)).toBe('AB\uFFFD\uFFFD');
    const letters = 'a'.repeat(5000);
    expect(await decode(`&${letters};&amp${letters};`)).toBe(`&${letters};&${letters};`);
    for (let length = 30; length < 50; length++) {
      const name = 'b'.repeat(length);
      expect(await decode(`&${name};&#${'1'.repeat(length)};`, 1)).toBe(`&${name};\uFFFD`);
    }
  });

  it('gives results longer than the input', async () => {
    expect(await decode('&nGg;'.repeat(50_000))).toBe('⋙̸'.repeat(50_000));
  });
});

describe('numbers that are no characters', () => {
  async function noted(sample: string, joinPairs = false) {
    const outputs = [];
    for (const chunkBytes of [1, 3, 1000]) {
      const { result, notes } = await outputOf(kernel, sample, { mode: 'decode', joinPairs }, { chunkBytes });
      outputs.push([await textOf(result), ...notes]);
    }
    const [first = [], ...others] = outputs;
    for (const other of others) expect(other).toEqual(first);
    return first;
  }

  it.each([
    ['&#0;', '\uFFFD', '&#0; at line 1, column 1'],
    ['a\nb&#x0;', 'a\nb\uFFFD', '&#x0; at line 2, column 2'],
    ['é&#xD800;', 'é\uFFFD', '&#xD800; at line 1, column 2'],
    ['&#xDFFF', '\uFFFD', '&#xDFFF at line 1, column 1'],
    ['&#57343;', '\uFFFD', '&#57343; at line 1, column 1'],
    ['&#x110000;', '\uFFFD', '&#x110000; at line 1, column 1'],
    ['&#1114112;', '\uFFFD', '&#1114112; at line 1, column 1'],
    ['&#99999999999;x', '\uFFFDx', '&#99999999999; at line 1, column 1'],
    ['&#00000;', '\uFFFD', 'at line 1, column 1'],
  ])('%j becomes %j with a note of its place', async (sample, expected, place) => {
    const [text, note, ...others] = await noted(sample);
    expect([text, others]).toEqual([expected, []]);
    expect(note).toMatch(/^&#x?[0-9A-F]+;? at line/);
    expect(note).toContain(`${place} isn’t a character. It became � (U+FFFD), as in browsers.`);
  });

  it.each([
    // The HTML standard, "Numeric character reference end state": U+FFFD, controls and noncharacters stay as they are.
    ['&#xFFFD;&#65533;', '\uFFFD\uFFFD'],
    ['&#x10FFFF;&#xFFFF;&#1;', '\u{10FFFF}\uFFFF\x01'],
    ['&#128;&#x1F600;&amp;', '€😀&'],
    ['&#;&#x;\uFFFD', '&#;&#x;\uFFFD'],
  ])('%j becomes %j without a note', async (sample, expected) => {
    expect(await noted(sample)).toEqual([expected]);
  });

  it.each([
    ['&#55357;&#56832;', '😀'],
    ['a&#xD83D;&#xDE00;b', 'a😀b'],
    ['&#55357&#56832', '😀'],
    ['&#xd83d;&#56832;', '😀'],
    ['&#x20;&#xD83C;&#xDDE9;&#xD83C;&#xDDEA;', ' 🇩🇪'],
  ])('%j are halves, which the note names, and an option joins them', async (sample, expected) => {
    const [text = '', ...notes] = await noted(sample);
    expect(text).toContain('\uFFFD\uFFFD');
    expect(notes).toHaveLength(2);
    expect(notes[1]).toContain(/\p{Emoji_Presentation}|\p{RI}/u.exec(expected)?.[0]);
    const [joined, note, ...others] = await noted(sample, true);
    expect([joined, others]).toEqual([expected, []]);
    expect(note).toContain('joined into one character');
  });

  it('are counted in the notes', async () => {
    const pair = '&#55357;&#56832;';
    expect((await noted(pair)).slice(1)).toEqual([
      '2 numeric references aren’t characters. They became � (U+FFFD), as in browsers. The first is &#55357; at line 1, column 1.',
      'Two references in a row are the halves of one character, such as &#55357;&#56832; for 😀. To decode them, turn on “Join surrogate pairs”.',
    ]);
    expect((await noted(pair.repeat(1000)))[2]).toMatch(/^1,000 times, two references in a row are the halves of one/);
    expect((await noted(pair.repeat(1000), true))[1]).toBe(
      'Pairs of references joined into one character: 1,000, such as &#55357;&#56832; for 😀.',
    );
  });

  it('joins only halves that follow each other directly', async () => {
    for (const sample of ['&#55357; &#56832;', '&#56832;&#55357;', '&#55357;&&#56832;', '&#55357;&amp;&#56832;']) {
      const [text = '', ...notes] = await noted(sample, true);
      expect(text.replace(/[ &]/g, '')).toBe('\uFFFD\uFFFD');
      expect(notes).toEqual([expect.stringContaining('2 numeric references aren’t characters.')]);
    }
    expect((await noted('&#55357;&#55357;&#56832;&#56832;', true))[0]).toBe('\uFFFD😀\uFFFD');
  });
});

describe('what is refused, with its place', () => {
  it('bytes amid which entities would be of another encoding', async () => {
    const error = { code: 'invalid-input', at: { line: 2, column: 1, offset: 2 } };
    await expect(decode(Uint8Array.of(0x61, 0x0a, 0xe9, 0x61))).rejects.toMatchObject(error);
    await expect(decode(new Blob([Uint8Array.of(0xe9)]))).rejects.toThrow(messages.notDecodable);
  });

  it('half a character', async () => {
    await expect(encode('a\uD800')).rejects.toMatchObject({ at: { line: 1, column: 2, offset: 1 } });
  });
});
