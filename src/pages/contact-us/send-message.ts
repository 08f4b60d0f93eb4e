import { contactSchema } from '../../forms/contact';
import { endpoints } from '../../forms/endpoints';
import { failed, sent } from '../forms/form-state';
import { readAnswer, sendForm } from '../forms/send-form';

const isJson = (response: Response) => /[/+]json\b/i.test(response.headers.get('Content-Type') ?? '');

async function judge(response: Response) {
  if (!isJson(response)) {
    console.error('The answer to the contact form is not JSON:', await response.text());
    return failed('Error: Server configuration issue. Please contact support.');
  }
  const { success, error, message } = await readAnswer(response);
  if (success) return sent(message ?? 'Your message has been sent.');
  return failed(`Error: ${error ?? message ?? 'Failed to submit contact form. Please try again.'}`);
}

export const submit = (form: FormData) => sendForm(form, { path: endpoints.contact, schema: contactSchema, judge });
