// The keywords that apply other schemas to the same value (2020-12, core, sections 8.2.3 and 10.2).
import { messagesOf } from '../../../contract/run/message';
import type { messages } from '../messages';
import { dependentRequired } from './assertions';
import { ErrorList, type Evaluation, type Frame } from './evaluation';
import type { KeywordMaker } from './keyword-source';
import type { Schema } from './registry';
import { shown } from './values';

const message = messagesOf<typeof messages>('json-schema-validator');

/** The errors of an alternative that are shown. */
const ALTERNATIVE_ERRORS = 20;

export const reference: KeywordMaker = (source) => {
  const text = source.text();
  if (text === undefined) return undefined;
  const { schema } = source.registry.resolve(source.schema, text);
  return (run, value, frame) => run.here(schema, value, frame);
};

export const dynamicReference: KeywordMaker = (source) => {
  const text = source.text();
  if (text === undefined) return undefined;
  const { schema, anchor } = source.registry.resolve(source.schema, text);
  if (anchor === undefined || schema.resource.dynamicAnchors.get(anchor) !== schema) {
    return (run, value, frame) => run.here(schema, value, frame);
  }
  return (run, value, frame) =>
    run.here(run.outermost(frame, ({ dynamicAnchors }) => dynamicAnchors.get(anchor)) ?? schema, value, frame);
};

export const recursiveReference: KeywordMaker = (source) => {
  const { schema } = source.registry.resolve(source.schema, source.text() ?? '#');
  if (!schema.resource.isRecursive) return (run, value, frame) => run.here(schema, value, frame);
  return (run, value, frame) =>
    run.here(run.outermost(frame, ({ isRecursive, root }) => (isRecursive ? root : undefined)) ?? schema, value, frame);
};

export const allOf: KeywordMaker = (source) => {
  if (!source.isKind('array')) return undefined;
  const schemas = source.items();
  return (run, value, frame) => {
    let conforms = true;
    for (const schema of schemas) {
      if (run.here(schema, value, frame)) continue;
      conforms = false;
      if (!frame.errors) break;
    }
    return conforms;
  };
};

export const anyOf: KeywordMaker = (source) => {
  if (!source.isKind('array')) return undefined;
  const schemas = source.items();
  return (run, value, frame) => {
    const lists: ErrorList[] = [];
    let conforms = false;
    for (const schema of schemas) {
      if (!alternative(run, schema, value, frame, lists)) continue;
      conforms = true;
      // The others may have checked other parts.
      if (!frame.seen) break;
    }
    return conforms || noAlternative(run, 'anyOf', lists, value, frame);
  };
};

export const oneOf: KeywordMaker = (source) => {
  if (!source.isKind('array')) return undefined;
  const schemas = source.items();
  return (run, value, frame) => {
    const lists: ErrorList[] = [];
    const matching: number[] = [];
    for (const [index, schema] of schemas.entries()) {
      if (alternative(run, schema, value, frame, lists)) matching.push(index + 1);
      if (matching.length > 1) break;
    }
    const [first, second] = matching;
    if (first === undefined) return noAlternative(run, 'oneOf', lists, value, frame);
    if (second === undefined) return true;
    return run.fail(frame, 'oneOf', value, () =>
      message('severalMatch', { value: shown(run.document, value), first, second }),
    );
  };
};

/** Each alternative is applied once, also for its errors: alternatives within alternatives would double the time at each level. */
function alternative(run: Evaluation, schema: Schema, value: number, frame: Frame, lists: ErrorList[]): boolean {
  const list = frame.errors && new ErrorList(ALTERNATIVE_ERRORS);
  if (list) lists.push(list);
  return run.apply(schema, value, frame.scope, list, frame.seen);
}

/** Also reports the errors of the alternative that fits best: the only one with the fewest errors that accepts the value's type. */
function noAlternative(
  run: Evaluation,
  keyword: 'anyOf' | 'oneOf',
  lists: readonly ErrorList[],
  value: number,
  frame: Frame,
): false {
  const start = run.document.start(value);
  const fitting = lists.filter(({ kept }) => !kept.some((error) => error.keyword === 'type' && error.offset === start));
  const least = Math.min(...fitting.map(({ count }) => count));
  const [only, ...equal] = fitting.filter(({ count }) => count === least);
  const closest = equal.length === 0 ? only : undefined;
  run.fail(frame, keyword, value, () => {
    const values = { value: shown(run.document, value), count: lists.length };
    return closest
      ? message('noneMatchesClosest', { ...values, closest: lists.indexOf(closest) + 1 })
      : message('noneMatches', values);
  });
  if (closest) frame.errors?.addAll(closest);
  return false;
}

export const not: KeywordMaker = (source) => {
  const schema = source.sub();
  return (run, value, frame) =>
    !run.apply(schema, value, frame.scope, undefined) ||
    run.fail(frame, 'not', value, () => message('isForbidden', { value: shown(run.document, value) }));
};

export const conditional: KeywordMaker = (source) => {
  const condition = source.sub();
  const [yes, no] = [source.sibling('then')?.sub(), source.sibling('else')?.sub()];
  return (run, value, frame) => {
    const branch = run.test(condition, value, frame) ? yes : no;
    return !branch || run.here(branch, value, frame);
  };
};

export const dependentSchemas: KeywordMaker = (source) => {
  if (!source.isKind('object')) return undefined;
  const schemas = source.members();
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'object') return true;
    const members = run.document.members(value);
    let conforms = true;
    for (const [name, schema] of schemas) {
      if (members.has(name) && !run.here(schema, value, frame)) conforms = false;
    }
    return conforms;
  };
};

/** Each dependency is a schema, or a list of required properties. */
export const dependencies: KeywordMaker = (source) => {
  if (!source.isKind('object')) return undefined;
  const { document } = source;
  const lists = dependentRequired(source);
  const schemas = Array.from(document.members(source.value)).flatMap(([name, value]) =>
    document.kind(value) === 'array' ? [] : [[name, source.member(name, value)] as const],
  );
  return (run, value, frame) => {
    if (run.document.kind(value) !== 'object') return true;
    const members = run.document.members(value);
    let conforms = lists?.(run, value, frame) ?? true;
    for (const [name, schema] of schemas) {
      if (members.has(name) && !run.here(schema, value, frame)) conforms = false;
    }
    return conforms;
  };
};
