// Repairs: what comes out is JSON, what went in stays, and what was JSON is not touched.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { repairText } from '../../../workers/kernels/json-formatter/repair';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anySpacedJson } from './any-json';

const options = { ...DEFAULT_OPTIONS, action: 'repair' } as const;

describe('repairs', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['[1, 2,]', [1, 2], ['Removed a trailing comma']],
    ['{"a": 1, /* b */ "c": 2 // d\n}', { a: 1, c: 2 }, ['Removed a comment', 'Removed a comment']],
    [`{'a': 'it\\'s "b"'}`, { a: `it's "b"` }, ["Replaced ' with", "Replaced ' with"]],
    ['{“a”: ‘b’}', { a: 'b' }, ['Replaced “', 'Replaced ‘']],
    ['{a: 1, $b_1: 2}', { a: 1, $b_1: 2 }, ['around the key a', 'around the key $b_1']],
    ['{"a": [1, {"b": 2', { a: [1, { b: 2 }] }, ['missing “}”', 'missing “]”', 'missing “}”']],
    ['[{"a": 1]', [{ a: 1 }], ['missing “}”']],
    ['[1 2]', [1, 2], ['missing comma']],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }, ['missing comma']],
    ['[True, None, undefined]', [true, null, null], ['True by true', 'None by null', 'undefined by null']],
    ['"a\nb"', 'a\nb', ['Escaped a line break']],
    ['["a', ['a'], ['Closed the last string', 'missing “]”']],
    ['\u00a0[1]', [1], ['special whitespace']],
    ['# note\n{"a": 1e400}', { a: Infinity }, ['Removed a comment']],
  ])('%s', (text, value, whats) => {
    const repaired = repairText(text, false);
    const found: unknown = JSON.parse(repaired?.text ?? '');
    expect(found).toEqual(value);
    expect(repaired?.repairs.map(({ what }) => what)).toEqual(
      whats.map((what) => expect.stringContaining(what) as string),
    );
  });

  test.each(['{"a" 1}', '{"a":}', 'hello', '[1]]', '{]', ',', '[01]', '[1.]', '{"a": b}', '', '[,]'])(
    'no guess is made for %s',
    async (text) => {
      const done = repairText(text, false);
      if (done) expect(() => JSON.parse(done.text) as unknown).toThrow();
      if (text) await expect(outputOf(kernel, text, options)).rejects.toThrow(/No safe repair was found\.$/);
    },
  );

  test('JSON stays as it is', () => {
    fc.assert(
      fc.property(anySpacedJson, (text) => {
        expect(repairText(text, false)).toEqual({ text, repairs: [] });
      }),
    );
  });

  test('any text ends in JSON or in words', async () => {
    const parts = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"', "'", 'a', '1', '-', '//', '\n', '/*', '*/', '\\'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 12 }), async (some) => {
        const text = `[${some.join('')}`;
        const output = await outputOf(kernel, text, options).catch((error: unknown) => error);
        if (output instanceof Error) expect(output.message).toMatch(/No safe repair was found\.$/);
        else expect(output).toMatchObject({ action: 'repair' });
      }),
      { numRuns: 500 },
    );
  });

  test('are told with their places, in the order of the input', async () => {
    const { result, repairs } = await outputOf(kernel, '{a: 1,\n b: 2, // c\n}', options);
    expect(result && (await textOf(result))).toBe('{\n  "a": 1,\n  "b": 2\n}');
    expect(repairs).toEqual([
      'Put quotation marks around the key a (line 1, column 2).',
      'Put quotation marks around the key b (line 2, column 2).',
      'Removed a trailing comma (line 2, column 6).',
      'Removed a comment (line 2, column 8).',
    ]);
  });
});
