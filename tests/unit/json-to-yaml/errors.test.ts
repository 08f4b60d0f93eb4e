// The messages for invalid YAML: what is wrong, where it begins, and what to do.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS, type YamlOptions } from '../../../workers/kernels/json-to-yaml/spec';
import { outputOf } from '../run-in-node';

const use = (source: string, options: Partial<YamlOptions> = {}) =>
  outputOf(kernel, source, { ...DEFAULT_OPTIONS, ...options });
const toJson = (source: string) => use(source, { mode: 'to-json' });

async function expectRefused(yaml: string, line: number, column: number, message: RegExp) {
  const failing = toJson(yaml);
  await expect(failing).rejects.toMatchObject({ code: 'invalid-input', at: { line, column } });
  await expect(failing).rejects.toThrow(message);
  await expect(failing).rejects.toThrow('Invalid YAML format. Please check your input. ');
}

describe('what is not YAML is refused in words, with its place', () => {
  test.each<[string, number, number, RegExp]>([
    ['a: b: c', 1, 4, /A value has a key inside at line 1, column 4\./],
    ['a:\n\t- b', 2, 1, /A tab is used as indentation/],
    ['a: 1\n b: 2', 1, 4, /A value has a key inside/],
    ['a: ]', 1, 4, /Unexpected “]”/],
    ['a: "\\q"', 1, 5, /A backslash begins no valid escape/],
    ['a: @b', 1, 4, /reserved character/],
    ['key\nother: 1', 1, 1, /A key spans several lines/],
    ['a: 1\nb', 2, 1, /A key has no value/],
    ['a: %x', 1, 4, /reserved character/],
    ['x: !e!tag y', 1, 4, /undeclared tag|tag is not valid/],
  ])('%j', expectRefused);

  test('nor is what is not JSON', async () => {
    const failing = use('{"a": 1,}');
    await expect(failing).rejects.toMatchObject({ code: 'invalid-input', at: { line: 1, column: 9 } });
    await expect(failing).rejects.toThrow(/^Invalid JSON format\. Please check your input\. Trailing comma/);
    for (const mode of ['to-yaml', 'to-json'] as const) {
      await expect(use(' \n', { mode })).rejects.toThrow('Please enter data to convert.');
    }
  });
});

// PyYAML names these places as well: “while scanning a quoted scalar in …”, “while parsing a flow sequence in …”.
describe('what is never closed is placed where it opens', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `  k${index}: v\n`).join('');
  test.each<[string, number, number]>([
    [`top:\n  a: "v\n${lines}`, 2, 6],
    [`top:\n  a: 'v\n${lines}`, 2, 6],
    ['a: "x', 1, 4],
    ['a: "', 1, 4],
    ["- 'abc\n- d\n", 1, 3],
    ['a: "b\nc: "d"\n', 1, 4],
    ['list:\n  - "a\n  - "b"\n', 2, 5],
    ['"a": "b\n"c": "d"\n', 1, 6],
    ["a: it's\n# it's\nb: 'x\n", 3, 4],
    ['a: ["x, y]\nb: 1\n', 1, 5],
    [`${'- "ok"\n'.repeat(10_000)}- "x\n`, 10_001, 3],
    // The last mark belongs to the text: the library alone takes these as complete.
    ['a: "v\\"\nb: "x"\n', 1, 4],
    ["a: 'v''\nb: 'x'\n", 1, 4],
  ])('a quotation mark: %#', (yaml, line, column) => expectRefused(yaml, line, column, /A quoted string has no end/));

  test.each<[string, number, number, string]>([
    ['a: [1, 2', 1, 4, '['],
    ['a: [1, 2\nb: 3\n', 1, 4, '['],
    ['a: [1, 2\n  b: 3\n', 1, 4, '['],
    ['a: [1, {b: 2, [3]\nc: 4\n', 1, 8, '{'],
    ['{"a": [1, 2}', 1, 7, '['],
    ['{a: 1, b: 2\n', 1, 1, '{'],
    ['- [1]\n- [2\n- [3]\n', 2, 3, '['],
    ['---\na: 1\n---\nb: {c: [1, 2]\n', 4, 4, '{'],
    [`${'- [ok]\n'.repeat(10_000)}- [x\n`, 10_001, 3, '['],
  ])('a bracket: %#', (yaml, line, column, bracket) =>
    expectRefused(yaml, line, column, new RegExp(`The bracket “\\${bracket}” is not closed`)),
  );

  test.each<[string, number, number, RegExp]>([
    ['a: ]\nb: "x\n', 1, 4, /Unexpected “]”/],
    ['a: b: c\nd: [1\n', 1, 4, /A value has a key inside/],
    ['a: 1\n---\nb: *x\n---\nc: [\n', 3, 4, /no anchor “&x”/],
  ])('an error before it comes first: %j', expectRefused);

  test.each([
    ["- \"a\\\\\"\n- ''\n- 'it''s'\n- ''''\n- \"\"\n", '["a\\\\","","it\'s","\'",""]'],
    ['a: "b\n  \\"c\\"\n  d"\n', '{"a":"b \\"c\\" d"}'],
    ['a: &x "[("\nb: [ "]", \'{\' ] # [\nc: "#{"\n', '{"a":"[(","b":["]","{"],"c":"#{"}'],
  ])('what is closed is no error: %j', async (yaml, json) => {
    const { result } = await use(yaml, { mode: 'to-json', isLines: true });
    expect(result).toMatchObject({ text: json });
  });
});

describe('frequent mistakes have their own words', () => {
  test.each<[string, number, number]>([
    ['a:1\nb: 2\n', 1, 2],
    ['a: 1\nb:2\n', 2, 2],
    ['x:\n  a:1\n  b: 2\n', 2, 4],
    ['- name:web\n  port: 80\n', 1, 7],
    ['a: x\nb:2\nc:3\n', 2, 2],
    ['a : 1\nb :2\n', 2, 3],
    ['"a":1\nb: 2\n', 1, 4],
    ["'a':1\n", 1, 4],
    ['a: 1\n"b":2\n', 2, 4],
    ['a:"x"\nb: 2\n', 1, 2],
    ['version:"3"\nservices:\n  web:\n', 1, 8],
  ])('a space is missing after a colon: %j', (yaml, line, column) =>
    expectRefused(yaml, line, column, /A space is missing after the colon .* Write “key: value”\./),
  );

  test.each<[string, number, number, RegExp]>([
    ['a: 1\n- b\n', 2, 1, /A list item is among the keys of a map/],
    ['a:\n  b: 1\n  - c\n', 3, 3, /A list item is among the keys of a map/],
    ['a: 1\nb:\n  - c\n- d\n', 4, 1, /A list item is among the keys of a map/],
    ['a:\n- b\nc: 1\n- d\n', 4, 1, /A list item is among the keys of a map/],
    ['- a\nb: 1\n', 2, 1, /A key is among the items of a list/],
    ['- a: 1\n  x: 2\n# note\nb: 2\n', 4, 1, /A key is among the items of a list/],
    ['a:\n  - b\n  c: 1\n', 3, 3, /A key is among the items of a list/],
    ['- a\n- b\nkey:\n', 3, 1, /A key is among the items of a list/],
    ['a: - b\n', 1, 4, /A list begins on the line of its key/],
    ['- a: 1\n b: 2\n', 2, 1, /The indentation is wrong/],
  ])('a list and a map in one column: %j', expectRefused);

  test.each<[string, number, number]>([
    ['a: *.example.com\n', 1, 4],
    ['- *.js\n', 1, 3],
    ['a: **/*.ts\n', 1, 4],
    ['a: [*.js, b]\n', 1, 5],
    ['a: *\n', 1, 4],
    ['cron: * * * * *\n', 1, 7],
    ['a: &\n', 1, 4],
    ['a: **bold**\n', 1, 4],
    ['*.js: 1\n', 1, 7],
    ['a: @scope/name\n', 1, 4],
    ['a: %d\n', 1, 4],
    ['a: `b`\n', 1, 4],
  ])('text needs quotation marks: %j', (yaml, line, column) => expectRefused(yaml, line, column, /quotation marks\.$/));

  test.each<[string, number, number, RegExp]>([
    ["a: 'it's'\n", 1, 8, /There is text after a closing quotation mark/],
    ['a: "x" y\n', 1, 8, /There is text after a closing quotation mark/],
    ['- "a" b\n', 1, 7, /There is text after a closing quotation mark/],
    ['{\n "a": 1\n "b": 2\n}', 2, 8, /A comma is missing/],
    ['{"a":"x" "b":1}', 1, 9, /A comma is missing/],
    ['["a" "b"]', 1, 6, /A comma is missing/],
    ['[\n- a\n- b\n]\n', 2, 1, /A list or map in lines is within brackets/],
  ])('quotation marks and commas: %j', expectRefused);

  // A search for the reason that goes back over such a line at each space takes minutes.
  test.each([`a: 1\nb${' '.repeat(1_000_000)}c\nd: 2\n`, `{a: b${' '.repeat(1_000_000)}c\nd: 2}`])(
    'in a line of a million characters: %#',
    async (yaml) => expect(toJson(yaml)).rejects.toMatchObject({ code: 'invalid-input' }),
  );
});
