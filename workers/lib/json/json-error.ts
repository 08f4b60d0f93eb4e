// Turns a syntax error in JSON into a message.
import type { JsonState } from '../../../wasm/json/bindings';
import { messagesOf, type InText, type Message, type MessageValue } from '../../contract/run/message';
import type { common } from '../../words/common';
import type { jsonErrors } from '../../words/json-errors';

const message = messagesOf<typeof common>('common');

/** The place at which a text stops being JSON (RFC 8259). */
export interface JsonError {
  /** Bytes before it, not counting a byte order mark. */
  readonly offset: number;
  /** The reader's state: the expected or current token. */
  readonly state: JsonState;
  /** The bytes from there on; empty at the end of the text. */
  readonly ahead: Uint8Array;
  /** The last byte before it that isn't whitespace; 0 if there is none. */
  readonly before: number;
  readonly isInObject: boolean;
  /** The number of open containers. */
  readonly open: number;
}

/**
 * Whether several documents may follow each other: `lines` if JSON Lines is on, `sequence` if values may follow in any way. `offered` if
 * JSON Lines is available under Options, `all-offered` if both are.
 */
export type Documents = 'lines' | 'sequence' | 'offered' | 'all-offered' | 'one';

const COMMA = 0x2c;

/** The character that the bytes begin with; undefined if they are not UTF-8. */
function characterIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 4));
  const [first] = text;
  return first === '\ufffd' && !(bytes[0] === 0xef && bytes[1] === 0xbf) ? undefined : first;
}

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

const LINE_BREAK = message('lineBreak');
const CONTROL: Readonly<Record<string, Message>> = { '\n': LINE_BREAK, '\r': LINE_BREAK, '\t': message('tab') };

/** A character in quotation marks, or its name if it is invisible. */
export function named(character: string): MessageValue {
  if (/[\p{Control}\p{Format}\p{Separator}]/u.test(character)) return CONTROL[character] ?? `U+${hex(character)}`;
  return message('quoted', { character });
}

/** The error in three parts: what is wrong, where, and what to do. */
export function messageOf(error: JsonError, place: InText, documents: Documents): Message {
  const { ahead } = error;
  if (ahead.length === 0) return endMessage(error, place);
  const character = characterIn(ahead);
  if (character === undefined) return message('badUtf8', { place, remedy: message('saveAsUtf8') });
  const found = named(character);
  return (
    commonError(error, character, place) ??
    message('jsonUnexpected', { found, place, expected: expected(error, character, documents) })
  );
}

function endMessage({ state, open, isInObject, offset, before }: JsonError, place: InText): Message {
  if (offset === 0 || before === 0) return message('jsonMissing');
  if (state === 'string' || state === 'escape' || state === 'hex') return message('jsonOpenString', { place });
  const bracket = isInObject ? '}' : ']';
  if (open > 1) return message('jsonUnclosedMore', { place, bracket, more: open - 1 });
  if (open > 0) return message('jsonUnclosed', { place, bracket });
  return message('jsonIncomplete', { place, expected: message(EXPECTED[state]) });
}

/** Common mistakes and habits from other languages. */
function commonError(error: JsonError, character: string, place: InText): Message | undefined {
  const { state, before } = error;
  const isValue = state === 'value' || state === 'value-or-end';
  const isKey = state === 'key' || state === 'key-or-end';
  const isBetween = isValue || isKey || state === 'comma-or-end' || state === 'colon' || state === 'done';
  if (isBetween && (character === '/' || character === '#')) return message('jsonComment', { place });
  if (before === COMMA && (character === ']' || character === '}')) {
    return message('jsonTrailingComma', { bracket: character, place });
  }
  if ((isValue || isKey) && (character === "'" || '‘’“”`'.includes(character))) {
    return message('jsonWrongQuote', { found: named(character), place });
  }
  return isKey && /[\p{ID_Start}$_]/u.test(character) ? message('jsonBareKey', { place }) : undefined;
}

/** A line that begins with another character is no value, so JSON Lines would not help. */
const BEGINS_VALUE = /[[{"\d\-tfn]/;

function expected(error: JsonError, character: string, documents: Documents): Message {
  if (error.state === 'done' && documents === 'sequence' && !BEGINS_VALUE.test(character)) {
    return message('jsonExpectedAnother');
  }
  if (error.state === 'done' && !BEGINS_VALUE.test(character)) return message('jsonExpectedNothing');
  if (error.state === 'done') return message(MORE[documents]);
  if (error.state === 'comma-or-end') {
    return message('jsonExpectedCommaOr', { bracket: error.isInObject ? '}' : ']' });
  }
  return message(error.state === 'string' ? 'jsonControl' : EXPECTED[error.state]);
}

const MORE = {
  one: 'jsonExpectedEnd',
  lines: 'jsonExpectedLineBreak',
  sequence: 'jsonExpectedSpace',
  offered: 'jsonExpectedEndOrLines',
  'all-offered': 'jsonExpectedEndOrSeveral',
} as const satisfies Record<Documents, keyof typeof jsonErrors>;

const EXPECTED = {
  done: 'jsonExpectedEnd',
  value: 'jsonExpectedValue',
  'value-or-end': 'jsonExpectedItem',
  'key-or-end': 'jsonExpectedKeyOrEnd',
  key: 'jsonExpectedKey',
  colon: 'jsonExpectedColon',
  'comma-or-end': 'jsonExpectedComma',
  closing: 'jsonExpectedClosing',
  string: 'jsonExpectedStringEnd',
  escape: 'jsonExpectedEscape',
  hex: 'jsonExpectedHex',
  minus: 'jsonExpectedDigit',
  zero: 'jsonExpectedDigit',
  integer: 'jsonExpectedDigit',
  point: 'jsonExpectedFraction',
  fraction: 'jsonExpectedDigit',
  exponent: 'jsonExpectedExponent',
  'exponent-sign': 'jsonExpectedExponent',
  'exponent-digits': 'jsonExpectedDigit',
  literal: 'jsonExpectedLiteral',
} as const satisfies Record<JsonState, keyof typeof jsonErrors>;
