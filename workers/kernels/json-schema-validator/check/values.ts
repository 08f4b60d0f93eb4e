// Values in words, and equal values.
import { messagesOf, type Message, type MessageValue } from '../../../contract/run/message';
import { isHighSurrogate } from '../../../lib/surrogates';
import { isInteger, numberKey } from '../exact-number';
import type { JsonDocument } from '../json-document';
import type { messages } from '../messages';

const message = messagesOf<typeof messages>('json-schema-validator');

/** How many characters of a value a message quotes. */
const QUOTED = 60;

export function cut(text: string): string {
  if (text.length <= QUOTED) return text;
  const end = isHighSurrogate(text.charCodeAt(QUOTED - 1)) ? QUOTED - 1 : QUOTED;
  return `${text.slice(0, end)}…`;
}

/** A value as written, on one line and cut to a readable length. */
export const shown = (document: JsonDocument, value: number): string =>
  cut(
    document
      .raw(value)
      .slice(0, 4 * QUOTED)
      .replace(/\s+/g, ' '),
  );

export const quoted = (text: string): string => cut(JSON.stringify(text));

/** Equal for equal values only: numbers by value, and members in any order (2020-12, core, section 4.2.2). */
export function keyOf(document: JsonDocument, value: number): string {
  switch (document.kind(value)) {
    case 'number':
      return numberKey(document.raw(value));
    case 'string':
      return JSON.stringify(document.string(value));
    case 'array':
      return `[${document
        .items(value)
        .map((item) => keyOf(document, item))
        .join()}]`;
    case 'object':
      return `{${Array.from(
        document.members(value),
        ([name, member]) => `${JSON.stringify(name)}:${keyOf(document, member)}`,
      )
        .toSorted()
        .join()}}`;
    default:
      return document.raw(value);
  }
}

const TYPE_WORDS = {
  object: message('anObject'),
  array: message('anArray'),
  string: message('aString'),
  number: message('aNumber'),
  integer: message('anInteger'),
  boolean: message('aBoolean'),
  null: message('null'),
} as const;

export type TypeName = keyof typeof TYPE_WORDS;

export const isTypeName = (name: string): name is TypeName => Object.hasOwn(TYPE_WORDS, name);

/** “an integer”. */
export const typeWords = (type: TypeName): Message => TYPE_WORDS[type];

/** In draft 4, an integer has no fraction and no exponent (draft 4, core, section 3.5). */
export function hasType(document: JsonDocument, value: number, type: TypeName, isDraft4: boolean): boolean {
  const kind = document.kind(value);
  if (type !== 'integer') return kind === type;
  if (kind !== 'number') return false;
  const raw = document.raw(value);
  return isDraft4 ? /^-?\d+$/.test(raw) : isInteger(raw);
}

/** The most values that a message lists. */
const LISTED = 8;

export const anyOfThese = (texts: readonly MessageValue[]): MessageValue => ({
  any: texts.length > LISTED ? [...texts.slice(0, LISTED), message('more', { count: texts.length - LISTED })] : texts,
});
