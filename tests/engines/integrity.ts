// A browser runs a script only as it was built, and the page says so in words.
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Driver, Target } from './driver';
import type { Session } from './session';
import { LINE, openPanel, PANEL } from './requests';
import { startSite, type Site } from './site';

const dist = join(import.meta.dirname, '../../dist');

/** The script whose name starts so, with one byte more. */
async function changed(start: string) {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => name.startsWith(start) && name.endsWith('.js'));
  const scripts = names.map(async (name) => {
    return [`assets/${name}`, `${await readFile(join(dist, 'assets', name), 'utf8')} `] as const;
  });
  expect(scripts).toHaveLength(1);
  return Object.fromEntries(await Promise.all(scripts));
}

const ALERT: Target = { role: 'alert' };

const alerts = async (driver: Driver) => (await driver.texts(ALERT)).join();

/** Runs in the page. Leaves it without waiting for the next one, which never starts. */
const leaveFor = (address: string) => location.assign(address);

export function testIntegrity(session: () => Session) {
  test('the panel says that the browser checked the scripts of the page', async () => {
    const { driver } = session();
    await driver.open('/tool/url-encoder');
    await openPanel(driver);
    await expect
      .poll(async () => (await driver.texts(PANEL)).join())
      .toMatch(/Your browser checked each of its scripts/);
    await driver.errors(); // the refusal of a wrong digest
  });

  describe('a script that was changed', () => {
    const sites: Site[] = [];
    const serve = async (forged: Readonly<Record<string, string>>) => {
      const folder = await mkdtemp(join(session().folder, 'forged-'));
      const site = await startSite(folder, { forged });
      sites.push(site);
      return site.origin;
    };
    let late: string;
    let first: string;

    beforeAll(async () => {
      first = await serve(await changed('libraries-'));
      late = await serve(await changed('panel-'));
    });

    afterAll(async () => {
      const { driver } = session();
      await driver.open('/tools');
      await driver.errors(); // each refusal is one
      for (const site of sites) await site.stop();
    });

    test('is refused as a late part, and the page says that the part is missing', async () => {
      const { driver } = session();
      await driver.open(`${late}/tool/url-encoder`);
      await driver.click({ role: 'button', name: 'Reject All' });
      await driver.click(LINE);
      await expect.poll(() => alerts(driver)).toContain('A part of this page didn’t load');
      await driver.errors();
    });

    test('is refused at the start, and the prerendered page says that it did not start', async () => {
      const { driver } = session();
      await driver.open('/tools');
      await driver.evaluate(leaveFor, `${first}/tool/url-encoder`);
      await expect.poll(() => alerts(driver)).toContain('This page didn’t start');
      await driver.errors();
    });
  });
}
