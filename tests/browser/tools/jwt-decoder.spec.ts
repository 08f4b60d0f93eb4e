// Features of the JWT decoder alone: several verdicts, new tokens, and forgetting.
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LONGEST_TOKEN } from '../../../src/tools/jwt-decoder/options';
import { action, download, expect, openTool, test } from '../lib/text-tool-page';
import { neverFreezes } from '../lib/thread-time';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const SECRET = 'a secret that is long enough: 32+';

function signed(claims: object): string {
  const unsigned = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`;
}

const tokenField = (page: Page) => page.getByLabel('JWT Token');
const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const payload = (page: Page) => page.getByRole('group', { name: 'Payload' }).locator('output');

async function decode(page: Page, token: string) {
  await tokenField(page).fill(token);
  await action(page, 'Decode').click();
}

async function giveKey(page: Page, key: string) {
  await page.getByRole('button', { name: 'Verify the signature' }).click();
  await page.getByLabel('Secret or public key').fill(key);
}

const open = (page: Page) => openTool(page, 'jwt-decoder');

test('shows verdicts beside each other, keeps each digit, and forgets tokens and keys on leaving', async ({ page }) => {
  await open(page);
  await test.step('what is saved keeps each digit', async () => {
    const claims = '{"id":12345678901234567890,"x":1.0}';
    await decode(page, `${part({ alg: 'HS256' })}.${Buffer.from(claims).toString('base64url')}.AAAA`);
    const saved = await download(page, action(page, 'Download'));
    expect(saved.name).toBe('jwt-decoded.json');
    const text = saved.bytes.toString();
    expect(text).toContain('12345678901234567890');
    expect(text).toContain('"x": 1.0');
    expect(JSON.parse(text)).toMatchObject({ header: { alg: 'HS256' } });
  });
  await test.step('claims are text: markup in them never runs', async () => {
    const attack = '<img src=x onerror="document.title=`owned`"><script>document.title=`owned`</script>';
    await decode(page, signed({ name: attack }));
    await expect(payload(page)).toContainText('<img src=x');
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('owned');
  });
  await test.step('a beginning in the future', async () => {
    await decode(page, signed({ nbf: 4_102_444_800 }));
    await expect(checks(page)).toContainText('Not yet validThis token is valid from 2100-01-01 00:00:00 UTC.');
  });
  await test.step('a good signature and an end in the past', async () => {
    await decode(page, signed({ exp: 1_300_819_380 }));
    await expect(checks(page)).toContainText('Signature not verified');
    await giveKey(page, SECRET);
    await expect(checks(page)).toContainText('Signature verified');
    await expect(checks(page)).toContainText('ExpiredThis token was valid until 2011-03-22 18:43:00 UTC.');
    await page.getByLabel('Secret or public key').fill(`${SECRET}!`);
    await expect(checks(page)).toContainText('Bad signature');
  });
  await test.step('forgotten on leaving', async () => {
    await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
    await page.goBack();
    await expect(tokenField(page)).toHaveValue('');
  });
});

test('a token made with a new key pair verifies with the public key; without a key, none is made', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Create' }).check();
  await action(page, 'Create Token').click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Algorithm').selectOption('ES256');
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  const publicKey = await page.getByRole('group', { name: 'Public key' }).locator('output').textContent();
  await page.getByLabel('Expires (exp)').fill('2090-05-06T07:08:09');
  await action(page, 'Create Token').click();
  await action(page, 'Decode this token').click();
  await expect(payload(page)).toContainText('"exp"');
  await expect(page.getByRole('region', { name: 'Times' })).toContainText('May 6, 2090, 7:08:09 AM');
  await giveKey(page, publicKey ?? '');
  await expect(checks(page)).toContainText('Signature verified');
});

test('the longest token freezes nothing', async ({ page }) => {
  const claims = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${String(at)}`, at]));
  const token = signed(claims(3900));
  expect(token.length).toBeGreaterThan(0.95 * LONGEST_TOKEN);
  await neverFreezes(
    page,
    () => openTool(page, 'jwt-decoder'),
    async () => {
      await decode(page, token);
      await expect(payload(page)).toContainText('"c3899": 3899');
      await decode(page, signed(claims(4000)));
      await expect(page.getByRole('main').getByText('Tokens of up to 65.5 KB can be decoded here.')).toBeVisible();
    },
  );
});

test('Clear can be undone until another token is typed', async ({ page }) => {
  await page.goto('/tool/jwt-decoder');
  const field = page.getByLabel('JWT Token');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByRole('button', { name: 'Load Sample' }).click();
  const sample = await field.inputValue();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).toHaveValue('');
  await undo.click();
  await expect(field).toHaveValue(sample);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await field.fill('eyJ');
  await field.fill('');
  await expect(undo).toHaveCount(0);
});
