// Agreement with ajv on random schemas and documents, whose numbers are doubles. Without `contains`: ajv ignores it for
// `unevaluatedItems`, which draft 2020-12 (core, section 11.2) and the official suite don't.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ErrorList } from '../../../workers/kernels/json-schema-validator/check/evaluation';
import { readSchema } from '../../../workers/kernels/json-schema-validator/check/read-schema';
import { JsonDocument } from '../../../workers/kernels/json-schema-validator/json-document';

const name = fc.constantFrom('a', 'b', 'c');
const small = fc.integer({ min: 0, max: 3 });
const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.5, 1.5, -2.25),
  fc.constantFrom('', 'a', 'ab', 'é😀', '1'),
  fc.boolean(),
  fc.constant(null),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { noNullPrototype: true, maxKeys: 3 }),
  ),
}));

const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');

const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const sub = tie('schema');
  const list = fc.array(sub, { minLength: 1, maxLength: 3 });
  const keywords = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) }),
    const: value,
    minimum: fc.integer({ min: -2, max: 2 }),
    exclusiveMaximum: fc.integer({ min: -2, max: 2 }),
    multipleOf: fc.constantFrom(0.5, 1, 2),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom('^a', 'b$', '^[a-z]*$', '\\d', '.'),
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    minProperties: small,
    maxProperties: small,
    required: fc.uniqueArray(name, { maxLength: 2 }),
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: sub,
    if: sub,
    then: sub,
    else: sub,
    dependentSchemas: fc.dictionary(name, sub, { maxKeys: 2, noNullPrototype: true }),
    properties: fc.dictionary(name, sub, { maxKeys: 2, noNullPrototype: true }),
    patternProperties: fc.dictionary(fc.constantFrom('^a', '[bc]'), sub, { maxKeys: 2, noNullPrototype: true }),
    additionalProperties: sub,
    propertyNames: sub,
    prefixItems: list,
    items: sub,
    unevaluatedItems: sub,
    unevaluatedProperties: sub,
    $ref: fc.constant('#/$defs/other'),
  };
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.boolean(),
      fc
        .uniqueArray(fc.constantFrom(...(Object.keys(keywords) as (keyof typeof keywords)[])), {
          minLength: 1,
          maxLength: 4,
        })
        .chain((chosen) => fc.record(Object.fromEntries(chosen.map((one) => [one, keywords[one]])))),
    ),
  };
});

/** Undefined where the code that ajv generates fails: for one schema in a thousand, it has a variable that isn't defined. */
function verdictOf(isValid: ValidateFunction, value: unknown): boolean | undefined {
  try {
    return isValid(value);
  } catch {
    return undefined;
  }
}

test('the verdict is that of ajv', () => {
  fc.assert(
    fc.property(schema, schema, fc.array(value, { minLength: 1, maxLength: 5 }), (main, other, documents) => {
      const whole = {
        $ref: '#/$defs/main',
        $defs: { main, other: JSON.stringify(other).includes('$ref') ? true : other },
      };
      const text = JSON.stringify(whole);
      const isValid = new Ajv2020({ strict: false }).compile(JSON.parse(text) as object);
      const read = readSchema(new JsonDocument().read(text), { draft: undefined, formats: undefined });
      for (const one of documents) {
        const document = new JsonDocument().read(JSON.stringify(one));
        const verdict = read.evaluation(document).check(read.schema, new ErrorList(10));
        const expected = verdictOf(isValid, JSON.parse(document.text));
        if (expected !== undefined) expect(verdict, `${text} ${document.text}`).toBe(expected);
      }
    }),
    { numRuns: 60 },
  );
});
