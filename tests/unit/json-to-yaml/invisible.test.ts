// Invisible characters: YAML's whitespace is the space and the tab (YAML 1.2.2, rule 33), so others are text.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

async function toLine(source: string) {
  const output = await outputOf(kernel, source, { ...DEFAULT_OPTIONS, mode: 'to-json', isLines: true });
  const places = output.losses.find(({ kind }) => kind === 'invisible')?.places;
  return { json: await textOf(output.result), places: places?.map(({ line, text }) => `${line}: ${text}`) };
}

describe('a note names the character', () => {
  test.each<[string, unknown, string]>([
    // Instead of a space that YAML needs.
    ['a:\u00a01\n', 'a:\u00a01', '1: a:[U+00A0]1'],
    ['a: 1\n\u00a0\u00a0b: 2\n', { a: 1, '\u00a0\u00a0b': 2 }, '2: [U+00A0][U+00A0]b'],
    ['a:\n\u3000b: 2\n', { a: null, '\u3000b': 2 }, '2: [U+3000]b'],
    ['-\u00a0a\n', '-\u00a0a', '1: -[U+00A0]a'],
    ['a: 1\u00a0# note\n', { a: '1\u00a0# note' }, '1: 1[U+00A0]# note'],
    ['a: &x {b:\u202f1}\n', { a: { 'b:\u202f1': null } }, '1: b:[U+202F]1'],
    // At an end of a value, where it changes the value.
    ['a: 1\u00a0\n', { a: '1\u00a0' }, '1: 1[U+00A0]'],
    ['a: \u200btrue\n', { a: '\u200btrue' }, '1: [U+200B]true'],
    ['- no\u2060\n', ['no\u2060'], '1: no[U+2060]'],
    ['a: [\u00a01]\n', { a: ['\u00a01'] }, '1: [U+00A0]1'],
    ['a: x\n  y\u00a0\n', { a: 'x y\u00a0' }, '1: x y[U+00A0]'],
    // In keys.
    ['a: 1\n\ufeffb: 2\n', { a: 1, '\ufeffb': 2 }, '2: [U+FEFF]b'],
    ['user\u00a0id: 1\n', { 'user\u00a0id': 1 }, '1: user[U+00A0]id'],
    ['user\u200bid: &x 1\n', { 'user\u200bid': 1 }, '1: user[U+200B]id'],
    ['"id\u00ad": 1\n', { 'id\u00ad': 1 }, '1: id[U+00AD]'],
    ['a: {\u200eid: 1}\n', { a: { '\u200eid': 1 } }, '1: [U+200E]id'],
    // Line breaks of YAML 1.1, and what 1.2 allows in quotation marks only.
    ['a: b\u0085c\n', { a: 'b\u0085c' }, '1: b[U+0085]c'],
    ['a: b\u2028c\n', { a: 'b\u2028c' }, '1: b[U+2028]c'],
    ['a: b\u007fc\n', { a: 'b\u007fc' }, '1: b[U+007F]c'],
  ])('%j', async (yaml, value, place) => {
    const { json, places } = await toLine(yaml);
    expect(JSON.parse(json)).toEqual(value);
    expect(places).toEqual([place]);
  });

  test.each([
    'price: 10\u00a0€\n', // French and others
    'name: 山田\u3000太郎\n',
    'می\u200cخواهم: می\u200cروم\n', // Persian spelling
    '👩\u200d💻: 👩\u200d💻\n',
    'a: "\u00a0b\u00a0"\n',
    'a: |\n  b\u00a0\n# c\u00a0\n',
  ])('%j needs none', async (yaml) => expect((await toLine(yaml)).places).toBeUndefined());
});

describe('an error names the character that looks like a space', () => {
  test.each([
    ['- a\n\u00a0\u00a0b\n', 2, 'in place of U+00A0 at column 1.'],
    ['k:\n  - a\n\u00a0 - b\n', 3, 'in place of U+00A0 at column 1.'],
    ['- a: 1\n \u3000b: 2\n', 2, 'in place of U+3000 at column 2.'],
    ['a: |\n  x\n\u00a0 y\n', 3, 'in place of U+00A0 at column 1.'],
    ['a: 1\nb:\u00a02\n', 2, 'in place of U+00A0 at column 3.'],
  ])('%j', async (yaml, line, message) => {
    await expect(toLine(yaml)).rejects.toMatchObject({ code: 'invalid-input', at: { line } });
    await expect(toLine(yaml)).rejects.toThrow(message);
  });
});

// YAML 1.2.2, rule 1, c-printable. PyYAML: “special characters are not allowed”; libyaml and go-yaml refuse them as well.
test.each([
  ['a\u0007b: 1\n', 1, 2, '(U+0007)'],
  ['a: "x\u0000"\n', 1, 6, '(U+0000)'],
  ['a: 1\n\u000c\nb: 2\n', 2, 1, '(U+000C)'],
  ['a: 1\n# \u001b[0m\n', 2, 3, '(U+001B)'],
  ['a: |\n  x\u0008y\n', 2, 4, '(U+0008)'],
  ['\u000b- a\n', 1, 1, '(U+000B)'],
])('a control character is refused: %j', async (yaml, line, column, code) => {
  await expect(toLine(yaml)).rejects.toMatchObject({ code: 'invalid-input', at: { line, column } });
  await expect(toLine(yaml)).rejects.toThrow(code);
  expect((await toLine('a: "\\x07\\0\\e\\t"\n')).json).toBe('{"a":"\\u0007\\u0000\\u001b\\t"}');
});
