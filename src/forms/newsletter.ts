// Subscribing to the newsletter and leaving it again.
import * as v from 'valibot';
import { EMAIL_MOST, INCOMPLETE, NO_CONTROLS } from './fields';

const INVALID = 'Please enter a valid email address';

/** One @ is all that the form asks for; only a confirmation mail could tell more. */
const address = v.pipe(
  v.string(INVALID),
  v.trim(),
  v.nonEmpty('Please enter your email address'),
  v.includes('@', INVALID),
  v.maxLength(EMAIL_MOST, INVALID),
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
