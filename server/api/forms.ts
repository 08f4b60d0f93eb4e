// The three forms: what each takes, what it says when it has it, and where that goes.
import type { GenericSchema } from 'valibot';
import { contactSchema } from '../../src/forms/contact';
import { endpoints } from '../../src/forms/endpoints';
import { newsletterSchema } from '../../src/forms/newsletter';
import { toolIdeaSchema } from '../../src/forms/tool-idea';
import type { FormName } from '../limits';
import type { Writer } from '../store/types';
import { saveIdea, saveMessage, saveSubscription, type Recorded } from '../store/submissions';

export interface Form<Data> {
  readonly name: FormName;
  readonly path: string;
  readonly schema: GenericSchema<unknown, Data>;
  /** Says the same to everybody: who is subscribed is nobody's business. */
  readonly thanks: (data: Data) => string;
  readonly save: (tx: Writer, data: Data) => Promise<Recorded | undefined>;
}

const form = <Data>(definition: Form<Data>) => definition;

export const newsletter = form({
  name: 'newsletter',
  path: endpoints.newsletter,
  schema: newsletterSchema,
  thanks: ({ action }) =>
    action === 'subscribe' ? 'Thank you for subscribing!' : 'You have been unsubscribed from our newsletter.',
  save: saveSubscription,
});

export const toolIdea = form({
  name: 'toolIdea',
  path: endpoints.toolIdea,
  schema: toolIdeaSchema,
  thanks: () => 'Thank you! We have received your tool idea.',
  save: saveIdea,
});

export const contact = form({
  name: 'contact',
  path: endpoints.contact,
  schema: contactSchema,
  thanks: () => 'Thank you for your message. We will get back to you soon.',
  save: saveMessage,
});
