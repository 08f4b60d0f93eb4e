// The keywords that check a value alone (2020-12, validation, section 6).
import { messagesOf } from '../../../contract/run/message';
import { compareNumbers } from '../../../lib/json/decimals';
import { isMultipleOf } from '../exact-number';
import type { JsonDocument } from '../json-document';
import type { messages } from '../messages';
import type { Check } from './evaluation';
import { FORMATS } from './formats';
import type { KeywordMaker, KeywordSource } from './keyword-source';
import { anyOfThese, cut, hasType, isTypeName, keyOf, quoted, shown, typeWords } from './values';

const message = messagesOf<typeof messages>('json-schema-validator');

export const type: KeywordMaker = (source) => {
  const single = source.text();
  const types = (single === undefined ? source.texts() : [single]).filter(isTypeName);
  const isDraft4 = source.dialect.draft === '4';
  const words = { any: types.map(typeWords) };
  return (run, value, frame) =>
    types.some((name) => hasType(run.document, value, name, isDraft4)) ||
    run.fail(frame, 'type', value, () => message('wrongType', { value: shown(run.document, value), types: words }));
};

export const enumeration: KeywordMaker = (source) => {
  if (!source.isKind('array')) return undefined;
  const { document } = source;
  const items = document.items(source.value);
  const keys = new Set(items.map((item) => keyOf(document, item)));
  const kinds = new Set(items.map((item) => document.kind(item)));
  const values = anyOfThese(items.map((item) => shown(document, item)));
  return (run, value, frame) =>
    (kinds.has(run.document.kind(value)) && keys.has(keyOf(run.document, value))) ||
    run.fail(frame, 'enum', value, () => message('notInEnum', { value: shown(run.document, value), values }));
};

export const constant: KeywordMaker = ({ document, value: wanted }) => {
  const [kind, key] = [document.kind(wanted), keyOf(document, wanted)];
  return (run, value, frame) =>
    (run.document.kind(value) === kind && keyOf(run.document, value) === key) ||
    run.fail(frame, 'const', value, () =>
      message('notConst', { value: shown(run.document, value), wanted: shown(document, wanted) }),
    );
};

type LimitKey = 'overMaximum' | 'notBelow' | 'underMinimum' | 'notAbove';

/** `sign`: 1 for an upper limit, -1 for a lower one. */
function limitCheck(name: string, limit: string, sign: 1 | -1, excludes: boolean): Check {
  const key: LimitKey = sign > 0 ? (excludes ? 'notBelow' : 'overMaximum') : excludes ? 'notAbove' : 'underMinimum';
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'number') return true;
    const order = sign * compareNumbers(run.document.raw(value), limit);
    if (excludes ? order < 0 : order <= 0) return true;
    return run.fail(frame, name, value, () => message(key, { value: shown(run.document, value), limit: cut(limit) }));
  };
}

/** In draft 4, a Boolean beside the limit excludes it. */
const limit =
  (sign: 1 | -1, exclusive: 'exclusiveMaximum' | 'exclusiveMinimum'): KeywordMaker =>
  (source) => {
    const raw = source.number();
    if (raw === undefined) return undefined;
    const flag = source.dialect.draft === '4' ? source.sibling(exclusive) : undefined;
    const excludes = flag?.document.kind(flag.value) === 'boolean' && flag.document.isTrue(flag.value);
    return limitCheck(excludes ? exclusive : source.name, raw, sign, excludes);
  };

const exclusiveLimit =
  (sign: 1 | -1): KeywordMaker =>
  (source) => {
    const raw = source.number();
    return raw === undefined ? undefined : limitCheck(source.name, raw, sign, true);
  };

export const maximum = limit(1, 'exclusiveMaximum');
export const minimum = limit(-1, 'exclusiveMinimum');
export const exclusiveMaximum = exclusiveLimit(1);
export const exclusiveMinimum = exclusiveLimit(-1);

export const multipleOf: KeywordMaker = (source) => {
  const divisor = source.number();
  if (divisor === undefined || compareNumbers(divisor, '0') === 0) return undefined;
  return (run, value, frame) =>
    run.document.kind(value) !== 'number' ||
    isMultipleOf(run.document.raw(value), divisor) ||
    run.fail(frame, 'multipleOf', value, () =>
      message('notMultiple', { value: shown(run.document, value), divisor: cut(divisor) }),
    );
};

type CountKey = 'tooLong' | 'tooShort' | 'tooManyItems' | 'tooFewItems' | 'tooManyProperties' | 'tooFewProperties';

type Counting = (document: JsonDocument, value: number) => number;

/** Characters are code points. */
function charactersIn(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue;
    count--;
    at++;
  }
  return count;
}

const countLimit =
  (kind: 'string' | 'array' | 'object', sign: 1 | -1, key: CountKey, countOf: Counting): KeywordMaker =>
  (source) => {
    const raw = source.number();
    if (raw === undefined) return undefined;
    const limit = Number(raw);
    return (run, value, frame) => {
      if (run.document.kind(value) !== kind) return true;
      const count = countOf(run.document, value);
      if (sign * (count - limit) <= 0) return true;
      return run.fail(frame, source.name, value, () => message(key, { count, limit: cut(raw) }));
    };
  };

const lengthOf: Counting = (document, value) => charactersIn(document.string(value));
const itemsOf: Counting = (document, value) => document.count(value);
const membersOf: Counting = (document, value) => document.members(value).size;

export const maxLength = countLimit('string', 1, 'tooLong', lengthOf);
export const minLength = countLimit('string', -1, 'tooShort', lengthOf);
export const maxItems = countLimit('array', 1, 'tooManyItems', itemsOf);
export const minItems = countLimit('array', -1, 'tooFewItems', itemsOf);
export const maxProperties = countLimit('object', 1, 'tooManyProperties', membersOf);
export const minProperties = countLimit('object', -1, 'tooFewProperties', membersOf);

export const pattern: KeywordMaker = (source) => {
  const text = source.text();
  if (text === undefined) return undefined;
  const matches = source.settings.patterns.read(text, source.schema, 'pattern');
  return (run, value, frame) =>
    run.document.kind(value) !== 'string' ||
    matches(run.document.string(value)) ||
    run.fail(frame, 'pattern', value, () =>
      message('notMatching', { value: shown(run.document, value), pattern: cut(text) }),
    );
};

export const format: KeywordMaker = (source) => {
  const name = source.text();
  if (name === undefined || !(source.settings.formats ?? source.dialect.assertsFormat)) return undefined;
  const isValid = FORMATS.get(name);
  if (!isValid) {
    source.settings.onUnknownFormat(name);
    return undefined;
  }
  return (run, value, frame) =>
    run.document.kind(value) !== 'string' ||
    isValid(run.document.string(value)) ||
    run.fail(frame, 'format', value, () => message('wrongFormat', { value: shown(run.document, value), format: name }));
};

export const uniqueItems: KeywordMaker = ({ document, value: wanted }) => {
  if (document.kind(wanted) !== 'boolean' || !document.isTrue(wanted)) return undefined;
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'array') return true;
    const found = new Map<string, number>();
    for (const [index, item] of run.document.items(value).entries()) {
      const key = keyOf(run.document, item);
      const first = found.get(key);
      if (first !== undefined) {
        return run.fail(
          frame,
          'uniqueItems',
          item,
          () => message('repeated', { first: String(first), second: String(index), value: shown(run.document, item) }),
          index,
        );
      }
      found.set(key, index);
    }
    return true;
  };
};

export const required: KeywordMaker = (source) => requiring(source, source.texts());

const requiring = (source: KeywordSource, names: readonly string[]): Check | undefined =>
  names.length === 0
    ? undefined
    : (run, value, frame) => {
        if (run.document.kind(value) !== 'object') return true;
        const members = run.document.members(value);
        let conforms = true;
        for (const name of names) {
          if (members.has(name)) continue;
          conforms = run.fail(frame, source.name, value, () => message('missing', { name: quoted(name) }));
          if (!frame.errors) break;
        }
        return conforms;
      };

export const dependentRequired: KeywordMaker = (source) => {
  if (!source.isKind('object')) return undefined;
  const dependents = Array.from(source.document.members(source.value), ([name, list]) => ({
    name,
    needs: source.texts(list),
  }));
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'object') return true;
    const members = run.document.members(value);
    let conforms = true;
    for (const { name, needs } of dependents) {
      if (!members.has(name)) continue;
      for (const needed of needs) {
        if (members.has(needed)) continue;
        conforms = run.fail(frame, source.name, value, () =>
          message('missingWith', { name: quoted(needed), other: quoted(name) }),
        );
      }
    }
    return conforms;
  };
};
