// The keywords of each draft, in the order in which they are checked.
import * as applicators from './applicators';
import * as assertions from './assertions';
import type { Draft } from './dialect';
import type { Check } from './evaluation';
import { KeywordSource, type KeywordMaker, type Settings } from './keyword-source';
import * as parts from './part-applicators';
import type { Registry, Schema } from './registry';

interface KeywordRule {
  readonly make: KeywordMaker;
  readonly from: Draft;
  readonly only?: Draft;
  /** Left out with the vocabulary of assertions. */
  readonly asserts?: true;
}

const assertion = (make: KeywordMaker, from: Draft = '4'): KeywordRule => ({ make, from, asserts: true });
const applicator = (make: KeywordMaker, from: Draft = '4'): KeywordRule => ({ make, from });

/** A keyword that another one checks as well isn't here: `then`, `minContains`. */
const KEYWORDS: Readonly<Record<string, KeywordRule>> = {
  type: assertion(assertions.type),
  enum: assertion(assertions.enumeration),
  const: assertion(assertions.constant, '6'),
  multipleOf: assertion(assertions.multipleOf),
  maximum: assertion(assertions.maximum),
  minimum: assertion(assertions.minimum),
  exclusiveMaximum: assertion(assertions.exclusiveMaximum, '6'),
  exclusiveMinimum: assertion(assertions.exclusiveMinimum, '6'),
  maxLength: assertion(assertions.maxLength),
  minLength: assertion(assertions.minLength),
  pattern: assertion(assertions.pattern),
  format: applicator(assertions.format),
  maxItems: assertion(assertions.maxItems),
  minItems: assertion(assertions.minItems),
  uniqueItems: assertion(assertions.uniqueItems),
  maxProperties: assertion(assertions.maxProperties),
  minProperties: assertion(assertions.minProperties),
  required: assertion(assertions.required),
  dependentRequired: assertion(assertions.dependentRequired, '2019-09'),
  $ref: applicator(applicators.reference),
  $dynamicRef: applicator(applicators.dynamicReference, '2020-12'),
  $recursiveRef: { make: applicators.recursiveReference, from: '2019-09', only: '2019-09' },
  allOf: applicator(applicators.allOf),
  anyOf: applicator(applicators.anyOf),
  oneOf: applicator(applicators.oneOf),
  not: applicator(applicators.not),
  if: applicator(applicators.conditional, '7'),
  dependentSchemas: applicator(applicators.dependentSchemas, '2019-09'),
  dependencies: applicator(applicators.dependencies),
  properties: applicator(parts.properties),
  patternProperties: applicator(parts.properties),
  additionalProperties: applicator(parts.properties),
  propertyNames: applicator(parts.propertyNames, '6'),
  prefixItems: applicator(parts.items, '2020-12'),
  items: applicator(parts.items),
  contains: applicator(parts.contains, '6'),
  unevaluatedItems: applicator(parts.unevaluatedItems, '2019-09'),
  unevaluatedProperties: applicator(parts.unevaluatedProperties, '2019-09'),
};

const RULES = Object.entries(KEYWORDS);

/** Up to draft 7, a reference hides its siblings (draft 7, core, section 8.3). Throws ToolError. */
export function checksOf(schema: Schema, registry: Registry, settings: Settings): readonly Check[] {
  const { dialect } = schema.resource;
  const members = schema.file.document.members(schema.value);
  const isHidden = dialect.isBefore('2019-09') && members.has('$ref');
  const checks: Check[] = [];
  for (const [name, { make, from, only, asserts }] of RULES) {
    const value = members.get(name);
    if (value === undefined || (isHidden && name !== '$ref') || (asserts && !dialect.asserts)) continue;
    if (dialect.isBefore(from) || (only && only !== dialect.draft)) continue;
    const check = make(new KeywordSource(schema, name, value, registry, settings));
    if (check) checks.push(check);
  }
  return checks;
}
