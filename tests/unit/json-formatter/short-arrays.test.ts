// Short arrays on one line. Expected texts follow the rule: no objects and arrays inside, and the line fits with a comma.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anyJson, anySpacedJson } from './any-json';

async function format(text: string, options: Partial<JsonOptions> = {}, chunkBytes = 1 << 20): Promise<string> {
  const all = { ...DEFAULT_OPTIONS, arrays: '80', ...options } as const;
  const { result } = await outputOf(kernel, new TextEncoder().encode(text), all, { chunkBytes });
  return result ? textOf(result) : '';
}

/** By JSON.stringify's form, recursively. The key is before the array. */
function expected(value: unknown, indent: string, columns: number, before = '', level = 0): string {
  const width = (text: string) => Array.from(text.replaceAll('\t', '    ')).length;
  const pad = indent.repeat(level + 1);
  const end = `\n${indent.repeat(level)}`;
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object' || item === null);
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.length === 0 || (isFlat && width(`${indent.repeat(level)}${before}${line},`) <= columns)) return line;
    return `[${value.map((item) => `\n${pad}${expected(item, indent, columns, '', level + 1)}`).join(',')}${end}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value);
  if (members.length === 0) return '{}';
  const texts = members.map(([key, member]) => {
    const start = `${JSON.stringify(key)}: `;
    return `\n${pad}${start}${expected(member, indent, columns, start, level + 1)}`;
  });
  return `{${texts.join(',')}${end}}`;
}

describe('short arrays', () => {
  test.each([
    ['[1,2,3]', '[1, 2, 3]'],
    ['[]', '[]'],
    ['{"a":[1.50,"x, [y] \\" {",null]}', '{\n  "a": [1.50, "x, [y] \\" {", null]\n}'],
    ['[[1,2],[],[{}]]', '[\n  [1, 2],\n  [],\n  [\n    {}\n  ]\n]'],
    ['[1,[2],3]', '[\n  1,\n  [2],\n  3\n]'],
    ['[1,{"a":[2]}]', '[\n  1,\n  {\n    "a": [2]\n  }\n]'],
  ])('%s', async (text, formatted) => expect(await format(text)).toBe(formatted));

  test('are at most as wide as the columns, with a comma', async () => {
    // 80 columns are brackets, a comma, quotation marks, and 75 characters, of whatever size in bytes.
    for (const letter of ['x', 'é', '😀']) {
      expect(await format(`["${letter.repeat(75)}"]`)).toBe(`["${letter.repeat(75)}"]`);
      expect(await format(`["${letter.repeat(76)}"]`)).toBe(`[\n  "${letter.repeat(76)}"\n]`);
      expect(await format(`["${letter.repeat(115)}"]`, { arrays: '120' })).toBe(`["${letter.repeat(115)}"]`);
    }
    const inside = (count: number) => `{"k":["${'x'.repeat(count)}"]}`;
    expect(await format(inside(66), { indent: 'tab' })).toBe(`{\n\t"k": ["${'x'.repeat(66)}"]\n}`);
    expect(await format(inside(67), { indent: 'tab' })).toBe(`{\n\t"k": [\n\t\t"${'x'.repeat(67)}"\n\t]\n}`);
  });

  test('are those of the rule for any values, whatever the chunks', async () => {
    const value = fc.jsonValue({ maxDepth: 4 }).map((one) => JSON.parse(JSON.stringify(one)) as unknown);
    const indents = fc.constantFrom(['2', '  '] as const, ['4', '    '] as const, ['tab', '\t'] as const);
    await fc.assert(
      fc.asyncProperty(value, indents, fc.constantFrom(1, 3, 1000), async (one, [indent, text], chunkBytes) => {
        expect(await format(JSON.stringify(one), { indent }, chunkBytes)).toBe(expected(one, text, 80));
      }),
    );
  });

  test('formatting twice is formatting once, and no token changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, anySpacedJson), async (text) => {
        const once = await format(text);
        expect(await format(once)).toBe(once);
        expect(await format(once, { arrays: 'lines' })).toBe(await format(text, { arrays: 'lines' }));
      }),
    );
  });

  test('keep their places in a tree, and change nothing that is minified', async () => {
    const options = { ...DEFAULT_OPTIONS, arrays: '80' } as const;
    const { tree, result } = await outputOf(kernel, '{"a":[1,2]}', { ...options, action: 'tree' }, {});
    expect(tree?.count).toBe(4);
    expect(result && (await textOf(result))).toBe('{\n  "a": [1, 2]\n}');
    expect(await format('[1, 2]', { action: 'minify' })).toBe('[1,2]');
  });
});
