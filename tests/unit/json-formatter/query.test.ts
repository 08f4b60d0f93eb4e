// Queries over JSON: the examples of RFC 9535, and tokens that stay as they were written.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../workers/contract/run/source';
import { kernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { DEFAULT_OPTIONS, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';
import { anySpacedJson } from './any-json';

async function ask(source: Source, query: string, options: Partial<JsonOptions> = {}, chunkBytes = 1 << 20) {
  const all = { ...DEFAULT_OPTIONS, action: 'minify', query, ...options } as const;
  const output = await outputOf(kernel, source, all, { chunkBytes });
  return { ...output, text: output.result ? await textOf(output.result) : '' };
}

// RFC 9535, section 1.5, figure 1
const BOOKS = [
  '{"category":"reference","author":"Nigel Rees","title":"Sayings of the Century","price":8.95}',
  '{"category":"fiction","author":"Evelyn Waugh","title":"Sword of Honour","price":12.99}',
  '{"category":"fiction","author":"Herman Melville","title":"Moby Dick","isbn":"0-553-21311-3","price":8.99}',
  '{"category":"fiction","author":"J. R. R. Tolkien","title":"The Lord of the Rings","isbn":"0-395-19395-8","price":22.99}',
];
const BICYCLE = '{"color":"red","price":399}';
const STORE = `{"book":[${BOOKS.join(',')}],"bicycle":${BICYCLE}}`;
const DOCUMENT = `{ "store" :\n${STORE} }`;
const book = (...indices: number[]) => indices.map((index) => BOOKS[index]).join(',');
const AUTHORS = '"Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"';

describe('JSONPath', () => {
  // RFC 9535, section 1.5, table 2
  test.each([
    ['$.store.book[*].author', AUTHORS],
    ['$..author', AUTHORS],
    ['$.store.*', `[${BOOKS.join(',')}],${BICYCLE}`],
    ['$.store.book..price', '8.95,12.99,8.99,22.99'],
    ['$..book[2]', book(2)],
    ['$..book[2].author', '"Herman Melville"'],
    ['$..book[2].publisher', ''],
    ['$..book[-1]', book(3)],
    ['$..book[0,1]', book(0, 1)],
    ['$..book[:2]', book(0, 1)],
    ['$..book[?@.isbn]', book(2, 3)],
    ['$..book[?@.price<10]', book(0, 2)],
    [' $ ', `{"store":${STORE}}`],
  ])('%s', async (query, matches) => expect((await ask(DOCUMENT, query)).text).toBe(`[${matches}]`));

  // RFC 9535, table 12 and table 14, in short
  test.each([
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', `$.o['j j']['k.k']`, '3'],
    ['{"o":{"j j":{"k.k":3}},"\'":{"@":2}}', '$["\'"]["@"]', '2'],
    ['["a","b","c","d","e","f","g"]', '$[5:1:-2]', '"f","d"'],
    ['["a","b","c"]', '$[::-1]', '"c","b","a"'],
    ['[{"a":"xab"},{"a":"b"}]', '$[?search(@.a, "a+b$")].a', '"xab"'],
    ['[[1,2],[3]]', '$[?length(@) == 2]', '[1,2]'],
  ])('%s %s', async (json, query, matches) => expect((await ask(json, query)).text).toBe(`[${matches}]`));

  // RFC 9535, sections 2.3.5.1 (numbers), 2.3.5.2.2 (order by code point) and 2.4.4 (length in code points).
  test.each([
    ['[{"o":"Good","c":0.48},{"o":"Bad","c":0.52}]', '$..[?@.c > 0.5].o', '"Bad"'],
    ['[0,1]', '$[?@ == 0e1]', '0'],
    ['[0,1,-0.25]', '$[?@ == 0.0 || @ == -0.25]', '0,-0.25'],
    ['[0,1]', '$[?@ == -0]', '0'],
    ['[0.001,0.1]', '$[?@ < 0.01e0]', '0.001'],
    ['["😀","e\u0301","a"]', '$[?length(@)==1]', '"😀","a"'],
    ['["👨‍👩‍👧","日本"]', '$[?length(@)==5]', '"👨‍👩‍👧"'],
    ['[{"a":"😀","b":"\uffee"},{"a":"a","b":"b"}]', '$[?@.a < @.b]', '{"a":"a","b":"b"}'],
    ['["\uffee","😀","😁"]', '$[?@ >= "😀"]', '"😀","😁"'],
    ['["a","ab","b"]', '$[?@ > "a"]', '"ab","b"'],
    ['[{"a":1,"b":1,"c":0},{"a":1,"b":1,"c":1}]', '$[?@.a == 1 && @.b == 1 && @.c == 1]', '{"a":1,"b":1,"c":1}'],
    ['[{"__proto__":1},{"constructor":2}]', '$[?@.__proto__]', '{"__proto__":1}'],
    ['{"a":{}}', '$.a.constructor', ''],
  ])('%s %s, to the letter', async (json, query, matches) =>
    expect((await ask(json, query)).text).toBe(`[${matches}]`),
  );

  test('copies what is written', async () => {
    const { text, matches, notes } = await ask(
      '{"a": 12345678901234567890, "b": [1.0, -0, 1E5, 1e400], "\\u0063": "\\u00e9\\/"}',
      '$..*',
    );
    expect(text).toBe('[12345678901234567890,[1.0,-0,1E5,1e400],"\\u00e9\\/",1.0,-0,1E5,1e400]');
    expect(matches).toBe(7);
    expect(notes).toEqual([]);
  });

  test('warns of the whole input, by its places', async () => {
    const { text, warnings, notes } = await ask('{"a":1,\n"a":2,"b":3}', '$.a');
    expect(text).toBe('[1,2]');
    expect(notes).toEqual(['The query selects each value of a repeated key.']);
    expect(warnings).toMatchObject([{ kind: 'duplicate-key', places: [{ line: 2, column: 1 }] }]);
  });

  test('each line of JSON Lines is a document', async () => {
    const text = '{"a":[1,2]}\n\n{"b":0}\r\n{"a":[3]}\n';
    expect((await ask(text, '$.a[0]', { isLines: true })).text).toBe('[1,3]');
    expect((await ask(text, '$.a[-1]', { isLines: true }, 3)).text).toBe('[2,3]');
    expect((await ask('{"a":1}{"a":2} 3', '$.a', { isSequence: true }, 2)).text).toBe('[1,2]');
    expect((await ask('{"a":1,"b":1}\n{"a":2,"b":3}', '$[?@ == $.a]', { isLines: true })).text).toBe('[1,1,2]');
  });

  // 2^53 and its neighbors are one double. The others have more digits, or a larger exponent, than doubles.
  test.each([
    ['[9007199254740992,9007199254740993]', '$[?@ == 9007199254740993]', '9007199254740993'],
    ['[9007199254740992,9007199254740993]', '$[?@ > 9007199254740992]', '9007199254740993'],
    ['[9007199254740992,9007199254740993]', '$[?@ <= 9007199254740992]', '9007199254740992'],
    ['[0.1,0.10000000000000000001]', '$[?@ > 0.1]', '0.10000000000000000001'],
    ['[1e400,1e401,-1e400]', '$[?@ > 1e400]', '1e401'],
    ['[1e-400,0,-0.0]', '$[?@ == 0]', '0,-0.0'],
    ['[1.50,15e-1,1.5000000000000000000000001]', '$[?@ == 1.5]', '1.50,15e-1'],
    ['[{"a":[9007199254740992]},{"a":[9007199254740993]}]', '$[?@.a == $[1].a]', '{"a":[9007199254740993]}'],
    ['[{"a":1,"b":[2.0]},{"b":[2],"a":1.0},{"a":1,"b":[3]}]', '$[?@ == $[0]].b', '[2.0],[2]'],
  ])('%s %s compares all digits', async (json, query, matches) =>
    expect((await ask(json, query)).text).toBe(`[${matches}]`),
  );

  test('of a repeated key each value is selected, and a filter takes the last one', async () => {
    const text = String.raw`[{"a":1,"\u0061":2},{"a":2,"a":1}]`.replace('\\\\', '\\');
    expect((await ask(text, '$[*].a')).text).toBe('[1,2,2,1]');
    expect((await ask(text, '$[?@.a == 2]')).matches).toBe(1);
    expect((await ask(text, '$[?length(@) == 1]')).matches).toBe(2);
  });

  test('any JSON is whole under $, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(anySpacedJson, fc.constantFrom(1, 7, 1 << 20), async (json, chunkBytes) => {
        const tokens = json.match(/"(?:[^"\\]|\\.)*"|[^\s"]/g)?.join('') ?? '';
        expect((await ask(new TextEncoder().encode(json), '$', {}, chunkBytes)).text).toBe(`[${tokens}]`);
      }),
    );
  });

  test('a blank query takes everything, and a tree is of the matches', async () => {
    expect((await ask('[1, 2]', ' ')).text).toBe('[1,2]');
    const { tree } = await ask(DOCUMENT, '$..price', { action: 'tree' });
    expect(tree?.count).toBe(6);
  });

  test.each([
    ['store', /not valid JSONPath\. It can’t be read at character 1\. Queries begin with \$/],
    ['$.a[', /not valid JSONPath/],
    ['$[?@.a = 1]', /not valid JSONPath/],
    ['$[?nothing(@)]', /not valid JSONPath/],
  ])('%s is refused', async (query, message) => {
    await expect(ask('[]', query)).rejects.toMatchObject({ code: 'invalid-input', title: 'Invalid query' });
    await expect(ask('[]', query)).rejects.toThrow(message);
  });

  // Syntax of other dialects (Goessner's scripts, JSONata, jq), and how to write it in RFC 9535.
  test.each([
    ['$.store.book[(@.length-1)]', 14, '[-1]'],
    ['$..$ref', 4, "['$ref']"],
    ['$.foo-bar', 6, "['foo-bar']"],
    ['$.a.@type', 5, "['@type']"],
    ['$[name]', 3, "['name']"],
    ['$[?@.a = 1]', 8, '=='],
    ['$[?@.a === 1]', 10, 'Write =='],
    ['$[?@.a =~ /x/]', 8, 'match('],
    ['$[?@.a == 1 and @.b == 2]', 13, '&&'],
    ['$[?(@.a == 1 || )]', 17, 'not valid JSONPath'],
    ['$[?@.a == b]', 11, "'b'"],
    ['$[?contains(@.a, "x")]', 4, 'match, search'],
    ['$[?length(@.a)]', 4, 'Compare the result of length()'],
    ['$["😀"', 6, 'not valid JSONPath'],
    [`$[?${'('.repeat(10_000)}@${')'.repeat(10_000)}]`, 204, 'nested'],
  ])('%s is refused at its place, with help', async (query, at, help) => {
    const message = `It can’t be read at character ${String(at)}. `;
    await expect(ask('[]', query)).rejects.toThrow(message);
    await expect(ask('[]', query)).rejects.toThrow(help);
  });

  test('several documents without the option, or a deep one, are refused', async () => {
    await expect(ask('1\n2', '$')).rejects.toThrow(/choose “JSON Lines”/);
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect((await ask(deep(500), '$..*')).matches).toBe(499);
    await expect(ask(deep(501), '$')).rejects.toMatchObject({ code: 'too-deep' });
    await expect(ask('[1,]', '$')).rejects.toMatchObject({ code: 'invalid-input', at: { column: 4 } });
  });
});
