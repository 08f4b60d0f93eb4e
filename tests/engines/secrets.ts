// A word that is typed into tools, and the places where it must not appear: requests, storage, addresses and titles.
import { expect, test } from 'vitest';
import type { Driver } from './driver';
import { listen, type Heard } from './heard';
import type { Session } from './session';

/** One word, because the table has the result for any plain word. */
export const SECRET = 'zqsecretmarkerxw';

/** Plain, in hexadecimal, and in Base64's three forms of a text, by its offset. */
const FORMS = [
  SECRET,
  Buffer.from(SECRET).toString('hex'),
  ...['', ' ', '  '].map((before) =>
    Buffer.from(before + SECRET)
      .toString('base64')
      .slice(4, -4),
  ),
].map((form) => form.toLowerCase());

const holdsSecret = (text: string) => FORMS.some((form) => text.toLowerCase().includes(form));

const textOf = ({ method, path, headers }: Heard) => [method, path, ...headers].join(' ');

export const secretsHeard = (heard: readonly Heard[]) => heard.map(textOf).filter(holdsSecret);

/** Runs in the page: all that the browser keeps for the site, as text. Private files are not everywhere to be had. */
async function kept(): Promise<string[]> {
  const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, document.title];
  found.push(location.href, JSON.stringify(history.state));
  for (const { name } of await indexedDB.databases()) found.push(`database ${name ?? ''}`);
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found.push(...requests.map(({ url }) => `${name} ${url}`));
  }
  return found;
}

export const secretsKept = async (driver: Driver) => (await driver.evaluate(kept, null)).filter(holdsSecret);

export function testSecrets(session: () => Session) {
  test('a secret that is sent or kept is found', async () => {
    const { driver } = session();
    await driver.open('/tools');
    const { heard, stop } = listen();
    await driver.evaluate(async (secret) => {
      localStorage.setItem('last', secret);
      await fetch(`/api/form-token?${btoa(` ${secret} b`)}`);
    }, SECRET);
    const found = await secretsKept(driver);
    await driver.evaluate(() => localStorage.removeItem('last'), null);
    stop();
    expect(found).toHaveLength(1);
    expect(secretsHeard(heard).length).toBeGreaterThan(0);
  });
}
