// Files that the system opens with the installed site, and the install button. offline.spec.ts has the share sheet.
import { expect, test } from '../lib/test';

test('a file that the system opens with the site is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    const getFile = () => Promise.resolve(new File(['a: 1\nb:\n  - c\n'], 'config.yaml'));
    const setConsumer = (consume: (params: object) => void) => consume({ files: [{ getFile }] });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('/');
  await expect(page.getByText('config.yaml')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What this is' })).toContainText('YAML');
});

test('installing is offered from the third visit in which a tool was used, until it is declined', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('installInterest', '{"visits":2,"isDeclined":false}');
    const asked = () => Promise.resolve(Object.assign(globalThis, { askedToInstall: true }));
    const offer = () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: asked }));
    Object.assign(globalThis, { offer });
  });
  const offer = () => page.evaluate(() => (globalThis as unknown as { offer: () => void }).offer());
  const stored = () => page.evaluate(() => localStorage.getItem('installInterest'));
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const button = page.getByRole('button', { name: 'Not now' });
  await page.goto('/tool/uuid-generator');
  await expect(generate).toBeVisible();
  await offer();
  await expect(button).toHaveCount(0); // no tool was used in this visit
  await generate.click();
  await expect.poll(stored).toBe('{"visits":3,"isDeclined":false}');
  await expect(async () => {
    await offer(); // until its code is there, nothing listens
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button.click();
  await expect(button).toHaveCount(0);
  await offer();
  expect(await stored()).toBe('{"visits":3,"isDeclined":true}');
});
