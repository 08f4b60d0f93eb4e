import { callNewsletter } from '../newsletter/subscribe';

export async function submit(form: FormData) {
  try {
    return await callNewsletter(form, 'unsubscribe', {
      done: 'Successfully Unsubscribed',
      refused: 'Unsubscribe failed. Please try again.',
    });
  } catch (error) {
    console.error('Unsubscribing failed:', error);
    throw error;
  }
}
