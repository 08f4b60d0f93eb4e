// The three forms and the confirmation of a subscription: what each accepts, returns and stores.
import type { GenericSchema } from 'valibot';
import { contactSchema } from '../../src/forms/contact';
import { endpoints } from '../../src/forms/endpoints';
import { confirmationSchema, newsletterSchema } from '../../src/forms/newsletter';
import { toolIdeaSchema } from '../../src/forms/tool-idea';
import type { Backend } from '../backend';
import type { FormName } from '../limits';
import { confirmSubscription, requestSubscription, saveUnconfirmed } from '../store/newsletter';
import type { Writer } from '../store/types';
import { saveIdea, saveMessage, type Recorded } from '../store/submissions';
import * as words from './words';

export interface Form<Data> {
  /** The client's address, whose limits count. */
  readonly name: FormName;
  readonly path: string;
  readonly schema: GenericSchema<unknown, Data>;
  /** The response is the same for every address, because subscriptions are private. `mails` is true if the site sends mail. */
  readonly thanks: (data: Data, mails: boolean) => string;
  /** Resolves to the record that needs a mail. */
  readonly save: (tx: Writer, data: Data, backend: Pick<Backend, 'courier' | 'sign'>) => Promise<Recorded | undefined>;
}

const form = <Data>(definition: Form<Data>) => definition;

export const newsletter = form({
  name: 'newsletter',
  path: endpoints.newsletter,
  schema: newsletterSchema,
  thanks({ action }, mails) {
    if (action === 'unsubscribe') return words.unsubscribed;
    return mails ? words.subscribedToConfirm : words.subscribed;
  },
  save: (tx, data, { courier, sign }) => (courier ? requestSubscription(tx, data, sign) : saveUnconfirmed(tx, data)),
});

export const confirmation = form({
  name: 'newsletter',
  path: endpoints.confirmation,
  schema: confirmationSchema,
  thanks: () => words.confirmed,
  save: (tx, { token }) => confirmSubscription(tx, token),
});

export const toolIdea = form({
  name: 'toolIdea',
  path: endpoints.toolIdea,
  schema: toolIdeaSchema,
  thanks: () => words.ideaReceived,
  save: saveIdea,
});

export const contact = form({
  name: 'contact',
  path: endpoints.contact,
  schema: contactSchema,
  thanks: () => words.messageReceived,
  save: saveMessage,
});
