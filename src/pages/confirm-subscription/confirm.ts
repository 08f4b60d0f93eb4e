import { confirmationSchema } from '../../forms/confirmation';
import { endpoints } from '../../forms/endpoints';
import { failed, sent } from '../forms/form-state';
import { readAnswer, sendForm } from '../forms/send-form';

async function judge(response: Response) {
  const { success, message } = await readAnswer(response);
  return success
    ? sent(message ?? 'Your subscription is confirmed. Thank you!')
    : failed(message ?? 'Your subscription could not be confirmed. Please try again.');
}

export const submit = (form: FormData) =>
  sendForm(form, { path: endpoints.confirmation, schema: confirmationSchema, judge });
