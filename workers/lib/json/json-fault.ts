// What is wrong with a text that is not JSON, in words.
import type { JsonState } from '../../../wasm/json/bindings';

/** Where a text stops being JSON (RFC 8259). */
export interface JsonFault {
  /** Bytes before it, without a byte order mark. */
  readonly offset: number;
  /** What was expected there, or was being read. */
  readonly state: JsonState;
  /** The bytes from there on; empty at the text's end. */
  readonly ahead: Uint8Array;
  /** The byte before it that is no white space; 0 for none. */
  readonly before: number;
  readonly isInObject: boolean;
  /** Containers that are open. */
  readonly open: number;
}

/** How several documents may follow each other: `lines` has JSON Lines on, `offered` has it as an option under Options. */
export type Documents = 'lines' | 'offered' | 'one';

const CONTROL: Readonly<Record<string, string>> = { '\n': 'a line break', '\r': 'a line break', '\t': 'a tab' };

const COMMA = 0x2c;

/** The character that the bytes begin with; undefined where they are not UTF-8. */
function characterIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 4));
  const [first] = text;
  return first === '\ufffd' && !(bytes[0] === 0xef && bytes[1] === 0xbf) ? undefined : first;
}

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

export function named(character: string): string {
  if (/[\p{Control}\p{Format}\p{Separator}]/u.test(character)) return CONTROL[character] ?? `U+${hex(character)}`;
  return `“${character}”`;
}

/** What is wrong, and what to do. `place` is where, in words. */
export function wordsOf(fault: JsonFault, place: string, documents: Documents): string {
  const { ahead } = fault;
  if (ahead.length === 0) return endWords(fault, place);
  const character = characterIn(ahead);
  if (character === undefined) return `The bytes at ${place} aren’t UTF-8 text. Save the file as UTF-8.`;
  const found = `${named(character)} at ${place}`;
  return commonFault(fault, character, place) ?? `Unexpected ${found}. ${expected(fault, documents)}`;
}

function endWords({ state, open, isInObject, offset, before }: JsonFault, place: string): string {
  if (offset === 0 || before === 0) return 'There is no JSON here, only whitespace.';
  if (state === 'string' || state === 'escape' || state === 'hex') {
    return `The text ends inside a string, at ${place}. Close it with a double quotation mark.`;
  }
  const missing = isInObject ? '}' : ']';
  const more = open > 1 ? ` and ${open - 1} more` : '';
  if (open > 0) return `The text ends too early, at ${place}: “${missing}”${more} ${open > 1 ? 'are' : 'is'} missing.`;
  return `The text ends too early, at ${place}. ${EXPECTED[state]}`;
}

/** What people write by mistake, or out of habit. */
function commonFault(fault: JsonFault, character: string, place: string): string | undefined {
  const { state, before } = fault;
  const isValue = state === 'value' || state === 'value-or-end';
  const isKey = state === 'key' || state === 'key-or-end';
  const isBetween = isValue || isKey || state === 'comma-or-end' || state === 'colon' || state === 'done';
  if (isBetween && (character === '/' || character === '#')) {
    return `Comment at ${place}. JSON has no comments: remove it.`;
  }
  if (before === COMMA && (character === ']' || character === '}')) {
    return `Trailing comma before “${character}” at ${place}. Remove the comma.`;
  }
  if ((isValue || isKey) && (character === "'" || '‘’“”`'.includes(character))) {
    return `Wrong quotation mark ${named(character)} at ${place}. Strings are enclosed in double quotation marks (").`;
  }
  if (isKey && /[\p{ID_Start}$_]/u.test(character)) {
    return `Key without quotation marks at ${place}. Enclose it in double quotation marks (").`;
  }
  return undefined;
}

function expected(fault: JsonFault, documents: Documents): string {
  if (fault.state === 'done' && documents !== 'one') return MORE[documents];
  if (fault.state === 'comma-or-end') return `Expected a comma or “${fault.isInObject ? '}' : ']'}”.`;
  if (fault.state === 'string') {
    return 'Inside strings, line breaks, tabs and other control characters are written as escapes such as \\n.';
  }
  return EXPECTED[fault.state];
}

const DIGIT = 'Expected a digit.';

const MORE: Readonly<Record<Exclude<Documents, 'one'>, string>> = {
  lines: 'Expected a line break before the next value.',
  offered:
    'Expected nothing after the end of the JSON. If each line is a separate value, choose “JSON Lines” under Options.',
};

const EXPECTED: Readonly<Record<JsonState, string>> = {
  done: 'Expected nothing after the end of the JSON. Put several values in a list: [ … ], with commas between them.',
  value: 'Expected a value: an object, array, string, number, true, false or null.',
  'value-or-end': 'Expected a value or “]”.',
  'key-or-end': 'Expected a key in double quotation marks, or “}”.',
  key: 'Expected a key in double quotation marks.',
  colon: 'Expected a colon after the key.',
  'comma-or-end': 'Expected a comma or a closing bracket.',
  closing: 'Expected a closing bracket.',
  string: 'Expected the end of the string.',
  escape: 'A backslash is followed by one of " \\ / b f n r t, or by u and four hexadecimal digits.',
  hex: 'Expected four hexadecimal digits after \\u.',
  minus: DIGIT,
  zero: DIGIT,
  integer: DIGIT,
  point: 'Expected a digit after the decimal point.',
  fraction: DIGIT,
  exponent: 'Expected a digit in the exponent.',
  'exponent-sign': 'Expected a digit in the exponent.',
  'exponent-digits': DIGIT,
  literal: 'Expected true, false or null.',
};
