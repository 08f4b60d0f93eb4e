// Sends the site's forms: checks what was entered, posts it, and interprets the response. Loads when the visitor uses a form.
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { say } from '../../../workers/words/in-words';
import { contactSchema } from '../../forms/contact';
import { endpoints, HONEYPOT, TOKEN_HEADER } from '../../forms/endpoints';
import { confirmationSchema, newsletterSchema, type NewsletterAction } from '../../forms/newsletter';
import { toolIdeaSchema } from '../../forms/tool-idea';
import { failed, sent, type FieldErrors, type Outcome } from './form-state';
import * as words from './words';

interface FormRules<Values> {
  readonly path: string;
  readonly schema: GenericSchema<unknown, Values>;
  readonly judge: (response: Response) => Promise<Outcome<keyof Values & string>>;
}

/** Rejects if there is no response, or like `judge`. */
async function sendForm<Values extends object>(
  form: FormData,
  { path, schema, judge }: FormRules<Values>,
): Promise<Outcome<keyof Values & string>> {
  const checked = checkForm(schema, form);
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors };
  const trap = form.get(HONEYPOT);
  return judge(await postForm(path, trap ? { ...checked.values, [HONEYPOT]: trap } : checked.values));
}

type Checked<Values> =
  | { readonly isValid: true; readonly values: Values }
  | { readonly isValid: false; readonly errors: FieldErrors<keyof Values & string> };

/** Removes values that the schema doesn't have, and returns the first problem of each field. */
function checkForm<Values extends object>(schema: v.GenericSchema<unknown, Values>, form: FormData): Checked<Values> {
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true });
  if (success) return { isValid: true, values: output };
  const errors = issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  return { isValid: false, errors: Object.fromEntries(errors) as FieldErrors<keyof Values & string> };
}

const TOKEN_WAIT_MS = 10_000;
const ANSWER_WAIT_MS = 60_000;

const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

/** If the server returns no token for any reason, the form is sent without one. */
async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(endpoints.formToken, { cache: 'no-store', signal: AbortSignal.timeout(TOKEN_WAIT_MS) });
    return answer.ok ? v.parse(tokenSchema, await answer.json()).token : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects if there is no response. */
async function postForm(path: string, body: object): Promise<Response> {
  const token = await fetchToken();
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { [TOKEN_HEADER]: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  });
}

/** An empty sentence, or a value that isn't a string, counts as missing. */
const sentence = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const answerSchema = v.object({
  success: v.fallback(v.boolean(), false),
  message: sentence,
  error: sentence,
});

/** Rejects if the response isn't a JSON object. */
const readAnswer = async (response: Response) => v.parse(answerSchema, await response.json());

const isJson = (response: Response) => /[/+]json\b/i.test(response.headers.get('Content-Type') ?? '');

export const sendMessage = (form: FormData) =>
  sendForm(form, {
    path: endpoints.contact,
    schema: contactSchema,
    judge: async (response) => {
      if (!isJson(response)) {
        console.error('The answer to the contact form is not JSON:', await response.text());
        return failed(words.serverMisconfigured);
      }
      const { success, error, message } = await readAnswer(response);
      if (success) return sent(message ?? words.messageSent);
      return failed(say(words.messageRefused, { reason: error ?? message ?? words.messageNotSent }));
    },
  });

export const sendIdea = (form: FormData) =>
  sendForm(form, {
    path: endpoints.toolIdea,
    schema: toolIdeaSchema,
    judge: async (response) => {
      if (response.ok) return sent(words.ideaSent);
      const answer = await readAnswer(response).catch(() => undefined);
      return failed(answer?.error ?? answer?.message ?? words.ideaNotSent);
    },
  });

/** Used if the server sends no message. */
interface Texts {
  readonly done: string;
  readonly refused: string;
}

const judgeWith =
  ({ done, refused }: Texts) =>
  async (response: Response) => {
    const { success, message } = await readAnswer(response);
    return success ? sent(message ?? done) : failed(message ?? refused);
  };

function sendAddress(form: FormData, action: NewsletterAction, texts: Texts) {
  form.set('action', action);
  return sendForm(form, { path: endpoints.newsletter, schema: newsletterSchema, judge: judgeWith(texts) });
}

export const subscribe = (form: FormData) =>
  sendAddress(form, 'subscribe', {
    done: words.subscribed,
    refused: words.notSubscribed,
  });

export async function unsubscribe(form: FormData) {
  try {
    return await sendAddress(form, 'unsubscribe', {
      done: words.unsubscribed,
      refused: words.notUnsubscribed,
    });
  } catch (error) {
    console.error('Unsubscribing failed:', error);
    throw error;
  }
}

export const confirm = (form: FormData) =>
  sendForm(form, {
    path: endpoints.confirmation,
    schema: confirmationSchema,
    judge: judgeWith({
      done: words.confirmed,
      refused: words.notConfirmed,
    }),
  });
