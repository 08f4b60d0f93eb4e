// Subscribing to the newsletter, confirming it with the token in a mail, and unsubscribing.
import * as v from 'valibot';
import { EMAIL_MOST, NO_CONTROLS } from './fields';
import * as words from './words';

/**
 * An address that some mail server may accept, in any script: words or a quoted string, then a domain or an address literal
 * (RFC 5321, 4.1.2; RFC 6531). Only a confirmation mail can prove more.
 */
const ONE_ADDRESS =
  /^(?:[^\s@<>()[\]\\,;:"]+|"[^"\\]+")@(?:[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*|\[[\w.:]+\])$/u;

const address = v.pipe(
  v.string(words.invalidEmail),
  v.trim(),
  v.nonEmpty(words.noEmail),
  v.maxLength(EMAIL_MOST, words.invalidEmail),
  v.regex(ONE_ADDRESS, words.invalidEmail),
  v.regex(NO_CONTROLS, words.invalidEmail),
);

export const newsletterSchema = v.object(
  {
    email: address,
    action: v.picklist(['subscribe', 'unsubscribe'], words.unknownAction),
  },
  words.incomplete,
);

export type NewsletterRequest = v.InferOutput<typeof newsletterSchema>;
export type NewsletterAction = NewsletterRequest['action'];

export const confirmationSchema = v.object(
  { token: v.pipe(v.string(words.noToken), v.uuid(words.noToken)) },
  words.incomplete,
);
