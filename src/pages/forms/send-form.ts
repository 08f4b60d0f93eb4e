// Sends a form: checks it, posts it, and interprets the response.
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { endpoints, HONEYPOT, TOKEN_HEADER } from '../../forms/endpoints';
import type { FieldErrors, Outcome } from './form-state';

interface FormRules<Values> {
  readonly path: string;
  readonly schema: GenericSchema<unknown, Values>;
  readonly judge: (response: Response) => Promise<Outcome<keyof Values & string>>;
}

/** Rejects if there is no response, or like `judge`. */
export async function sendForm<Values extends object>(
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

/** Drops values that the schema does not know, and returns the first problem of each field. */
function checkForm<Values extends object>(schema: v.GenericSchema<unknown, Values>, form: FormData): Checked<Values> {
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true });
  if (success) return { isValid: true, values: output };
  const errors = issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  return { isValid: false, errors: Object.fromEntries(errors) as FieldErrors<keyof Values & string> };
}

const TOKEN_WAIT_MS = 10_000;
const ANSWER_WAIT_MS = 60_000;

const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

/** If the server gives no token for any reason, the form is sent without one. */
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

const sentence = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined);

const answerSchema = v.object({
  success: v.fallback(v.boolean(), false),
  message: sentence,
  error: sentence,
});

/** A sentence that is empty or none counts as missing. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Rejects when the answer is no JSON object. */
export const readAnswer = async (response: Response): Promise<Answer> => v.parse(answerSchema, await response.json());
