import { endpoints } from '../../forms/endpoints';
import { toolIdeaSchema } from '../../forms/tool-idea';
import { failed, sent } from '../forms/form-state';
import { readAnswer, sendForm } from '../forms/send-form';

async function judge(response: Response) {
  if (response.ok) return sent('We got your idea. We read every one, and we’ll email you if we have questions.');
  const answer = await readAnswer(response).catch(() => undefined);
  return failed(answer?.error ?? answer?.message ?? 'Failed to submit tool idea. Please try again.');
}

export const submit = (form: FormData) => sendForm(form, { path: endpoints.toolIdea, schema: toolIdeaSchema, judge });
