// Prints JSON from its own characters, so numbers, escapes, key order and duplicate names stay as written. JSON.parse would
// change them.

import type { JsonState, JsonWriting } from '../../../wasm/json/bindings';
import type { Message } from '../../../workers/contract/run/message';
import { rewriteJson, type Rewritten } from '../../../workers/lib/json/rewrite-json';
import { message } from './message';

export interface JsonMember {
  readonly name: string;
  /** The value as written. */
  readonly raw: string;
  /** The value's place in the text: UTF-16 units from its start. */
  readonly from: number;
  readonly to: number;
}

export interface JsonText {
  readonly kind: 'object' | 'array' | 'other';
  /** Indented by two spaces. */
  readonly pretty: string;
  /** Without whitespace. */
  readonly compact: string;
  /** The outermost object's members, in order, with duplicates. */
  readonly members: readonly JsonMember[];
  /** Names that one object has more than once, at any depth. */
  readonly duplicates: readonly string[];
}

export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
  /** Without any part of the text, because it is shown in a toast. */
  readonly text: Message;

  /** `at`: UTF-16 units before the place. */
  constructor(what: Message, text: string, at: number) {
    super(what.messageKey);
    const where = at >= text.length ? message('atItsEnd') : message('atCharacter', { at: at + 1 });
    this.text = message('jsonProblem', { what, where });
  }
}

/** Deeper nesting would print mostly whitespace. */
export const DEEPEST = 100;

// Works on valid JSON. Strings are matched part by part, because an expression over each of their characters would run out of
// memory.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g;
const HALF_CHARACTER = /\p{Surrogate}/u;

const EXPECTED: Readonly<Partial<Record<JsonState, Message>>> = {
  'key-or-end': message('expectedName'),
  key: message('expectedName'),
  colon: message('expectedColon'),
  'comma-or-end': message('expectedComma'),
  done: message('expectedEnd'),
  string: message('badString'),
  escape: message('expectedEscape'),
  hex: message('expectedHex'),
};

/** Uses the JSON Formatter's reader. Throws JsonTextError. */
export function readJson(text: string): JsonText {
  const half = text.search(HALF_CHARACTER);
  if (half >= 0) throw new JsonTextError(message('halfCharacter'), text, half);
  const bytes = new TextEncoder().encode(text);
  const { text: pretty, warnings } = rewritten(text, bytes, 'formatted');
  const { text: compact } = rewritten(text, bytes, 'minified');
  const isObject = compact.startsWith('{');
  const repeated = warnings.filter(({ kind }) => kind === 'duplicate-key');
  return {
    kind: isObject ? 'object' : compact.startsWith('[') ? 'array' : 'other',
    pretty,
    compact,
    members: isObject ? membersOf(text) : [],
    duplicates: [...new Set(repeated.map(({ offset }) => nameAt(text, unitsBefore(bytes, offset))))],
  };
}

/** The first value and the rest, if the text has more than one value. */
export function splitJson(text: string): readonly [first: string, rest: string] | undefined {
  const bytes = new TextEncoder().encode(text);
  const { error } = rewriteJson(bytes, { writing: 'minified', indent: '', isLines: false, maxDepth: DEEPEST });
  if (error?.state !== 'done') return undefined;
  const end = unitsBefore(bytes, error.offset);
  return [text.slice(0, end), text.slice(end)];
}

function rewritten(text: string, bytes: Uint8Array, writing: JsonWriting): Rewritten {
  const result = rewriteJson(bytes, { writing, indent: '  ', isLines: false, maxDepth: DEEPEST });
  if (!result.error) return result;
  const { offset, state, isTooDeep } = result.error;
  const what = isTooDeep ? message('tooDeep', { deepest: DEEPEST }) : (EXPECTED[state] ?? message('expectedValue'));
  throw new JsonTextError(what, text, unitsBefore(bytes, offset));
}

const unitsBefore = (bytes: Uint8Array, offset: number) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset)).length;

function nameAt(text: string, at: number): string {
  const [[written] = ['""']] = text.slice(at).matchAll(TOKEN);
  return JSON.parse(written) as string;
}

/** A member of the outermost object. */
function membersOf(text: string): JsonMember[] {
  const members: JsonMember[] = [];
  let [depth, name, from, to]: [number, string | undefined, number, number] = [0, undefined, -1, -1];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (depth === 1 && (token === ',' || token === '}')) {
      if (name !== undefined) members.push({ name, raw: text.slice(from, to), from, to });
      [name, from] = [undefined, -1];
    } else if (depth === 1 && name === undefined) name = JSON.parse(token) as string;
    else if (name !== undefined && (from >= 0 || token !== ':')) {
      if (from < 0) from = index;
      to = index + token.length;
    }
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
  }
  return members;
}

/** The member that counts if a name occurs twice: the last one, as in JSON.parse (RFC 7515, section 4). */
export const memberOf = (json: JsonText, name: string): JsonMember | undefined =>
  json.members.findLast((member) => member.name === name);

/** The member's value if it is a string. */
export function stringMember(json: JsonText, name: string): string | undefined {
  const raw = memberOf(json, name)?.raw;
  return raw?.startsWith('"') ? (JSON.parse(raw) as string) : undefined;
}

/**
 * The text of an object after a member is set to a value in its written form. The rest stays as it is. Throws JsonTextError.
 */
export function withMember(text: string, name: string, raw: string): string {
  const json = readJson(text);
  if (json.kind !== 'object') throw new JsonTextError(message('expectedObject'), text, 0);
  const member = memberOf(json, name);
  if (member) return text.slice(0, member.from) + raw + text.slice(member.to);
  const last = json.members.at(-1);
  const written = `${JSON.stringify(name)}: ${raw}`;
  if (!last) return `{\n  ${written}\n}`;
  return `${text.slice(0, last.to)},\n  ${written}${text.slice(last.to)}`;
}

/** The text of an object without the member. An object that doesn't have the member stays unchanged. Throws JsonTextError. */
export function withoutMember(text: string, name: string): string {
  const { members } = readJson(text);
  const kept = members.filter((member) => member.name !== name);
  if (kept.length === members.length) return text;
  if (kept.length === 0) return '{}';
  return `{\n${kept.map((member) => `  ${JSON.stringify(member.name)}: ${member.raw}`).join(',\n')}\n}`;
}
