// Schemas in several files.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-schema-validator/kernel';
import type { CheckOptions } from '../../../workers/kernels/json-schema-validator/spec';
import { outputOf } from '../run-in-node';

type Files = readonly (readonly [name: string, schema: unknown])[];

const check = async (document: unknown, files: Files, options: Partial<CheckOptions> = {}) =>
  outputOf(
    kernel,
    [
      JSON.stringify(document),
      ...files.map(([, schema]) => (typeof schema === 'string' ? schema : JSON.stringify(schema))),
    ],
    {
      isLines: false,
      draft: 'auto',
      formats: 'auto',
      schemaNames: files.map(([name]) => name),
      hasFolders: true,
      ...options,
    },
  );

const rulesOf = async (...given: Parameters<typeof check>) =>
  (await check(...given)).errors.map(({ location }) => location);

const refusal = async (...given: Parameters<typeof check>) => {
  const error: unknown = await check(...given).catch((thrown: unknown) => thrown);
  return (error as Error).message;
};

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const TEXT = { $schema: DRAFT, type: 'string' };

describe('a reference leads to a further file', () => {
  test.each([
    ['schema.json', './text.json', 'text.json'],
    ['schemas/schema.json', '../common/text.json', 'common/text.json'],
    ['./schema.json', 'text.json', './text.json'],
    ['../a/schema.json', '../b/text.json', '../b/text.json'],
    ['C:\\a\\schema.json', 'text.json', 'C:\\a\\text.json'],
    ['/a/schema.json', './b/text.json', '/a/b/text.json'],
    ['a b/schema.json', './ü%20#1.json'.replace('#', '%23'), 'a b/ü #1.json'],
  ])('by its path: %s has %s, which is %s', async (root, reference, name) => {
    const files: Files = [
      [root, { $schema: DRAFT, properties: { a: { $ref: reference } } }],
      [name, TEXT],
    ];
    expect(await rulesOf({ a: 1 }, files)).toEqual([`${name}#/type`]);
    expect((await check({ a: 'x' }, files)).isValid).toBe(true);
  });

  test('by its $id before its path', async () => {
    const root = { $schema: DRAFT, $id: 'https://example.com/root.json', $ref: 'text.json' };
    const byPath: Files = [
      ['root.json', root],
      ['text.json', TEXT],
    ];
    expect(await rulesOf(1, byPath)).toEqual(['text.json#/type']);
    const number = { $schema: DRAFT, $id: 'https://example.com/text.json', type: 'number' };
    expect((await check(1, [...byPath, ['number.json', number]])).isValid).toBe(true);
  });

  test('by an address in it, an anchor or a pointer', async () => {
    const parts = {
      $schema: DRAFT,
      $defs: {
        a: { $id: 'https://example.com/a', type: 'string' },
        b: { $anchor: 'small', maximum: 3 },
        c: { minimum: 1 },
      },
    };
    const root = {
      $schema: DRAFT,
      anyOf: [
        { $ref: 'https://example.com/a' },
        { allOf: [{ $ref: 'parts.json#small' }, { $ref: 'parts.json#/$defs/c' }] },
      ],
    };
    const files: Files = [
      ['root.json', root],
      ['parts.json', parts],
    ];
    expect((await check(2, files)).isValid).toBe(true);
    expect((await check(4, files)).isValid).toBe(false);
    expect((await check(0, files)).isValid).toBe(false);
  });

  test('through another file, and back to the first one', async () => {
    const files: Files = [
      ['tree.json', { $schema: DRAFT, properties: { left: { $ref: 'parts/node.json' } } }],
      [
        'parts/node.json',
        { $schema: DRAFT, type: 'object', properties: { right: { $ref: '../tree.json' }, n: { $ref: 'n.json' } } },
      ],
      ['parts/n.json', { $schema: DRAFT, type: 'integer' }],
    ];
    expect(await rulesOf({ left: { right: { left: { n: 1.5 } } } }, files)).toEqual(['parts/n.json#/type']);
  });

  test('of another draft, by its own $schema or that of the first one', async () => {
    const old = { $schema: 'http://json-schema.org/draft-04/schema#', maximum: 3, exclusiveMaximum: true };
    const root = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      items: [{ $ref: 'old.json' }, { $ref: 'same.json' }],
    };
    const same = { dependencies: { a: ['b'] } };
    const files: Files = [
      ['root.json', root],
      ['old.json', old],
      ['same.json', same],
    ];
    expect(await rulesOf([3, { a: 1 }], files)).toEqual(['old.json#/exclusiveMaximum', 'same.json#/dependencies']);
  });

  test('that extends it by $dynamicRef', async () => {
    const tree = {
      $schema: DRAFT,
      $id: 'https://example.com/tree',
      $dynamicAnchor: 'node',
      properties: { children: { items: { $dynamicRef: '#node' } } },
    };
    const strict = {
      $schema: DRAFT,
      $id: 'https://example.com/strict',
      $dynamicAnchor: 'node',
      $ref: 'tree',
      unevaluatedProperties: false,
    };
    const files: Files = [
      ['strict.json', strict],
      ['tree.json', tree],
    ];
    expect((await check({ children: [{ children: [] }] }, files)).isValid).toBe(true);
    expect((await check({ children: [{ daat: 1 }] }, files)).isValid).toBe(false);
  });

  test('with a metaschema of its own', async () => {
    const meta = {
      $schema: DRAFT,
      $id: 'https://example.com/meta',
      $vocabulary: { 'https://json-schema.org/draft/2020-12/vocab/core': true },
    };
    const root = { $schema: 'https://example.com/meta', type: 'string' };
    expect(
      (
        await check(1, [
          ['root.json', root],
          ['meta.json', meta],
        ])
      ).isValid,
    ).toBe(true);
  });

  test('by the end of its path, where names lack folders', async () => {
    const root = { $schema: DRAFT, $ref: './defs/text.json' };
    const names = { hasFolders: false };
    expect(
      await rulesOf(
        1,
        [
          ['', root],
          ['text.json', TEXT],
        ],
        names,
      ),
    ).toEqual(['text.json#/type']);
    expect(
      await rulesOf(
        1,
        [
          ['', root],
          ['schemas/defs/text.json', TEXT],
        ],
        names,
      ),
    ).toEqual(['schemas/defs/text.json#/type']);
    const two: Files = [
      ['', root],
      ['a/defs/text.json', TEXT],
      ['b/defs/text.json', TEXT],
    ];
    expect(await refusal(1, two, names)).toContain('wants defs/text.json');
    expect(
      await refusal(1, [
        ['', root],
        ['text.json', TEXT],
      ]),
    ).toContain('wants defs/text.json');
  });
});

describe('is refused, in words', () => {
  const root = '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "items":\n    {"$ref": "./b.json"}}';

  test('a reference to no file', async () => {
    expect(await refusal([1], [['a/root.json', root]])).toBe(
      'The $ref to ./b.json at line 4, column 14 of the schema (#/items) wants a/b.json, which isn’t here. This tool never loads anything from the network: add that file to the schemas, or put it into $defs with its address as $id.',
    );
    expect(
      await refusal(
        [1],
        [
          ['a/root.json', root],
          ['b.json', TEXT],
          ['c.json', TEXT],
        ],
      ),
    ).toBe(
      'The $ref to ./b.json at line 4, column 14 of the schema (#/items) wants a/b.json. No schema has that $id or path. The further schemas are b.json and c.json. Add the missing file, or correct the reference.',
    );
  });

  test('a reference in a further file', async () => {
    const files: Files = [
      ['root.json', root],
      ['b.json', '{"$ref": "c.json#/x"}'],
    ];
    expect(await refusal([1], files)).toContain(
      'The $ref to c.json#/x at line 1, column 10 of b.json (b.json#) wants c.json.',
    );
  });

  test('two files with one $id', async () => {
    const one = { $schema: DRAFT, $id: 'https://example.com/x' };
    expect(
      await refusal(
        [1],
        [
          ['root.json', root],
          ['b.json', one],
          ['c.json', one],
        ],
      ),
    ).toBe(
      'Two schemas have the address https://example.com/x: b.json and c.json. A reference to it could mean either. Give only one of them, or change an $id.',
    );
    expect(
      await refusal(
        [1],
        [
          ['root.json', one],
          ['c.json', one],
        ],
      ),
    ).toContain('the schema and c.json');
  });

  test('a further file that is no schema', async () => {
    expect(
      await refusal(
        [1],
        [
          ['root.json', root],
          ['b.json', '{"type":\n"text"}'],
        ],
      ),
    ).toContain('at line 2, column 1 of b.json (/type)');
    expect(
      await refusal(
        [1],
        [
          ['root.json', root],
          ['b.json', '{"type":'],
        ],
      ),
    ).toContain('of b.json');
    expect(
      await refusal(
        [1],
        [
          ['root.json', root],
          ['b.json', '3'],
        ],
      ),
    ).toContain('b.json#');
  });
});

test('a file without references to it is named and does no harm', async () => {
  const { isValid, notes } = await check(1, [
    ['root.json', { $schema: DRAFT }],
    ['b.json', { $ref: 'nowhere.json' }],
  ]);
  expect(isValid).toBe(true);
  expect(notes).toEqual(['No reference leads to the schema b.json, so it wasn’t checked.']);
});
