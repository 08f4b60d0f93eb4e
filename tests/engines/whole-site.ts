// The site around its tools: sending results on, forms, offline, theme, palette, keyboard.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Driver, Target } from './driver';
import type { Session } from './session';
import {
  action,
  appears,
  copyShown,
  field,
  giveFile,
  MAIN,
  openTool,
  pasted,
  RESULT,
  waitUntilCached,
} from './tool-page';

const HEADING: Target = { role: 'heading', name: /./, within: MAIN };
const output: Target = { role: 'status', within: RESULT };

/** The first heading is the page's own. */
const title = async (driver: Driver) => (await driver.texts(HEADING))[0];

async function encode(driver: Driver, text: string) {
  await driver.fill(field, text);
  await driver.click(action('Encode'));
  await appears(driver, output);
}

/** Runs in the page. */
const focusName = () => document.activeElement?.textContent ?? '';
const focusTag = () => document.activeElement?.localName ?? '';

/** Runs in the page. */
const keepFocus = () => {
  Object.assign(globalThis, { lastFocus: document.activeElement });
};
const hasMoved = () => (globalThis as { lastFocus?: unknown }).lastFocus !== document.activeElement;

/** The key is sent, and the focus follows when the browser comes to it. */
async function tabTo(driver: Driver, isThere: () => Promise<boolean>) {
  for (let steps = 0; steps < 60; steps++) {
    if (await isThere()) return;
    await driver.evaluate(keepFocus, null);
    await driver.press('Tab');
    await expect.poll(() => driver.evaluate(hasMoved, null)).toBe(true);
  }
  expect.fail('The Tab key does not lead there.');
}

export function testWholeSite(session: () => Session) {
  test('a result is sent to the next tool, and Back finds the first one as it was left', async () => {
    const { driver } = session();
    await openTool(driver, 'base64-encoder');
    await encode(driver, 'Grüße');
    await driver.click(action('Send to…'));
    await driver.click(action('Hash Generator'));
    await expect.poll(() => title(driver)).toBe('Hash Generator');
    await expect.poll(() => driver.value({ ...field, name: 'Text to Hash' })).toBe('R3LDvMOfZQ==');
    await driver.click(action('Generate Hashes'));
    const box: Target = { role: 'status', within: { role: 'group', name: 'MD5', within: MAIN } };
    await appears(driver, box);
    expect(await driver.texts(box)).toEqual([createHash('md5').update('R3LDvMOfZQ==').digest('hex')]);
    await driver.back();
    await expect.poll(() => driver.texts(output)).toEqual(['R3LDvMOfZQ==']);
    expect(await driver.value(field)).toBe('Grüße');
  });

  test('a result that is stored outside of the page is copied', async () => {
    const { driver, folder } = session();
    // In lines, because a field accepts no long one, and without characters that HTML encodes.
    const text = 'Some text to copy\n'.repeat(5_000);
    const path = join(folder, 'lines.txt');
    await writeFile(path, text);
    await openTool(driver, 'html-encoder');
    await giveFile(driver, path);
    await driver.click(action('Encode'));
    await appears(driver, RESULT);
    await copyShown(driver, action('Copy'));
    expect(await pasted(driver)).toBe(text);
  });

  test('a visitor signs up for the newsletter', async () => {
    const { driver } = session();
    await driver.open('/newsletter');
    await driver.fill({ role: 'textbox', name: 'Email Address *', within: MAIN }, 'ann@example.org');
    await driver.click(action('Subscribe'));
    await expect.poll(() => driver.texts({ role: 'status', within: MAIN })).toContain('Thank you for subscribing!');
  });

  test('without a network the site is there after a reload, and its tools work', async () => {
    const { driver, site } = session();
    await openTool(driver, 'base64-encoder');
    await waitUntilCached(driver);
    // A first visit has no older version to replace.
    expect((await driver.texts({ role: 'status' })).filter((text) => text.includes('A new version'))).toEqual([]);
    await site.stop();
    try {
      await driver.reload();
      await encode(driver, 'offline');
      expect(await driver.texts(output)).toEqual(['b2ZmbGluZQ==']);
    } finally {
      await site.resume();
    }
  });

  test('the theme stays as it was chosen', async () => {
    const { driver } = session();
    const theme = () => driver.evaluate(() => document.documentElement.className, null);
    await driver.open('/tools');
    await driver.click({ role: 'button', name: 'Switch to dark theme' });
    await expect.poll(theme).toBe('dark');
    await driver.reload();
    expect(await theme()).toBe('dark');
    await driver.click({ role: 'button', name: 'Switch to light theme' });
    await expect.poll(theme).toBe('light');
    await driver.click({ role: 'button', name: 'Switch to system theme' });
    await expect.poll(theme).toBe('light');
  });

  test('the palette finds a tool by keys alone', async () => {
    const { driver } = session();
    await driver.open('/about-us');
    const palette: Target = { role: 'dialog', name: 'Search tools and pages' };
    await driver.press('k', 'Control');
    await expect.poll(() => driver.count({ role: 'combobox', within: palette })).toBe(1);
    await expect.poll(() => driver.evaluate(focusTag, null)).toBe('input');
    await driver.type('hash');
    await expect
      .poll(async () => (await driver.texts({ role: 'option', within: palette }))[0])
      .toMatch(/^Hash Generator/);
    await driver.press('Enter');
    await expect.poll(() => title(driver)).toBe('Hash Generator');
  });

  test('a tool is used by keys alone', async () => {
    const { driver } = session();
    await openTool(driver, 'base64-encoder');
    await tabTo(driver, async () => (await driver.evaluate(focusTag, null)) === 'textarea');
    await driver.type('keys');
    await tabTo(driver, async () => (await driver.evaluate(focusName, null)) === 'Encode');
    await driver.press('Enter');
    await appears(driver, output);
    expect(await driver.texts(output)).toEqual(['a2V5cw==']);
  });
}
