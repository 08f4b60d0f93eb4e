// Rules for fields that several forms share. The page and the server both use them.
import * as v from 'valibot';

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

/** The page always sends every field. Only another program omits one. */
export const INCOMPLETE = 'Please fill in every field of the form';

export interface Length {
  readonly least: number;
  readonly most: number;
}

const text = (name: string, { least, most }: Length, allowed: RegExp) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.trim(),
    v.nonEmpty(`${name} is required`),
    v.minLength(least, `${name} must have at least ${least} characters`),
    v.maxLength(most, `${name} must have at most ${most} characters`),
    v.regex(allowed, `${name} has characters that cannot be used`),
  );

/** `name` begins the error sentence. */
export const line = (name: string, length: Length) => text(name, length, NO_CONTROLS);

export const lines = (name: string, length: Length) => text(name, length, LINES_ONLY);

export const email = v.pipe(
  v.string('Email must be text'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(EMAIL_MOST, `Email must have at most ${EMAIL_MOST} characters`),
  v.regex(HTML_EMAIL, 'Please enter a valid email address'),
);
