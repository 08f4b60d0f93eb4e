// The JSON formatter's kernel against JSON.parse and JSON.stringify, and by laws over any JSON.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS, type JsonAction, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyJson, anySpacedJson } from './any-json';

async function use(action: JsonAction, source: Source, settings: Partial<JsonOptions> = {}, chunkBytes = 1 << 20) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...settings, action }, { chunkBytes });
  return { ...output, text: output.result ? await textOf(output.result) : '' };
}

const format = async (source: Source, settings?: Partial<JsonOptions>) => (await use('format', source, settings)).text;
const minify = async (source: Source, settings?: Partial<JsonOptions>) => (await use('minify', source, settings)).text;

describe('tokens stay as they were written', () => {
  test.each([
    ['{"id":12345678901234567890}', '{\n  "id": 12345678901234567890\n}'],
    ['[1.0,-0,1E5,1e400,0.1000000000000000055]', '[\n  1.0,\n  -0,\n  1E5,\n  1e400,\n  0.1000000000000000055\n]'],
    ['{"2":1,"1":2,"2":3}', '{\n  "2": 1,\n  "1": 2,\n  "2": 3\n}'],
    [String.raw`"\u00e9\/\uD83D\uDE00"`, String.raw`"\u00e9\/\uD83D\uDE00"`],
    [' [ ] ', '[]'],
    ['{\n}', '{}'],
    ['[[],{},[{}]]', '[\n  [],\n  {},\n  [\n    {}\n  ]\n]'],
    ['0', '0'],
    ['-1.5e-7 ', '-1.5e-7'],
  ])('%s', async (text, formatted) => {
    expect(await format(text)).toBe(formatted);
    expect(await minify(formatted)).toBe(text.replace(/\s/g, ''));
  });

  test('any JSON is formatted as by JSON.stringify, and minified as by it', async () => {
    const plain = fc.jsonValue({ maxDepth: 5 }).filter((value) => !Object.is(value, -0));
    await fc.assert(
      fc.asyncProperty(plain, async (value) => {
        const text = JSON.stringify(value);
        const parsed: unknown = JSON.parse(text);
        expect(await format(text)).toBe(JSON.stringify(parsed, null, 2));
        expect(await format(text, { indent: '4' })).toBe(JSON.stringify(parsed, null, 4));
        expect(await format(text, { indent: 'tab' })).toBe(JSON.stringify(parsed, null, '\t'));
        expect(await minify(JSON.stringify(parsed, null, 3))).toBe(JSON.stringify(parsed));
      }),
    );
  });
});

describe('laws', () => {
  test('format of format is format, and minify of format is minify', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, fc.constantFrom('2', '4', 'tab'), async (text, indent) => {
        const settings = { indent } as const;
        const formatted = await format(text, settings);
        expect(await format(formatted, settings)).toBe(formatted);
        expect(await minify(formatted)).toBe(await minify(text));
      }),
    );
  });

  test('any split gives what one piece gives', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, fc.integer({ min: 1, max: 30 }), async (text, chunkBytes) => {
        const bytes = new TextEncoder().encode(text);
        expect(await use('format', bytes, {}, chunkBytes)).toEqual(await use('format', bytes));
      }),
    );
  });

  test('the counts are those of the parsed text', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (text) => {
        const { totals } = await use('validate', text);
        expect(totals).toEqual({ ...count(text), documents: 1 });
      }),
    );
  });
});

/** By the tokens of a text without whitespace outside of its strings. */
function count(text: string) {
  const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '"');
  const of = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  const members = of(/":/g);
  let [depth, deepest] = [0, 0];
  for (const character of bare) {
    if ('[{'.includes(character)) deepest = Math.max(deepest, ++depth);
    if (']}'.includes(character)) depth--;
  }
  return {
    depth: deepest,
    objects: of(/\{/g),
    arrays: of(/\[/g),
    members,
    scalars: strings.length - members + of(/true|false|null|-?\d[\d.eE+-]*/g),
  };
}

describe('what is not JSON is refused with its place', () => {
  test.each<[string, number, number, RegExp]>([
    ['{"a": 1,\n "b": }', 2, 7, /Unexpected “}” at line 2, column 7\. Expected a value/],
    ['[1, 2,]', 1, 7, /Trailing comma before “\]”/],
    ["{'a': 1}", 1, 2, /Wrong quotation mark “'”.*double quotation marks/],
    ['{a: 1}', 1, 2, /Key without quotation marks/],
    ['[1 // one\n]', 1, 4, /Comment at line 1, column 4/],
    ['{"a": [1', 1, 9, /“]” and 1 more are missing/],
    ['{"é😀": x}', 1, 8, /Unexpected “x”/],
    ['"a\tb"', 1, 3, /Unexpected a tab/],
    ['"\\x"', 1, 3, /A backslash is followed by/],
    ['"abc', 1, 5, /ends inside a string/],
    ['[1] [2]', 1, 5, /Expected nothing after the end/],
    ['01', 1, 2, /Expected nothing/],
    ['[1.]', 1, 4, /Expected a digit after the decimal point/],
    ['tru', 1, 4, /Expected true, false or null/],
  ])('%s', async (text, line, column, message) => {
    for (const action of ['format', 'minify', 'validate'] as const) {
      await expect(use(action, text)).rejects.toMatchObject({
        code: 'invalid-input',
        title: 'Invalid JSON',
        at: { line, column },
      });
      await expect(use(action, text)).rejects.toThrow(message);
    }
  });

  test('blank text has the words of its button', async () => {
    for (const action of ['format', 'minify', 'validate'] as const) {
      await expect(use(action, ' \n')).rejects.toThrow(`Please enter JSON to ${action}.`);
    }
    await expect(use('validate', new TextEncoder().encode(' \n'))).rejects.toThrow('only whitespace');
  });

  test.each([
    [Buffer.from('["\xff"]', 'latin1'), 3],
    [Buffer.from('["caf\xe9"]', 'latin1'), 6],
    [Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 2],
    [Buffer.from([0x22, 0xf0, 0x9f, 0x98]), 2],
  ])('bytes that are not UTF-8: %o', async (bytes, column) => {
    for (const chunkBytes of [1, 3, 100]) {
      const failing = use('minify', bytes, {}, chunkBytes);
      await expect(failing).rejects.toMatchObject({ at: { line: 1, column } });
      await expect(failing).rejects.toThrow('aren’t UTF-8');
    }
  });
});

describe('depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  test('is only limited where indentation would explode', async () => {
    expect((await use('minify', nested(100_000))).text).toBe(nested(100_000));
    expect((await use('validate', nested(1_000_000))).totals.depth).toBe(1_000_000);
    await expect(use('validate', nested(1_000_001))).rejects.toMatchObject({ code: 'too-deep' });
    await expect(use('format', nested(100_000))).rejects.toMatchObject({
      code: 'too-deep',
      at: { line: 1, column: 10_001 },
      message: expect.stringContaining('more than 10,000 levels') as string,
    });
    expect(await format(nested(2_000))).toBe(JSON.stringify(JSON.parse(nested(2_000)), null, 2));
  });
});

const countOf = (warnings: readonly { readonly kind: string; readonly count: number }[], kind: string) =>
  warnings.find((warning) => warning.kind === kind)?.count ?? 0;

describe('warnings', () => {
  test.each([
    ['{"a":1,"b":2,"a":3}', ['1:14']],
    [String.raw`{"a":1,"\u0061":2}`, ['1:8']],
    [String.raw`{"😀":1,"\uD83D\uDE00":2,"\ud83d":3}`, ['1:8']],
    ['{"a":{"a":1},\n"b":[{"a":1,"a":2}],"a":1}', ['2:13', '2:21']],
    ['[{"a":1},{"a":1}]', []],
    ['{"":1,"":2}', ['1:7']],
  ])('duplicate keys: %s', async (text, places) => {
    for (const chunkBytes of [1, 5, 1000]) {
      const { warnings } = await use('validate', new TextEncoder().encode(text), {}, chunkBytes);
      expect(warnings.flatMap((one) => one.places.map(({ line, column }) => `${line}:${column}`))).toEqual(places);
      expect(countOf(warnings, 'duplicate-key')).toBe(places.length);
    }
  });

  test.each([
    ...['0', '-0', '1.50', '9007199254740991', '-9007199254740991', '123456789012345', '1e5', '100000000000000000000'],
    ...['0.1', '1.7976931348623157e308', '5e-324', '3.141592653589793', '0.30000000000000004', '0e999', '1.0e2'],
    ...['1.00000000000000000000000', '122.41941550000001'],
  ])('%s is what a double keeps', async (number) => {
    expect((await use('validate', `[${number}]`)).warnings).toEqual([]);
  });

  test.each([
    ...['9007199254740993', '-9007199254740993', '12345678901234567890', '1e400', '-1e400', '1e-400', '1.8e308'],
    ...['0.1000000000000000055', '3.14159265358979323846', '123456789012345678'],
  ])('%s is not', async (number) => {
    for (const chunkBytes of [1, 4, 1000]) {
      for (const text of [number, `{"a": ${number} }`]) {
        const { warnings } = await use('validate', new TextEncoder().encode(text), {}, chunkBytes);
        expect(countOf(warnings, 'inexact-number')).toBe(1);
      }
    }
  });

  test('are all counted, and the first hundred of each kind have their places', async () => {
    const text = `[${Array.from({ length: 300 }, () => '{"k":1e999,"k":2}').join(',\n')}]`;
    const { warnings } = await use('validate', text);
    expect(warnings.map(({ kind, count, places }) => [kind, count, places.length])).toEqual([
      ['duplicate-key', 300, 100],
      ['inexact-number', 300, 100],
    ]);
    expect(warnings[0]?.places.at(-1)).toEqual({ line: 100, column: 12 });
  });
});

describe('what a file may begin with', () => {
  test('a byte order mark is removed, and noted', async () => {
    const { text, notes } = await use('format', new TextEncoder().encode('\ufeff[1]'));
    expect(text).toBe('[\n  1\n]');
    expect(notes.join()).toContain('byte order mark');
  });

  test('UTF-16 is read, and noted', async () => {
    const { text, notes } = await use('minify', Buffer.from('\ufeff{"ä": "😀"}', 'utf16le'));
    expect(text).toBe('{"ä":"😀"}');
    expect(notes.join()).toContain('UTF-16');
  });
});

describe('JSON Lines', () => {
  const text = '{"a":1}\n\n [2,\n3]\r\n"x"\n';
  test('each line is a document', async () => {
    expect(await minify(text, { isLines: true })).toBe('{"a":1}\n[2,3]\n"x"');
    expect(await format(text, { isLines: true })).toBe('{\n  "a": 1\n}\n[\n  2,\n  3\n]\n"x"');
    const { totals, notes } = await use('validate', text, { isLines: true });
    expect(totals.documents).toBe(3);
    expect(notes.join()).toContain('span several lines');
  });

  test('two on one line, and none at all, are refused', async () => {
    await expect(use('validate', '1 2', { isLines: true })).rejects.toMatchObject({ at: { column: 3 } });
    await expect(use('validate', '{"a":1}{"b":2}')).rejects.toThrow(
      /choose “JSON Lines” \(one on each line\) or “Several values” under Options\.$/,
    );
    await expect(use('validate', '{"a":1}{"b":2}', { isLines: true })).rejects.toThrow(
      /^Unexpected “\{” at line 1, column 8\. Expected a line break before the next value\.$/,
    );
    await expect(use('validate', '{"a":1}\n{"b"\n', { isLines: true })).rejects.toMatchObject({ at: { line: 3 } });
    await expect(use('validate', '{"a":1}\n{"b":2}')).rejects.toThrow('choose “JSON Lines”');
  });
});

// As `jq -c .` (1.6) reads them.
describe('several values', () => {
  test.each([
    ['{"a":1}{"a":2}', '{"a":1}\n{"a":2}'],
    ['1 2 3', '1\n2\n3'],
    ['1\t"a""b"[]null\r\ntrue', '1\n"a"\n"b"\n[]\nnull\ntrue'],
    ['[1][2]\n\n{}', '[1]\n[2]\n{}'],
    ['{"a":""}1[{}]2', '{"a":""}\n1\n[{}]\n2'],
    ['{"a":1}', '{"a":1}'],
  ])('%j', async (text, minified) => {
    for (const chunkBytes of [1, 2, 1000]) {
      expect((await use('minify', new TextEncoder().encode(text), { isSequence: true }, chunkBytes)).text).toBe(
        minified,
      );
    }
    const formatted = await format(text, { isSequence: true });
    expect(formatted).toBe(
      minified
        .split('\n')
        .map((line) => JSON.stringify(JSON.parse(line), null, 2))
        .join('\n'),
    );
    expect(await format(formatted, { isSequence: true })).toBe(formatted);
    expect((await use('validate', text, { isSequence: true })).totals.documents).toBe(minified.split('\n').length);
  });

  test('can be sorted, and with JSON Lines the lines decide', async () => {
    expect(await minify('{"b":1,"a":2}{"d":1,"c":2}', { isSequence: true, sortKeys: true })).toBe(
      '{"a":2,"b":1}\n{"c":2,"d":1}',
    );
    await expect(use('minify', '1 2', { isSequence: true, isLines: true })).rejects.toMatchObject({
      at: { column: 3 },
    });
  });

  test.each([
    ['1true', 2, 'Expected a space or a line break before the next value.'],
    ['true false1', 11, 'Expected a space or a line break before the next value.'],
    ['1 2, 3', 4, 'Expected another value or the end of the text.'],
    ['{"a":1}}', 8, 'Expected a value'],
    ['{"a":1}{"a"', 12, '“}” is missing'],
  ])('%s is refused at its place', async (text, column, expected) => {
    const failing = use('validate', text, { isSequence: true });
    await expect(failing).rejects.toMatchObject({ at: { line: 1, column } });
    await expect(failing).rejects.toThrow(expected);
  });
});

/** Recursive, which is fine only for small inputs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return new Map(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  const entries = value as ReadonlyMap<string, unknown>;
  return `{${[...entries].map(([key, entry]) => `${JSON.stringify(key)}:${written(entry)}`).join(',')}}`;
}

describe('sorted keys', () => {
  test('are in the order of their code points', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), async (value) => {
        const text = JSON.stringify(value, null, 1);
        expect(await minify(text, { sortKeys: true })).toBe(written(sorted(JSON.parse(text))));
      }),
    );
  });

  test('equal keys stay in their order, and are reported', async () => {
    const text = String.raw`{"b":1,"a":{"y":[{"d":1,"c":2}],"x":2},"b":0,"\u0061a":3,"aa":4,"a":5}`;
    const { text: result, warnings } = await use('minify', text, { sortKeys: true });
    expect(result).toBe(String.raw`{"a":{"x":2,"y":[{"c":2,"d":1}]},"a":5,"\u0061a":3,"aa":4,"b":1,"b":0}`);
    expect(countOf(warnings, 'duplicate-key')).toBe(3);
  });

  test('work in lines and at any depth', async () => {
    expect(await minify('{"b":1,"a":2}\n[]\n{"d":1,"c":{}}', { sortKeys: true, isLines: true })).toBe(
      '{"a":2,"b":1}\n[]\n{"c":{},"d":1}',
    );
    const deep = (inner: string) => '{"b":0,"a":'.repeat(50_000) + inner + '}'.repeat(50_000);
    const swapped = '{"a":'.repeat(50_000) + '1' + ',"b":0}'.repeat(50_000);
    expect(await minify(deep('1'), { sortKeys: true })).toBe(swapped);
  });
});
