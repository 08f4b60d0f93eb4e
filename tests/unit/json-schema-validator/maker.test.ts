// Schemas and types made from data. The law: data conforms to its schema, by our own check and by ajv.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel as checker } from '../../../workers/kernels/json-schema-validator/kernel';
import { kernel } from '../../../workers/kernels/json-schema-validator/kernels/schema-maker';
import { MOST_NAMES, type MakeOptions } from '../../../workers/kernels/json-schema-validator/spec';
import { outputOf } from '../run-in-node';

async function make(text: string, options: Partial<MakeOptions> = {}): Promise<string> {
  const { result } = await outputOf(kernel, text, { isLines: false, target: 'schema', ...options });
  return result.stored === 'text' ? result.text : '';
}

const schemaOf = async (text: string, isLines = false) => JSON.parse(await make(text, { isLines })) as object;

const $schema = 'https://json-schema.org/draft/2020-12/schema';

const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('a schema', () => {
  test('has types, required properties and nested values', async () => {
    const text =
      '{"id":12345678901234567890,"price":1.5,"name":"Zoë","tags":["a"],"at":{"x":1.0},"none":null,"empty":[]}';
    expect(await schemaOf(text)).toEqual({
      $schema,
      type: 'object',
      properties: {
        id: { type: 'integer' },
        price: { type: 'number' },
        name: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        at: { type: 'object', properties: { x: { type: 'integer' } }, required: ['x'] },
        none: { type: 'null' },
        empty: { type: 'array' },
      },
      required: ['id', 'price', 'name', 'tags', 'at', 'none', 'empty'],
    });
  });

  test('of JSON Lines has what all lines have', async () => {
    const text = lines([
      { a: 1, on: '2026-11-28' },
      { a: 2.5, on: '2026-02-28', b: null },
      { a: 3, on: '2024-02-29', b: true },
    ]);
    expect(await schemaOf(text, true)).toEqual({
      $schema,
      type: 'object',
      properties: {
        a: { type: 'number' },
        on: { type: 'string', format: 'date' },
        b: { type: ['boolean', 'null'] },
      },
      required: ['a', 'on'],
    });
  });

  test('has an enumeration of texts that repeat', async () => {
    const states = Array.from({ length: 20 }, (_, index) =>
      index % 3 === 0 ? 'open' : index % 3 === 1 ? 'done' : null,
    );
    expect(await schemaOf(JSON.stringify(states))).toEqual({
      $schema,
      type: 'array',
      items: { type: ['string', 'null'], enum: ['done', 'open', null] },
    });
  });

  test('has a map for objects with very many names', async () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: MOST_NAMES + 1 }, (_, at) => [`id${at}`, { n: at }])),
    );
    expect(await schemaOf(text)).toEqual({
      $schema,
      type: 'object',
      additionalProperties: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    });
  });

  test('has each property once, whatever its name', async () => {
    const text = '{"__proto__":1,"constructor":"a","toString":null}';
    expect(JSON.stringify(await schemaOf(text))).toContain('"__proto__":{"type":"integer"}');
  });
});

describe('the law', () => {
  const few = fc.constantFrom(
    'open',
    'done',
    '2026-11-28',
    'a@example.com',
    '10:00:00Z',
    'urn:a:b',
    '::1',
    'x'.repeat(61),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(few, few, fc.string({ unit: 'grapheme' })),
      fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
      fc.array(tie('value')),
      fc.array(few, { maxLength: 40 }),
      fc.dictionary(fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.string()), tie('value'), {
        noNullPrototype: false,
      }),
    ),
  }));

  test('data conforms to its schema', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 8 }), async (values) => {
        const text = lines(values);
        const schema = await make(text, { isLines: true });
        const { errors } = await outputOf(checker, [text, schema], { isLines: true, draft: 'auto', formats: 'check' });
        expect(errors).toEqual([]);
        const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
        const isValid = ajv.compile(JSON.parse(schema) as object);
        for (const one of values) expect(isValid(JSON.parse(JSON.stringify(one))), schema).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('with formats by ajv as well', async () => {
    const values = [
      {
        at: '2026-11-28T10:00:00Z',
        id: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
        to: 'a@example.com',
        by: 'https://example.com/a',
      },
    ];
    const schema = await schemaOf(JSON.stringify(values));
    const ajv = new Ajv2020();
    // Its types don't know that the module is the function.
    (addFormats as unknown as (to: Ajv2020) => unknown)(ajv);
    expect(ajv.validate(schema, values)).toBe(true);
    expect(JSON.stringify(schema).match(/"format":"[^"]*"/g)).toHaveLength(4);
  });
});

test('types of TypeScript', async () => {
  const text = lines([
    { id: 1, 'first-name': 'a', users: [{ name: 'x', home: { zip: 1 } }], any: [], by: {} },
    { id: '2', 'first-name': null, users: [], home: { zip: '1' }, any: [], by: {} },
  ]);
  expect(await make(text, { isLines: true, target: 'typescript' })).toBe(`export interface Root {
  id: string | number;
  "first-name": string | null;
  users: User[];
  any: unknown[];
  by: Record<string, unknown>;
  home?: Home2;
}

export interface User {
  name: string;
  home: Home;
}

export interface Home {
  zip: number;
}

export interface Home2 {
  zip: string;
}
`);
});
