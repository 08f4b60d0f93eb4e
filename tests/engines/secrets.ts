// What a visitor puts into a tool goes nowhere: into no request, no storage, no address and no title.
import { expect, test } from 'vitest';
import { tools } from '../../src/tools/index';
import { toolCases } from '../tools/cases';
import { listen, type Heard } from './heard';
import type { Session } from './session';
import { expectAnswer, openTool, type } from './tool-page';

/** One word, for the table knows what any plain word must become. */
const SECRET = 'zqsecretmarkerxw';

/** As it is, in hexadecimal, and in the three forms that Base64 has for one text, by where it begins. */
const FORMS = [
  SECRET,
  Buffer.from(SECRET).toString('hex'),
  ...['', ' ', '  '].map((before) =>
    Buffer.from(before + SECRET)
      .toString('base64')
      .slice(4, -4),
  ),
].map((form) => form.toLowerCase());

const textOf = ({ method, path, headers }: Heard) => [method, path, ...headers].join(' ');

const holdsSecret = (text: string) => FORMS.some((form) => text.toLowerCase().includes(form));

/** Runs in the page: all that the browser keeps for the site, as text. Private files are not everywhere to be had. */
async function kept(): Promise<string[]> {
  const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, document.title];
  found.push(location.href, JSON.stringify(history.state), window.name);
  for (const { name } of await indexedDB.databases()) found.push(`database ${name ?? ''}`);
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found.push(...requests.map(({ url }) => `${name} ${url}`));
  }
  return found;
}

export function testSecrets(session: () => Session) {
  const typing = tools.flatMap(({ id }) => {
    const tool = toolCases[id];
    if (!tool?.typed) return [];
    const text = tool.typed.around?.(SECRET) ?? SECRET;
    return [{ id, tool, typed: { ...tool.typed, text } }];
  });

  test('what is typed into the tools goes nowhere', async () => {
    const { driver } = session();
    const { heard, stop } = listen();
    for (const { id, tool, typed } of typing) {
      await openTool(driver, id);
      await type(driver, tool, typed);
      await expectAnswer(driver, typed.answer(typed.text));
      expect((await driver.evaluate(kept, null)).filter(holdsSecret), id).toEqual([]);
    }
    // Also what is only written or sent when a page is left.
    await driver.open('/tools');
    const storage = await driver.evaluate(kept, null);
    stop();
    expect(storage.filter(holdsSecret)).toEqual([]);
    expect(heard.map(textOf).filter(holdsSecret)).toEqual([]);
    expect(heard.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a secret that is sent or kept is found', async () => {
    const { driver } = session();
    await driver.open('/tools');
    const { heard, stop } = listen();
    await driver.evaluate(async (secret) => {
      localStorage.setItem('last', secret);
      await fetch(`/api/form-token?${btoa(` ${secret} b`)}`);
    }, SECRET);
    const storage = await driver.evaluate(kept, null);
    await driver.evaluate(() => localStorage.removeItem('last'), null);
    stop();
    expect(storage.filter(holdsSecret)).toHaveLength(1);
    expect(heard.map(textOf).filter(holdsSecret).length).toBeGreaterThan(0);
  });
}
