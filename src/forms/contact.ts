// The contact form.
import * as v from 'valibot';
import { email, line, lines } from './fields';
import * as words from './words';

/** In characters (UTF-16 units), after trimming. The longest message is smaller than the server's limit for a body. */
export const contactLengths = {
  name: { least: 2, most: 100 },
  subject: { least: 5, most: 200 },
  message: { least: 10, most: 4000 },
} as const;

export const contactSchema = v.object(
  {
    name: line(words.name, contactLengths.name),
    email,
    subject: line(words.subject, contactLengths.subject),
    message: lines(words.message, contactLengths.message),
  },
  words.incomplete,
);

export type ContactMessage = v.InferOutput<typeof contactSchema>;
