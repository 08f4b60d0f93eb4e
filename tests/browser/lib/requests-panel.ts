// The panel under each tool that lists the page's requests, compared with those that a server received.
import type { Page } from '@playwright/test';
import { difference, NO_DIFFERENCE } from '../../tools/heard';
import { expect } from './expect';

export const line = (page: Page) =>
  page.getByRole('button', { name: /^(?:Sent from|Nothing you entered has left) this page/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'What left this page' });

export async function openPanel(page: Page) {
  await line(page).click();
  await expect(panel(page).getByRole('list', { name: 'Requests' })).toBeVisible();
}

/** The whole panel would be too long for a failed comparison. */
export const shows = (page: Page, words: string) => expect(panel(page).getByText(words).first()).toBeVisible();

const pathIn = (address: string) => address.replace(/^https?:\/\/localhost:\d+/, '');

/** The network requests in the panel at the moment. */
const listed = async (page: Page) =>
  panel(page)
    .getByRole('list', { name: 'Requests' })
    .locator('li:not([data-answer=device], [data-answer=refused], [data-answer=withheld]) code')
    .evaluateAll((all) => all.map((address) => address.textContent));

/** The paths are those that the server was asked for. The browser reports a request once its answer is whole. */
export async function expectListed(page: Page, paths: () => readonly string[], others: readonly string[] = []) {
  // The browser requests its service worker without the page, as the panel says.
  const asked = () => paths().filter((path) => path !== '/service-worker.js');
  const compare = async () => difference((await listed(page)).map(pathIn), [...asked(), ...others]);
  await expect.poll(compare).toEqual(NO_DIFFERENCE);
}
