// Answers in the place of the server, so that a test can see a form meet every kind of answer.
import type { Page, Route } from '@playwright/test';

type Answer = Parameters<Route['fulfill']>[0];

/** `lost` is a network that fails. A promise holds the answer back until it is settled. */
export type Reply = Answer | 'lost' | Promise<Answer>;

export interface Sent {
  readonly body: unknown;
  readonly token: string | undefined;
  readonly type: string | undefined;
}

export const TOKEN_PATH = '/api/form-token';

async function give(route: Route, reply: Reply) {
  if (reply === 'lost') return route.abort('connectionfailed');
  return route.fulfill(await reply);
}

/** Resolves to what is posted to the path, as it comes. */
export async function answerWith(page: Page, path: string, reply: Reply, token: Reply = { json: { token: 'T1' } }) {
  const sent: Sent[] = [];
  await page.unrouteAll();
  await page.route(`**${TOKEN_PATH}`, (route) => give(route, token));
  await page.route(`**${path}`, (route) => {
    const headers = route.request().headers();
    sent.push({
      body: route.request().postDataJSON() as unknown,
      token: headers['x-form-token'],
      type: headers['content-type'],
    });
    return give(route, reply);
  });
  return sent;
}

/** An answer that waits until it is released. */
export function heldBack(answer: Answer) {
  let release: () => void = () => undefined;
  const reply = new Promise<Answer>((resolve) => {
    release = () => resolve(answer);
  });
  return { reply, release: () => release() };
}

/** Fills the field that no visitor meets, as a program would. */
export const fillTrap = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name=website]')) field.value = 'spam';
  });
