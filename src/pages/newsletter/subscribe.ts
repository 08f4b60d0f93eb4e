import { callNewsletter } from './newsletter-call';

export const submit = (form: FormData) =>
  callNewsletter(form, 'subscribe', {
    done: 'Thank you for subscribing!',
    refused: 'Subscription failed. Please try again.',
  });
