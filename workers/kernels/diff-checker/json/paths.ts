// Where a value is: as a JSON Pointer (RFC 6901), for people as a normalized path or its short form (RFC 9535), and for a patch.

export interface Path {
  /** A JSON Pointer to the value in the document that has it. */
  readonly pointer: string;
  /** A JSONPath query for it, such as `$.users[3]['first name']`. */
  readonly query: string;
  /** A JSON Pointer at the time when a patch has made all earlier changes. */
  readonly target: string;
  /** The last key. Empty for an item of an array. */
  readonly name: string;
  /** The index of an item, as in the pointer. -1 for a member and for the document. */
  readonly index: number;
}

export const ROOT_PATH: Path = { pointer: '', query: '$', target: '', name: '', index: -1 };

/** RFC 9535, section 2.5.1.1. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]*$/;

const QUERY_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** RFC 9535, section 2.7. Lone surrogates have no other form. */
const escaped = (character: string) =>
  QUERY_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const queryOf = (name: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  SHORTHAND.test(name) ? `.${name}` : `['${name.replace(/[\0-\x1f'\\]|\p{Surrogate}/gu, escaped)}']`;

/** RFC 6901, section 3. */
const tokenOf = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** @param target the index at the time of a patch; a key stays the same */
export function childPath(parent: Path, step: string | number, target = step): Path {
  const token = typeof step === 'number' ? String(step) : tokenOf(step);
  return {
    pointer: `${parent.pointer}/${token}`,
    query: parent.query + (typeof step === 'number' ? `[${token}]` : queryOf(step)),
    target: `${parent.target}/${typeof target === 'number' ? String(target) : token}`,
    name: typeof step === 'number' ? '' : step,
    index: typeof step === 'number' ? step : -1,
  };
}
