// The keywords that apply other schemas to members and items (2020-12, core, sections 10.3 and 11).
import { messagesOf } from '../../../contract/run/message';
import type { messages } from '../messages';
import type { Check, Evaluation, Frame } from './evaluation';
import type { KeywordMaker } from './keyword-source';
import type { Schema } from './registry';
import { quoted } from './values';

const message = messagesOf<typeof messages>('json-schema-validator');

/** `properties`, `patternProperties` and `additionalProperties`, which depend on each other. The first one that is there checks all. */
export const properties: KeywordMaker = (source) => {
  const own = (name: string) => (source.name === name ? source : source.sibling(name));
  const [named, patterned] = [own('properties'), own('patternProperties')];
  if (source.name === 'patternProperties' && named) return undefined;
  if (source.name === 'additionalProperties' && (named ?? patterned)) return undefined;
  const byName = named?.isKind('object') ? named.members() : new Map<string, Schema>();
  const byPattern = patterned?.isKind('object')
    ? Array.from(patterned.members(), ([text, schema]) => ({
        matches: patterned.settings.patterns.read(text, patterned.schema, 'patternProperties'),
        schema,
      }))
    : [];
  const others = own('additionalProperties')?.sub();
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'object') return true;
    let conforms = true;
    for (const [name, member] of run.document.members(value)) {
      const schema = byName.get(name);
      let isOther = !schema;
      if (schema && !run.part(schema, name, member, frame)) conforms = false;
      for (const pattern of byPattern) {
        if (!pattern.matches(name)) continue;
        isOther = false;
        if (!run.part(pattern.schema, name, member, frame)) conforms = false;
      }
      if (isOther && others && !other(run, 'additionalProperties', others, name, member, frame)) conforms = false;
      if (!conforms && !frame.errors) break;
    }
    return conforms;
  };
};

/** A member that no other keyword names. */
function other(run: Evaluation, keyword: string, schema: Schema, name: string, member: number, frame: Frame): boolean {
  if (schema.always === false) {
    return run.fail(frame, keyword, member, () => message('notAllowed', { name: quoted(name) }), name);
  }
  return run.part(schema, name, member, frame);
}

export const propertyNames: KeywordMaker = (source) => {
  const schema = source.sub();
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'object') return true;
    let conforms = true;
    for (const [name, member] of run.document.members(value)) {
      // A name is the value before its member.
      if (run.apply(schema, member - 1, frame.scope, undefined)) continue;
      conforms = run.fail(frame, 'propertyNames', member - 1, () => message('badName', { name: quoted(name) }), name);
    }
    return conforms;
  };
};

/** `prefixItems` and `items`, or up to draft 2019-09 `items` and `additionalItems`. */
export const items: KeywordMaker = (source) => {
  const isNew = source.dialect.draft === '2020-12';
  if (isNew && source.name === 'items' && source.sibling('prefixItems')) return undefined;
  const isList = source.isKind('array');
  const first = isList ? source.items() : [];
  const restName = isNew ? 'items' : 'additionalItems';
  const rest = isList ? source.sibling(restName)?.sub() : source.sub();
  const keyword = isList ? restName : source.name;
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'array') return true;
    let conforms = true;
    for (const [index, item] of run.document.items(value).entries()) {
      const schema = first[index] ?? rest;
      if (!schema) break;
      if (schema.always === false && schema === rest) {
        conforms = run.fail(frame, keyword, item, () => message('extraItem', { count: index }), index);
      } else if (!run.part(schema, index, item, frame)) conforms = false;
      if (!conforms && !frame.errors) break;
    }
    return conforms;
  };
};

export const contains: KeywordMaker = (source) => {
  const schema = source.sub();
  const isCounted = !source.dialect.isBefore('2019-09') && source.dialect.asserts;
  const limitOf = (name: string, otherwise: number) => {
    const raw = isCounted ? source.sibling(name)?.number() : undefined;
    return raw === undefined ? otherwise : Number(raw);
  };
  const [least, most] = [limitOf('minContains', 1), limitOf('maxContains', Infinity)];
  const marks = source.dialect.draft === '2020-12';
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'array') return true;
    let count = 0;
    for (const item of run.document.items(value)) {
      if (!run.apply(schema, item, frame.scope, undefined)) continue;
      count++;
      if (marks) frame.seen?.add(item);
    }
    if (count < least) {
      const keyword = least === 1 ? 'contains' : 'minContains';
      return run.fail(frame, keyword, value, () => message('containsFew', { count, least }));
    }
    return count <= most || run.fail(frame, 'maxContains', value, () => message('containsMany', { count, most }));
  };
};

/** Checks the parts that no other keyword has checked. Comes last, and only adds errors if there are no others. */
const unevaluated =
  (kind: 'array' | 'object'): KeywordMaker =>
  (source): Check => {
    const schema = source.sub();
    return (run, value, frame) => {
      if (run.document.kind(value) !== kind || !frame.seen || !frame.conforms) return true;
      const parts: Iterable<[string | number, number]> =
        kind === 'array' ? run.document.items(value).entries() : run.document.members(value);
      let conforms = true;
      for (const [name, part] of parts) {
        if (frame.seen.has(part)) continue;
        if (typeof name === 'string') {
          if (!other(run, source.name, schema, name, part, frame)) conforms = false;
        } else if (schema.always === false) {
          conforms = run.fail(frame, source.name, part, () => message('uncheckedItem', { index: String(name) }), name);
        } else if (!run.part(schema, name, part, frame)) conforms = false;
        frame.seen.add(part);
      }
      return conforms;
    };
  };

export const unevaluatedItems = unevaluated('array');
export const unevaluatedProperties = unevaluated('object');
