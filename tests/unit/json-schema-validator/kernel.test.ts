// The kernel's places and words. The official suite has the verdicts, in suite.test.ts.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../../workers/kernels/json-schema-validator/kernel';
import { DOCUMENT_LIMIT, ERROR_LIMIT, type CheckOptions } from '../../../workers/kernels/json-schema-validator/spec';
import { inEnglish } from '../in-english';
import { outputOf } from '../run-in-node';

const DEFAULTS: CheckOptions = { isLines: false, draft: 'auto', formats: 'auto' };

const check = async (
  document: string | Uint8Array,
  schema: object | string | boolean,
  options: Partial<CheckOptions> = {},
) =>
  outputOf(kernel, [document, typeof schema === 'string' ? schema : JSON.stringify(schema)], {
    ...DEFAULTS,
    ...options,
  });

const errorsOf = async (...given: Parameters<typeof check>) => {
  const { errors } = await check(...given);
  return errors.map(({ line, column, path, location, text }) => [line, column, path, location, text]);
};

const refusal = async (...given: Parameters<typeof check>) => {
  const error: unknown = await check(...given).catch((thrown: unknown) => thrown);
  return (error as Error).message;
};

describe('an error', () => {
  test('has the line and column of its value, its path, its rule, and its words', async () => {
    const document = '{\n  "Zoë 😀/~": [1, {"b": 15}],\r\n  "c": "é"\n}';
    const schema = {
      properties: {
        'Zoë 😀/~': { items: { $ref: '#/$defs/small' } },
        c: { type: ['integer', 'null'] },
      },
      $defs: { small: { properties: { b: { maximum: 10 } } } },
    };
    expect(await errorsOf(document, schema)).toEqual([
      [2, 24, '/Zoë 😀~1~0/1/b', '#/$defs/small/properties/b/maximum', '15 is larger than the maximum, 10.'],
      [3, 8, '/c', '#/properties/c/type', '"é" isn’t an integer or null.'],
    ]);
  });

  // Each keyword once, with the sentence that a visitor reads.
  test.each<[string, object, string]>([
    ['"a"', { type: 'number' }, '"a" isn’t a number.'],
    ['"a"', { enum: ['b', 1] }, '"a" isn’t one of the allowed values: "b" or 1.'],
    ['"a"', { const: null }, '"a" isn’t null, the only allowed value.'],
    ['-1', { minimum: 0 }, '-1 is smaller than the minimum, 0.'],
    ['10', { exclusiveMaximum: 10 }, '10 isn’t smaller than 10.'],
    ['10', { exclusiveMinimum: 10 }, '10 isn’t larger than 10.'],
    ['7', { multipleOf: 2 }, '7 isn’t a multiple of 2.'],
    ['"abc"', { maxLength: 2 }, 'The text has 3 characters. At most 2 are allowed.'],
    ['"a"', { minLength: 2 }, 'The text has 1 character. At least 2 are required.'],
    ['"a"', { pattern: '^b' }, '"a" doesn’t match the pattern ^b.'],
    ['[1,2]', { maxItems: 1 }, 'The array has 2 items. At most 1 are allowed.'],
    ['[1,2,1.0]', { uniqueItems: true }, 'Items 0 and 2 are equal: 1.0. Items must be different.'],
    ['{}', { required: ['a'] }, 'The property "a" is missing.'],
    ['{"a":1}', { additionalProperties: false }, 'The property "a" isn’t allowed here.'],
    ['{"a":1}', { dependentRequired: { a: ['b'] } }, 'The property "b" is missing. Objects with "a" need it.'],
    ['{"a":1}', { propertyNames: { maxLength: 0 } }, 'The name "a" isn’t allowed for a property here.'],
    ['[1,2]', { prefixItems: [true], items: false }, 'Only 1 item is allowed.'],
    ['[1]', { contains: { type: 'string' } }, '0 items match the schema in “contains”. At least 1 must match.'],
    ['1', { not: {} }, 'The schema in “not” matches 1, so it isn’t allowed.'],
    ['1', { oneOf: [true, {}] }, 'Alternatives 1 and 2 both match 1. Exactly one must match.'],
    ['{"a":1}', { unevaluatedProperties: false }, 'The property "a" isn’t allowed here.'],
  ])('in %s by %j', async (document, schema, text) => {
    expect((await check(document, schema)).errors.map((error) => error.text)).toEqual([text]);
  });

  test('of alternatives comes with those of the one that fits best', async () => {
    const schema = {
      anyOf: [
        { type: 'string' },
        { type: 'object', properties: { kind: { const: 'a' }, size: { type: 'integer' } } },
        { type: 'object', properties: { kind: { const: 'b' }, size: { type: 'string' } } },
      ],
    };
    expect(await errorsOf('{"kind":"a","size":1.5}', schema)).toEqual([
      [
        1,
        1,
        '',
        '#/anyOf',
        '{"kind":"a","size":1.5} matches none of the 3 alternatives. Alternative 2 is the closest, and its errors follow.',
      ],
      [1, 20, '/size', '#/anyOf/1/properties/size/type', '1.5 isn’t an integer.'],
    ]);
  });

  test('is listed up to a limit, and counted beyond it', async () => {
    const document = JSON.stringify(Array.from({ length: ERROR_LIMIT + 5 }, () => 'x'));
    const { count, errors, notes } = await check(document, { items: { type: 'null' } });
    expect([count, errors.length]).toEqual([ERROR_LIMIT + 5, ERROR_LIMIT]);
    expect(notes).toContain('There are 5 more errors. The list ends after 1,000.');
  });

  test('takes no longer within many levels of alternatives', async () => {
    const node = { anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/node' } }] };
    const document = `${'['.repeat(60)}1${']'.repeat(60)}`;
    const { isValid } = await check(document, { $ref: '#/$defs/node', $defs: { node } });
    expect(isValid).toBe(false);
  });
});

// Each value is one that a program with doubles (IEEE 754) gets wrong.
describe('numbers are exact', () => {
  test.each<[string, string, boolean]>([
    ['9007199254740993', '{"maximum":9007199254740992}', false],
    ['9007199254740993', '{"const":9007199254740992}', false],
    ['9007199254740993', '{"enum":[9007199254740993]}', true],
    ['[9007199254740992,9007199254740993]', '{"uniqueItems":true}', true],
    ['[1.0,1]', '{"uniqueItems":true}', false],
    ['[100,1e2]', '{"uniqueItems":true}', false],
    ['19.99', '{"multipleOf":0.01}', true],
    ['0.3', '{"multipleOf":0.1}', true],
    ['4.35', '{"multipleOf":0.02}', false],
    ['1e308', '{"multipleOf":1e-308}', true],
    ['1e999999999999999999', '{"multipleOf":7}', false],
    ['7e999999999999999999', '{"multipleOf":7}', true],
    ['1.0', '{"type":"integer"}', true],
    ['1e400', '{"type":"integer"}', true],
    ['1e-400', '{"exclusiveMinimum":0}', true],
    ['-1e-400', '{"exclusiveMaximum":-0.0}', true],
    ['-0', '{"const":0}', true],
    ['1e400', '{"maximum":1e401}', true],
    ['0.1000000000000000055511151231257827', '{"const":0.1}', false],
    ['{"a":1.50}', '{"const":{"a":15e-1}}', true],
  ])('%s by %s: %s', async (document, schema, isValid) => {
    expect((await check(document, schema)).isValid).toBe(isValid);
  });

  test('in draft 4, 1.0 is no integer', async () => {
    expect((await check('1.0', '{"type":"integer"}', { draft: '4' })).isValid).toBe(false);
  });
});

describe('JSON Lines', () => {
  test('are checked line by line, with their own line numbers', async () => {
    const lines = '{"a":1}\n\n{"a":"x"}\r\n  []\n';
    const output = await check(lines, { type: 'object', properties: { a: { type: 'integer' } } }, { isLines: true });
    expect([output.documents, output.invalid, output.count]).toEqual([3, 2, 2]);
    expect(output.errors.map(({ line, column, path }) => [line, column, path])).toEqual([
      [3, 6, '/a'],
      [4, 3, ''],
    ]);
    expect(output.summary).toBe('Invalid: 2 documents of 3 don’t conform to the schema.');
  });

  test('that are no JSON are refused with their line', async () => {
    expect(await refusal('1\n{"a" 1}\n', true, { isLines: true })).toMatch(/line 2, column 6/);
  });
});

describe('a schema', () => {
  test.each<[string, object | string, RegExp]>([
    [
      'with a misspelled type',
      '{\n "type": "strnig"}',
      /"strnig" isn’t one of the allowed values: .* at line 2, column 10 of the schema/,
    ],
    ['that ends too early', '{"type":', /line 1, column 9 of the schema/],
    ['that is no schema', '3', /The value at # of the schema isn’t a schema/],
    [
      'with a bad pattern',
      { properties: { a: { pattern: '(' } } },
      /pattern \( at #\/properties\/a\/pattern of the schema isn’t a valid/,
    ],
    [
      'of another file',
      { items: { $ref: 'other.json#/a' } },
      /\$ref to other\.json#\/a at line 1, column 18 .* \(#\/items\) wants other\.json, .* never loads anything/,
    ],
    [
      'with a reference to nothing',
      { $ref: '#/$defs/a' },
      /\$ref to #\/\$defs\/a at line 1, column 9 of the schema \(#\) leads to nothing/,
    ],
    [
      'in a circle',
      { $defs: { a: { $ref: '#/$defs/b' }, b: { allOf: [{ $ref: '#/$defs/a' }] } }, $ref: '#/$defs/a' },
      /circle without an end/,
    ],
    [
      'of an unknown draft',
      { $schema: 'https://example.com/mine' },
      /\$schema is https:\/\/example\.com\/mine, which isn’t a draft/,
    ],
  ])('%s is refused', async (_, schema, says) => {
    expect(await refusal('{}', schema)).toMatch(says);
  });

  test('may have a reference beside definitions, or to a metaschema', async () => {
    const seven = 'http://json-schema.org/draft-07/schema#';
    const beside = { $schema: seven, $ref: '#/definitions/a', definitions: { a: { type: 'null' } } };
    expect((await check('1', beside)).isValid).toBe(false);
    expect((await check('{"type":1}', { $schema: seven, $ref: seven })).isValid).toBe(false);
    const bySecure = {
      $schema: 'https://json-schema.org/draft-07/schema',
      $ref: 'https://json-schema.org/draft-07/schema#',
    };
    expect((await check('{"type":1}', bySecure)).isValid).toBe(false);
  });

  test('may bring others along, with their addresses', async () => {
    const schema = {
      $id: 'https://example.com/a.json',
      items: { $ref: 'b.json#small' },
      $defs: { b: { $id: 'b.json', $defs: { c: { $anchor: 'small', maximum: 1 } } } },
    };
    expect(await errorsOf('[2]', schema)).toEqual([
      [1, 2, '/0', '#/$defs/b/$defs/c/maximum', '2 is larger than the maximum, 1.'],
    ]);
  });

  test('of the newest draft is assumed, and that is noted', async () => {
    const { notes, summary } = await check('1', {});
    expect(summary).toBe('Valid: the document conforms to the schema (draft 2020-12).');
    expect(notes).toEqual(['The schema has no $schema, so it was read as draft 2020-12.']);
    expect((await check('1', { $schema: 'http://json-schema.org/draft-07/schema#' })).summary).toMatch(/draft 7/);
  });

  test('has formats that its draft or the visitor decides on', async () => {
    const seven = { $schema: 'http://json-schema.org/draft-07/schema#', format: 'date' };
    const newest = { $schema: 'https://json-schema.org/draft/2020-12/schema', format: 'date' };
    expect((await check('"x"', seven)).isValid).toBe(false);
    expect((await check('"x"', seven, { formats: 'ignore' })).isValid).toBe(true);
    expect((await check('"x"', newest, { formats: 'check' })).isValid).toBe(false);
    const { isValid, notes } = await check('"x"', newest);
    expect([isValid, notes.length]).toEqual([true, 1]);
    expect((await check('"x"', { ...seven, format: 'color' })).notes).toEqual([
      'The format color is unknown and wasn’t checked.',
    ]);
  });

  // RE2 has no look-around, so the browser's engine matches, and the note says what that means.
  test('has patterns that run in linear time, and names the others', async () => {
    const slow = await check(`"${'a'.repeat(100_000)}b"`, { pattern: '^(a+)+$' });
    expect([slow.isValid, slow.notes.length]).toEqual([false, 1]);
    const { isValid, notes } = await check('"abab"', { pattern: '^(ab)\\1$' });
    expect(isValid).toBe(true);
    expect(notes.at(-1)).toMatch(/^The pattern \^\(ab\)\\1\$ can take very long/);
  });
});

describe('a document', () => {
  test('that repeats a name is noted, and the last value counts', async () => {
    const { isValid, notes } = await check('{"a":"x",\n"a":1}', { properties: { a: { type: 'integer' } } });
    expect(isValid).toBe(true);
    expect(notes[0]).toBe(
      'A property name appears twice in an object, at line 2, column 1. Only the last one was checked.',
    );
  });

  // Characters of two bytes at odd offsets lie across every boundary of a piece.
  test('that is no JSON is refused with its place and what is expected, however long it is', async () => {
    const document = `[ "${'é'.repeat(200_000)}",\n 1 2]`;
    expect(await refusal(document, true)).toMatch(/“2” at line 2, column 4.*[Cc]omma/s);
  });

  test('that is too deep or too large is refused', async () => {
    expect(await refusal('['.repeat(501), true)).toMatch(/deep|nested|levels/i);
    expect(await refusal(new Uint8Array(DOCUMENT_LIMIT + 1).fill(0x20), true)).toMatch(/larger than 32 MB/);
  });

  test('or a schema that is missing is asked for', async () => {
    expect(await refusal(' ', '{}')).toBe('Enter or open a JSON document to check.');
    expect(await refusal('1', ' ')).toBe('Enter or open a JSON Schema.');
  });
});

test('a note has all of an error', async () => {
  const { errors } = await check('{"a":2}', { properties: { a: { maximum: 1 } } });
  expect(await inEnglish(errors[0]?.note)).toBe(
    'line 1, column 6, /a: 2 is larger than the maximum, 1. The rule is #/properties/a/maximum.',
  );
});
