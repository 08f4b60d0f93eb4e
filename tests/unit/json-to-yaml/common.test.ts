// What is converted line by line is what the library makes of it: each value, each loss with its line, each error.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CommonReader } from '../../../workers/kernels/json-to-yaml/common-reader';
import { JsonOut } from '../../../workers/kernels/json-to-yaml/json-out';
import { Losses } from '../../../workers/kernels/json-to-yaml/losses';
import { YamlReader } from '../../../workers/kernels/json-to-yaml/read-yaml';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { suite } from '../suites';
import { anyYaml } from './any-yaml';

const done = () => Promise.resolve();

interface Way {
  readonly json: string;
  readonly losses: unknown;
  readonly documents: number;
}

const OPTIONS: YamlOptions = { ...DEFAULT_OPTIONS, mode: 'to-json' };

async function convert(text: string, options: YamlOptions, isCommon: boolean): Promise<Way & { isWhole: boolean }> {
  const losses = new Losses();
  const out = new JsonOut(options.isLines ? undefined : '  ');
  const reading = { text, losses, options };
  const common = new CommonReader(reading, out);
  while (isCommon && common.take(3));
  if (!isCommon) out.keep();
  const rest = isCommon ? common.rest : { offset: 0, line: 1, documents: 0, keys: undefined };
  const library = rest && new YamlReader(reading, out, rest);
  await library?.read(done);
  const json = out
    .take(true)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('');
  return { json, losses: losses.list(), documents: library?.documents ?? common.documents, isWhole: !rest };
}

/** What comes of it, an error included; whether the library had no part in it. */
async function outcome(text: string, options: YamlOptions, isCommon: boolean) {
  try {
    const { isWhole, ...way } = await convert(text, options, isCommon);
    return { way, isWhole };
  } catch (cause) {
    const { message, at } = cause as { message: string; at?: unknown };
    return { way: { message, at }, isWhole: false };
  }
}

async function expectSame(text: string, options = OPTIONS): Promise<boolean> {
  const { way, isWhole } = await outcome(text, options, true);
  expect(way, JSON.stringify(text)).toEqual((await outcome(text, options, false)).way);
  return isWhole;
}

/** All of which is common. */
const COMMON = [
  'a: 1\nb:\n  - x\n  - y: 2\n    z: [1, "b", {c: d}]\nc:\n- 1\n-\n  - 2\n- - 3\n  - 4\nd:\ne: "\\u00e9"\n',
  '# top\n---\na: x # one\n  # two\nb: 0x1F\n---\n- no\n- 12345678901234567890\n',
  'a: |\n  one\n\n    two\n\nb: >-\n  one\n  two\n\n\nc: |+\n  x\n\n',
  'a: one\n  two\n\n  three\nb: "one\n  two\\\n  three"\nc: \'one\n\n  two\'\n',
  'a: 1\r\nb: |\r\n  x\r\n  y\r\nc: x\r\n  y\r\n',
  '1: a\nno: b\n~: c\n"q": d\n\'s\' : e\na: 1\na: 2\n',
] as const;

describe('common YAML', () => {
  test.each(COMMON.map((text) => [text]))('%j needs no library', async (text) => {
    for (const version of ['1.2', '1.1'] as const) {
      for (const isLines of [false, true]) expect(await expectSame(text, { ...OPTIONS, version, isLines })).toBe(true);
    }
  });

  test('goes on with the library where it ends, as if it had begun with it', async () => {
    for (const text of [
      'a: 1\nb: 0x1\na: 2\nc: &x 3\nd: *x\na: 4\n# end\n',
      '- 1 # one\n- !t 2\n- 0x1\n',
      'a: 1\n...\n---\nb\n',
      '- a\n---\n- b\n---\nc: *x\n',
      'a: 1\nb\n',
      'a: 1\n<<: {a: 2, b: 3}\nb: 4\n',
      'a: 1\n%x: 2\n',
      '- a\nb: 1\n',
    ]) {
      expect(await expectSame(text)).toBe(false);
    }
  });

  const versions = fc.constantFrom('1.2' as const, '1.1' as const);
  test('any text gives what the library gives', async () => {
    let whole = 0;
    await fc.assert(
      fc.asyncProperty(anyYaml, versions, fc.boolean(), async (text, version, isLines) => {
        if (await expectSame(text, { ...OPTIONS, version, isLines })) whole++;
      }),
      { numRuns: Number(process.env.RUNS ?? 1_000) },
    );
    expect(whole).toBeGreaterThan(50);
  });

  test('so does the suite', async () => {
    const files = suite('yaml')?.files(/^\w{4}$/) ?? [];
    for (const file of files) await expectSame(readFileSync(join(file, 'in.yaml'), 'utf8')).catch(ignoreMissing);
  });
});

function ignoreMissing(cause: unknown) {
  if ((cause as { code?: unknown }).code !== 'ENOENT') throw cause;
}
