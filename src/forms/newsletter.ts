// Subscribing to the newsletter, confirming it with the token in a mail, and unsubscribing.
import * as v from 'valibot';
import { EMAIL_MOST, INCOMPLETE, NO_CONTROLS } from './fields';

const INVALID = 'Please enter a valid email address';

/**
 * An address that some mail server may accept, in any script: words or a quoted string, then a domain or an address literal
 * (RFC 5321, 4.1.2; RFC 6531). Only a confirmation mail can prove more.
 */
const ONE_ADDRESS =
  /^(?:[^\s@<>()[\]\\,;:"]+|"[^"\\]+")@(?:[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*|\[[\w.:]+\])$/u;

const address = v.pipe(
  v.string(INVALID),
  v.trim(),
  v.nonEmpty('Please enter your email address'),
  v.maxLength(EMAIL_MOST, INVALID),
  v.regex(ONE_ADDRESS, INVALID),
  v.regex(NO_CONTROLS, INVALID),
);

export const newsletterSchema = v.object(
  {
    email: address,
    action: v.picklist(['subscribe', 'unsubscribe'], 'The action must be subscribe or unsubscribe'),
  },
  INCOMPLETE,
);

export type NewsletterRequest = v.InferOutput<typeof newsletterSchema>;
export type NewsletterAction = NewsletterRequest['action'];

const NO_TOKEN = 'This link is incomplete. Please open the link in the email again.';

export const confirmationSchema = v.object({ token: v.pipe(v.string(NO_TOKEN), v.uuid(NO_TOKEN)) }, INCOMPLETE);
