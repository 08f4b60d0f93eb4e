// Features of the hash generator for text: its algorithms, expected hashes, keys, and a screen full of controls.
import { createHash, createHmac } from 'node:crypto';
import { box, digestsShown, expectError, expectToast, generate, generateButton, nodeHash } from '../lib/hash-page';
import { openHashGenerator, plainDigests, textField } from '../lib/hash-page';
import { expect, test } from '../lib/test';

test('results come with the button, follow the text, and can be copied and saved one by one', async ({
  page,
  context,
}) => {
  await openHashGenerator(page);
  await textField(page).fill('one\r\ntwo'); // a text field has plain line ends
  await expect(page.locator('[role=group]')).toHaveCount(0);
  await generate(page);
  expect(await digestsShown(page)).toEqual(plainDigests('one\ntwo'));
  await textField(page).fill('abc');
  await expect.poll(() => digestsShown(page)).toEqual(plainDigests('abc'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await box(page, 'SHA1').getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(plainDigests('abc').SHA1);
  await context.clearPermissions();
  await context.grantPermissions(['geolocation']); // which denies all others
  await box(page, 'SHA256').getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'Error', 'Failed to copy to clipboard.', 'error');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box(page, 'SHA512').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sha512-hash.txt');

  await page.getByRole('checkbox', { name: 'Update as I type' }).uncheck();
  await textField(page).fill('abcd');
  await expect(page.getByText('The text has changed since. This result is from before.')).toBeVisible();
  expect(await digestsShown(page)).toEqual(plainDigests('abc'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(() => digestsShown(page)).toEqual(plainDigests('abcd'));
});

test('more algorithms come if they are chosen, and at least one must be', async ({ page }) => {
  const MORE = { SHA224: 'sha224', 'SHA3-256': 'sha3-256', BLAKE2b: 'blake2b512' } as const;
  await openHashGenerator(page);
  await textField(page).fill('abc');
  await page.getByRole('button', { name: 'More algorithms' }).click();
  const algorithm = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
  for (const label of Object.keys(MORE)) await algorithm(label).check();
  await algorithm('MD5').uncheck();
  await generate(page);
  const wanted: Record<string, string> = { ...plainDigests('abc') };
  for (const [label, name] of Object.entries(MORE)) wanted[label] = nodeHash(name, 'abc');
  delete wanted.MD5;
  expect(await digestsShown(page)).toEqual(wanted);
  for (const label of Object.keys(wanted)) await algorithm(label).uncheck();
  await generateButton(page).click();
  await expectError(page, 'Please choose at least one algorithm.');
});

test.describe('an expected hash', () => {
  const sri = (algorithm: string) => `${algorithm}-${createHash(algorithm).update('abc').digest('base64')}`;

  test.beforeEach(async ({ page }) => {
    await openHashGenerator(page);
    await textField(page).fill('abc');
  });

  test('that matches or not is reported, also of an algorithm that was not chosen', async ({ page }) => {
    for (const [expected, label] of [
      [nodeHash('md5', 'abc').toUpperCase(), 'MD5'],
      [sri('sha384'), 'SHA384'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Expected hash' }).fill(expected);
      await expect(page.getByRole('textbox', { name: 'Expected hash' })).not.toHaveAttribute('aria-invalid');
      await generate(page);
      const notice = page.getByRole('status').filter({ hasText: 'Match' });
      await expect(notice).toContainText(`This is the expected ${label} hash.`);
    }
    await page.getByRole('textbox', { name: 'Expected hash' }).fill(nodeHash('sha256', 'abd'));
    await generate(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Mismatch' })).toBeVisible();
    expect(await digestsShown(page)).toEqual(plainDigests('abc'));
  });

  test('of no algorithm, or that is no hash, is refused at its field', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Expected hash' });
    for (const [wrong, words] of [
      ['abcdef0123', 'No algorithm here makes hashes of 10 digits.'],
      ['not a hash', 'A hash uses hexadecimal digits'],
    ] as const) {
      await field.fill(wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await generateButton(page).click();
      await expectError(page, words);
      await expect(page.locator('[role=group]')).toHaveCount(0);
      await field.clear();
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });
});

test('a key goes with the screen, and what it was used for is not taken for plain hashes', async ({ page }) => {
  await openHashGenerator(page);
  await textField(page).fill('abc');
  await page.getByRole('button', { name: 'HMAC' }).click();
  await page.getByRole('checkbox', { name: /HMAC/ }).check();
  await page.getByLabel('HMAC key').fill('key');
  await generate(page);
  await expect
    .poll(() => digestsShown(page))
    .toMatchObject({ SHA256: createHmac('sha256', 'key').update('abc').digest('hex') });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(textField(page)).toHaveValue('abc');
  await expect.poll(() => digestsShown(page)).toEqual(plainDigests('abc'));
});

const hmacs = (key: string | Uint8Array) =>
  Object.fromEntries(
    Object.keys(plainDigests('')).map((label) => [
      label,
      createHmac(label.toLowerCase(), key).update('abc').digest('hex'),
    ]),
  );

test('HMAC takes a key as text or in hexadecimal, and refuses a wrong one at its field', async ({ page }) => {
  await openHashGenerator(page);
  await textField(page).fill('abc');
  await page.getByRole('button', { name: 'HMAC' }).click();
  await page.getByRole('checkbox', { name: /HMAC/ }).check();
  const key = page.getByLabel('HMAC key');
  for (const [text, words] of [
    ['', 'Please enter the HMAC key.'],
    ['abc', 'The HMAC key is not valid hexadecimal: only 0-9, a-f, A-F in pairs.'],
  ] as const) {
    await page.getByRole('radio', { name: 'Hex' }).check();
    await key.fill(text);
    await generateButton(page).click();
    await expectError(page, words);
    await expect(key).toHaveAttribute('aria-invalid', 'true');
    await expect(key).toHaveAccessibleDescription(words);
  }
  await key.fill('00 fF 7e 80');
  await generate(page);
  await expect.poll(() => digestsShown(page)).toEqual(hmacs(Uint8Array.of(0x00, 0xff, 0x7e, 0x80)));
  await page.getByRole('radio', { name: 'Text' }).check();
  await key.fill('Schlüssel 🔑');
  await expect.poll(() => digestsShown(page)).toEqual(hmacs('Schlüssel 🔑'));
});

/** The least height of a target for a finger. A link is as wide as its words, but at least the 24 pixels of WCAG 2.2. */
const FINGER_PX = 44;
const WORD_PX = 24;

test(
  'on a phone nothing is wider than the screen, and a finger hits everything',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openHashGenerator(page);
    for (const name of ['More algorithms', 'HMAC']) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('checkbox', { name: /HMAC/ }).check();
    await page.getByLabel('HMAC key').fill('key');
    await textField(page).fill('abc');
    await generate(page);
    await expect(page.getByRole('group', { name: 'SHA512' })).toBeVisible();
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
    const targets = await page.locator('a, button, input, select, textarea').evaluateAll((elements) =>
      elements.flatMap((element) => {
        // A tap on the label counts as a tap on the control.
        const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
        const boxes = [element, ...labels].map((hit) => hit.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        if (element.closest('[aria-hidden]')) return [];
        const name = element.getAttribute('aria-label') ?? (element.textContent || (labels[0]?.textContent ?? ''));
        return element.checkVisibility() ? [{ name, width, height }] : [];
      }),
    );
    expect(targets.length).toBeGreaterThan(40);
    expect(targets.filter(({ width, height }) => width < WORD_PX || height < FINGER_PX)).toEqual([]);
  },
);
