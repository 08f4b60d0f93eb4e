// The hash generator on typed text: its words, its results and what can be done with them.
import type { Locator } from '@playwright/test';
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { box, digestsShown, expectToast, generate, generateButton, nodeHash, openFiles } from './hash-page';
import { openHashGenerator, plainDigests, textField } from './hash-page';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => openHashGenerator(page));

test.describe('text', () => {
  test('that is blank is refused', async ({ page }) => {
    for (const blank of ['', ' \n\t ']) {
      await textField(page).fill('abc');
      await expect(textField(page)).not.toHaveAttribute('aria-invalid');
      await textField(page).fill(blank);
      await generateButton(page).click();
      await expectToast(page, 'Error', 'Please enter some text to hash.', 'error');
      await expect(textField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(textField(page)).toHaveAccessibleDescription('Please enter some text to hash.');
      await expect(page.getByRole('group')).toHaveCount(0);
    }
  });

  test('is hashed as UTF-8', async ({ page }) => {
    for (const text of ['abc', 'Grüße, 世界 👩‍👩‍👧‍👦\n', ` ${'a'.repeat(50_000)} `]) {
      await textField(page).fill(text);
      await generate(page);
      await expect.poll(() => digestsShown(page)).toEqual(plainDigests(text));
      expect(Object.keys(await digestsShown(page))).toEqual(['MD5', 'SHA1', 'SHA256', 'SHA512']);
    }
  });

  test('has results only after the button, and they follow once it is edited', async ({ page }) => {
    await textField(page).fill('abc');
    await expect(page.getByRole('group')).toHaveCount(0);
    await generate(page);
    await expect(page.getByRole('group')).toHaveCount(4);
    await textField(page).press('End');
    await textField(page).press('d');
    await expect.poll(() => digestsShown(page)).toEqual(plainDigests('abcd'));
    await page.getByRole('checkbox', { name: 'Update as I type' }).uncheck();
    await textField(page).press('e');
    await expect(page.getByText('The text has changed since. This result is from before.')).toBeVisible();
    expect(await digestsShown(page)).toEqual(plainDigests('abcd'));
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => digestsShown(page)).toEqual(plainDigests('abcde'));
  });

  test('in Windows line ends, as typed into a page, is hashed with plain ones', async ({ page }) => {
    await textField(page).fill('one\r\ntwo');
    await generate(page);
    expect(await digestsShown(page)).toEqual(plainDigests('one\ntwo'));
  });
});

test.describe('a result', () => {
  test.beforeEach(async ({ page }) => {
    await textField(page).fill('abc');
    await generate(page);
  });

  test('is copied whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [label, digest] of Object.entries(plainDigests('abc'))) {
      await box(page, label).getByRole('button', { name: 'Copy' }).click();
      await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(digest);
    }
  });

  test('that cannot be copied says so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']); // and thereby no other
    await box(page, 'SHA256').getByRole('button', { name: 'Copy' }).click();
    await expectToast(page, 'Error', 'Failed to copy to clipboard.', 'error');
  });

  test('is downloaded as a text file', async ({ page }) => {
    for (const [label, digest] of Object.entries(plainDigests('abc'))) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        box(page, label).getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${label.toLowerCase()}-hash.txt`);
      expect(await readFile(await download.path(), 'utf8')).toBe(digest);
      await expectToast(page, 'Downloaded!', download.suggestedFilename(), 'success');
    }
  });
});

test.describe('more algorithms', () => {
  const MORE = {
    SHA224: 'sha224',
    SHA384: 'sha384',
    'SHA3-256': 'sha3-256',
    'SHA3-512': 'sha3-512',
    BLAKE2b: 'blake2b512',
    BLAKE2s: 'blake2s256',
  } as const;

  test.beforeEach(async ({ page }) => {
    await textField(page).fill('abc');
    await page.getByRole('button', { name: 'More algorithms' }).click();
  });

  test('come with those chosen', async ({ page }) => {
    for (const label of Object.keys(MORE)) await page.getByRole('checkbox', { name: label, exact: true }).check();
    await page.getByRole('checkbox', { name: 'MD5', exact: true }).uncheck();
    await generate(page);
    const { MD5, ...expected } = plainDigests('abc');
    const more = Object.entries(MORE).map(([label, algorithm]) => [label, nodeHash(algorithm, 'abc')]);
    expect(MD5).toBeDefined();
    expect(await digestsShown(page)).toEqual({ ...expected, ...(Object.fromEntries(more) as typeof expected) });
  });

  test('may not be none', async ({ page }) => {
    for (const label of Object.keys(plainDigests(''))) {
      await page.getByRole('checkbox', { name: label, exact: true }).uncheck();
    }
    await generate(page);
    await expectToast(page, 'Error', 'Please choose at least one algorithm.', 'error');
    await expect(page.getByRole('main').getByText('Please choose at least one algorithm.')).toBeVisible();
  });
});

test.describe('an expected hash', () => {
  const sri = (algorithm: string) => `${algorithm}-${createHash(algorithm).update('abc').digest('base64')}`;

  test.beforeEach(async ({ page }) => {
    await textField(page).fill('abc');
    await page.getByRole('button', { name: 'Check against a known hash' }).click();
  });

  test('that matches is told, in every form that hashes come in', async ({ page }) => {
    for (const [form, expected, label] of [
      ['bare', nodeHash('sha256', 'abc'), 'SHA256'],
      ['in capitals and groups', nodeHash('md5', 'abc').toUpperCase().replace(/.{8}/g, '$& '), 'MD5'],
      ['after its name', `sha512:${nodeHash('sha512', 'abc')}`, 'SHA512'],
      ['after a name with a dash', `sha3-256:${nodeHash('sha3-256', 'abc')}`, 'SHA3-256'],
      ['as Subresource Integrity', sri('sha256'), 'SHA256'],
      ['of an algorithm that was not chosen', sri('sha384'), 'SHA384'],
    ] as const) {
      await page.getByLabel('Expected hash').fill(expected);
      await expect(page.getByLabel('Expected hash'), form).not.toHaveAttribute('aria-invalid');
      await generate(page);
      const notice = page.getByRole('status').filter({ hasText: 'Match' });
      await expect(notice, form).toContainText(`This is the expected ${label} hash.`);
    }
  });

  test('that does not match is told', async ({ page }) => {
    await page.getByLabel('Expected hash').fill(nodeHash('sha256', 'abd'));
    await generate(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Mismatch' })).toBeVisible();
    expect(await digestsShown(page)).toEqual(plainDigests('abc'));
  });

  test('of no algorithm, or that is no hash, is refused at its field', async ({ page }) => {
    const field = page.getByLabel('Expected hash');
    for (const [wrong, words] of [
      ['abcdef0123', 'No algorithm here makes hashes of 10 digits.'],
      ['not a hash', 'A hash uses hexadecimal digits'],
    ] as const) {
      await field.fill(wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await generateButton(page).click();
      await expectToast(page, 'Error', words, 'error');
      await expect(page.getByRole('group')).toHaveCount(0);
      await field.clear();
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });
});

test('a key goes with the screen, and what it was used for is not taken for plain hashes', async ({ page }) => {
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

test.describe('HMAC', () => {
  const hmacs = (key: string | Uint8Array) =>
    Object.fromEntries(
      Object.keys(plainDigests('')).map((label) => [
        label,
        createHmac(label.toLowerCase(), key).update('abc').digest('hex'),
      ]),
    );

  test.beforeEach(async ({ page }) => {
    await textField(page).fill('abc');
    await page.getByRole('button', { name: 'HMAC' }).click();
    await page.getByRole('checkbox', { name: /HMAC/ }).check();
  });

  test('with a text as its key, short or longer than a block, or with one in hexadecimal', async ({ page }) => {
    for (const key of ['Schlüssel 🔑', 'k'.repeat(200)]) {
      await page.getByLabel('HMAC key').fill(key);
      await generate(page);
      await expect.poll(() => digestsShown(page)).toEqual(hmacs(key));
    }
    await page.getByRole('radio', { name: 'Hex' }).check();
    await page.getByLabel('HMAC key').fill('00 fF 7e 80');
    await generate(page);
    await expect.poll(() => digestsShown(page)).toEqual(hmacs(Uint8Array.of(0x00, 0xff, 0x7e, 0x80)));
  });

  test('with no key, or with half a byte, is refused at its field', async ({ page }) => {
    await page.getByRole('radio', { name: 'Hex' }).check();
    for (const [key, words] of [
      ['', 'Please enter the HMAC key.'],
      ['abc', 'The HMAC key is not valid hexadecimal: only 0-9, a-f, A-F in pairs.'],
    ] as const) {
      await page.getByLabel('HMAC key').fill(key);
      await generateButton(page).click();
      await expectToast(page, 'Error', words, 'error');
      await expect(page.getByLabel('HMAC key')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('HMAC key')).toHaveAccessibleDescription(words);
    }
  });

  test('leaves out checksums, and needs more than them', async ({ page }) => {
    await page.getByLabel('HMAC key').fill('key');
    await page.getByRole('button', { name: 'More algorithms' }).click();
    await page.getByRole('checkbox', { name: 'CRC32', exact: true }).check();
    await generate(page);
    expect(await digestsShown(page)).toEqual(hmacs('key'));
    for (const label of Object.keys(plainDigests(''))) {
      await page.getByRole('checkbox', { name: label, exact: true }).uncheck();
    }
    await generate(page);
    await expectToast(page, 'Error', /^.*HMAC needs a cryptographic hash/, 'error');
  });
});

test('works without a mouse', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tabTo = async (target: Locator) => {
    for (let tabs = 0; tabs < 15; tabs++) {
      if (await target.evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  // Begun well before the key: a dialog that opens before Playwright has it is canceled by a browser without a screen.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(openFiles(page));
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name: 'chosen.txt', mimeType: 'text/plain', buffer: Buffer.from('from a file') });
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('chosen.txt');
  await tabTo(generateButton(page));
  await page.keyboard.press('Enter');
  const digests = plainDigests('from a file');
  await expect(box(page, 'MD5').locator('output')).toHaveText(digests.MD5 ?? '');

  await tabTo(box(page, 'MD5').getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Copied!', 'Text copied to clipboard successfully.', 'success');
});
