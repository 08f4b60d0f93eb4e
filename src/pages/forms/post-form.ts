// Takes a form to the server.
import * as v from 'valibot';
import { endpoints, TOKEN_HEADER } from '../../forms/endpoints';

const TOKEN_WAIT_MS = 10_000;
const ANSWER_WAIT_MS = 60_000;

const tokenSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

/** A server that gives no token, for whatever reason, is asked without one. */
async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(endpoints.formToken, { cache: 'no-store', signal: AbortSignal.timeout(TOKEN_WAIT_MS) });
    return answer.ok ? v.parse(tokenSchema, await answer.json()).token : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects when nobody answers. */
export async function postForm(path: string, body: object): Promise<Response> {
  const token = await fetchToken();
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { [TOKEN_HEADER]: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  });
}
