// Objects of fields from the matches of a query, as written in the document.
import { describe, expect, test } from 'vitest';
import { kernel as csv } from '../../../workers/kernels/csv-converter/kernel';
import { DEFAULT_OPTIONS as CSV_OPTIONS } from '../../../workers/kernels/csv-converter/spec';
import { kernel } from '../../../workers/kernels/json-formatter/kernels/json-query';
import { DEFAULT_OPTIONS, type JsonOptions } from '../../../workers/kernels/json-formatter/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const USERS = `[
  {"name": "Zo\\u00e9", "id": 12345678901234567890, "address": {"city": "Zürich", "zip": "08001"}, "tags": ["a", "b"]},
  {"name": "Bob", "id": 1.50, "address": null, "tags": [], "home town": true}
]`;

async function ask(query: string, fields: string, json = USERS, options: Partial<JsonOptions> = {}) {
  const output = await outputOf(kernel, json, { ...DEFAULT_OPTIONS, action: 'minify', query, fields, ...options });
  return { ...output, text: output.result ? await textOf(output.result) : '' };
}

describe('fields of each match', () => {
  test.each([
    ['$[*]', '{name}', String.raw`[{"name":"Zo\u00e9"},{"name":"Bob"}]`],
    ['$[*]', '{ id, "city" : address.city }', '[{"id":12345678901234567890,"city":"Zürich"},{"id":1.50,"city":null}]'],
    ['$[?@.id > 1.5]', '{name: id}', '[{"name":12345678901234567890}]'],
    [
      '$[*]',
      '{tags: tags[*], first: tags[0], all: @.tags}',
      '[{"tags":["a","b"],"first":"a","all":["a","b"]},{"tags":[],"first":null,"all":[]}]',
    ],
    ['$[*]', '{at: {zip: address.zip}}', '[{"at":{"zip":"08001"}},{"at":{"zip":null}}]'],
    ['$[1]', `{'home town', x: "home town", y: @['home town']}`, '[{"home town":true,"x":true,"y":true}]'],
    ['$..zip', '{zip: @}', '[{"zip":"08001"}]'],
    ['$[*].tags', '{first: @[0], found: @[?@ == "b"]}', '[{"first":"a","found":["b"]},{"first":null,"found":[]}]'],
    ['', '{first: @[0].name, ids: @[*].id}', String.raw`[{"first":"Zo\u00e9","ids":[12345678901234567890,1.50]}]`],
    ['$.nothing', '{name}', '[]'],
  ])('%s %s', async (query, fields, result) => expect((await ask(query, fields)).text).toBe(result));

  test('of each line of JSON Lines', async () => {
    expect((await ask('', '{a}', '{"a":1,"b":2}\n{"b":3}\n', { isLines: true })).text).toBe('[{"a":1},{"a":null}]');
  });

  test('are counted, and can be a tree', async () => {
    const { matches, totals, tree } = await ask('$[*]', '{name, id}', USERS, { action: 'tree' });
    expect([matches, totals.members, tree?.count]).toEqual([2, 4, 7]);
  });

  test('become columns of a CSV file', async () => {
    const { text } = await ask('$[*]', '{id, city: address.city}');
    const { result } = await outputOf(csv, text, { ...CSV_OPTIONS, mode: 'to-csv' });
    expect(await textOf(result)).toMatch(/^id,city\r?\n12345678901234567890,Zürich\r?\n1\.50,\r?\n$/);
  });

  test.each([
    ['name', 1, 'They look like {name, city: address.city}.'],
    ['{name', 6, 'They look like'],
    ['{name} x', 7, 'They look like'],
    ['{}', 2, 'They look like'],
    ['{address.city}', 2, 'Write a key before this, as in key: address.c'],
    ['{@.name}', 2, 'Write a key before this'],
    ['{city: .address.city}', 8, 'Leave out the dot'],
    ['{city: $.address}', 8, 'Write @ for the match'],
    ['{city: tags[?@ == $.x]}', 12, 'Write @ for the match'],
    ['{name, name: id}', 8, 'The key "name" is there twice'],
    ['{name: name | length}', 13, 'They look like'],
    ['{name: tags[}', 13, 'They look like'],
  ])('%s is refused at its place', async (fields, position, help) => {
    const failing = ask('$', fields);
    await expect(failing).rejects.toMatchObject({ code: 'invalid-input', title: 'Invalid fields' });
    await expect(failing).rejects.toThrow(`The fields can’t be read at character ${String(position)}. `);
    await expect(failing).rejects.toThrow(help);
  });

  test('need each match in memory', async () => {
    const long = `[${'"x",'.repeat(9_000_000)}0]`;
    await expect(ask('$', '{first: @[0]}', long)).rejects.toThrow('The part “{first: @[0]}” of the query');
    expect((await ask('$[9000000]', '{last: @}', long)).text).toBe('[{"last":0}]');
  });
});
