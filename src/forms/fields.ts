// Rules for fields that several forms share. The page and the server both use them.
import * as v from 'valibot';
import { say } from '../../workers/words/in-words';
import * as words from './words';

/** The HTML standard's pattern, which browsers use for an <input type="email">. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of which are its angle brackets. */
export const EMAIL_MOST = 254;

/**
 * Line breaks and similar characters aren't allowed in a single line: in a mail's header they would begin another one. A lone
 * surrogate isn't a character.
 */
export const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u;

/** A field of several lines may have line breaks and tabs. */
const LINES_ONLY = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

export interface Length {
  readonly least: number;
  readonly most: number;
}

const text = (field: string, { least, most }: Length, allowed: RegExp) =>
  v.pipe(
    v.string(say(words.notText, { field })),
    v.trim(),
    v.nonEmpty(say(words.required, { field })),
    v.minLength(least, say(words.tooShort, { field, least: String(least) })),
    v.maxLength(most, say(words.tooLong, { field, most: String(most) })),
    v.regex(allowed, say(words.badCharacters, { field })),
  );

/** `field` begins the error sentence. */
export const line = (field: string, length: Length) => text(field, length, NO_CONTROLS);

export const lines = (field: string, length: Length) => text(field, length, LINES_ONLY);

export const email = v.pipe(
  v.string(say(words.notText, { field: words.email })),
  v.trim(),
  v.nonEmpty(say(words.required, { field: words.email })),
  v.maxLength(EMAIL_MOST, say(words.tooLong, { field: words.email, most: String(EMAIL_MOST) })),
  v.regex(HTML_EMAIL, words.invalidEmail),
);
