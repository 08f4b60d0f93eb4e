import { endpoints } from '../../forms/endpoints';
import { newsletterSchema, type NewsletterAction } from '../../forms/newsletter';
import { failed, sent } from '../forms/form-state';
import { readAnswer, sendForm } from '../forms/send-form';

/** For a server without its own message. */
interface Words {
  readonly done: string;
  readonly refused: string;
}

export function callNewsletter(form: FormData, action: NewsletterAction, words: Words) {
  form.set('action', action);
  return sendForm(form, {
    path: endpoints.newsletter,
    schema: newsletterSchema,
    judge: async (response) => {
      const { success, message } = await readAnswer(response);
      return success ? sent(message ?? words.done) : failed(message ?? words.refused);
    },
  });
}

export const submit = (form: FormData) =>
  callNewsletter(form, 'subscribe', {
    done: 'Thank you for subscribing!',
    refused: 'Subscription failed. Please try again.',
  });
