// The drafts of JSON Schema: their keywords, and how they differ.
import draft4 from 'ajv-draft-04/dist/refs/json-schema-draft-04.json' with { type: 'json' };
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import draft7 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import draft2019 from 'ajv/dist/refs/json-schema-2019-09/schema.json' with { type: 'json' };
import applicator2019 from 'ajv/dist/refs/json-schema-2019-09/meta/applicator.json' with { type: 'json' };
import content2019 from 'ajv/dist/refs/json-schema-2019-09/meta/content.json' with { type: 'json' };
import core2019 from 'ajv/dist/refs/json-schema-2019-09/meta/core.json' with { type: 'json' };
import format2019 from 'ajv/dist/refs/json-schema-2019-09/meta/format.json' with { type: 'json' };
import metaData2019 from 'ajv/dist/refs/json-schema-2019-09/meta/meta-data.json' with { type: 'json' };
import validation2019 from 'ajv/dist/refs/json-schema-2019-09/meta/validation.json' with { type: 'json' };
import draft2020 from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import applicator2020 from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' };
import content2020 from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' };
import core2020 from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' };
import format2020 from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' };
import metaData2020 from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' };
import unevaluated2020 from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' };
import validation2020 from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' };

/** Draft 6 is understood as well, but isn't offered. */
export type Draft = '2020-12' | '2019-09' | '7' | '6' | '4';

const ORDER: readonly Draft[] = ['4', '6', '7', '2019-09', '2020-12'];

export interface Dialect {
  readonly draft: Draft;
  readonly metaschema: string;
  readonly isBefore: (draft: Draft) => boolean;
  /** False if the metaschema leaves out the vocabulary of assertions. */
  readonly asserts: boolean;
  /** Whether `format` is an assertion unless the visitor decides otherwise. */
  readonly assertsFormat: boolean;
}

const METASCHEMAS: Readonly<Record<Draft, string>> = {
  '4': 'http://json-schema.org/draft-04/schema',
  '6': 'http://json-schema.org/draft-06/schema',
  '7': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/**
 * Drafts 4 to 7 want `format` to be checked (draft 7, validation, section 7.2). From 2019-09 on it is an annotation unless the
 * metaschema says otherwise (2020-12, validation, section 7.2).
 */
export function dialectOf(draft: Draft, { asserts = true, assertsFormat = false } = {}): Dialect {
  const index = ORDER.indexOf(draft);
  return {
    draft,
    metaschema: METASCHEMAS[draft],
    isBefore: (other) => index < ORDER.indexOf(other),
    asserts,
    assertsFormat: assertsFormat || index < ORDER.indexOf('2019-09'),
  };
}

/** By the address in `$schema`, without its empty fragment. Addresses with http and https are the same draft. */
export function draftOf(uri: string): Draft | undefined {
  const plain = uri.replace(/#$/, '').replace(/^https?:/, '');
  return ORDER.find((draft) => METASCHEMAS[draft].replace(/^https?:/, '') === plain);
}

/** All metaschemas, by their addresses. */
export const METASCHEMA_TEXTS: ReadonlyMap<string, unknown> = new Map(
  [
    draft4,
    draft6,
    draft7,
    draft2019,
    applicator2019,
    content2019,
    core2019,
    format2019,
    metaData2019,
    validation2019,
    draft2020,
    applicator2020,
    content2020,
    core2020,
    format2020,
    metaData2020,
    unevaluated2020,
    validation2020,
  ].map((schema) => [('$id' in schema ? schema.$id : schema.id).replace(/#$/, ''), schema]),
);

/** Keywords whose value is a schema, a list of schemas, or an object whose members are schemas. */
const HOLDERS: readonly (readonly [keyword: string, holds: Holding, from: Draft, until?: Draft])[] = [
  ['not', 'schema', '4'],
  ['allOf', 'list', '4'],
  ['anyOf', 'list', '4'],
  ['oneOf', 'list', '4'],
  ['if', 'schema', '7'],
  ['then', 'schema', '7'],
  ['else', 'schema', '7'],
  ['properties', 'members', '4'],
  ['patternProperties', 'members', '4'],
  ['additionalProperties', 'schema', '4'],
  ['propertyNames', 'schema', '6'],
  ['dependencies', 'members', '4'],
  ['dependentSchemas', 'members', '2019-09'],
  ['prefixItems', 'list', '2020-12'],
  ['items', 'schema', '4'],
  ['items', 'list', '4', '2019-09'],
  ['additionalItems', 'schema', '4', '2019-09'],
  ['contains', 'schema', '6'],
  ['unevaluatedItems', 'schema', '2019-09'],
  ['unevaluatedProperties', 'schema', '2019-09'],
  ['contentSchema', 'schema', '2019-09'],
  ['definitions', 'members', '4'],
  ['$defs', 'members', '2019-09'],
];

export type Holding = 'schema' | 'list' | 'members';

export const holdersOf = ({ isBefore, draft }: Dialect): typeof HOLDERS =>
  HOLDERS.filter(
    ([, , from, until]) => !isBefore(from) && (until === undefined || ORDER.indexOf(draft) <= ORDER.indexOf(until)),
  );
