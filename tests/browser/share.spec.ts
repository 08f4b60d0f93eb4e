// What is shared with the installed site, or opened with it, reaches the home page and nothing else.
import type { Page } from '@playwright/test';
import { test as installed, visit } from './offline/site';
import { expect, test } from './test';

const SECRET = 'Zq7SharedMarker';

const found = (page: Page) => page.getByRole('region', { name: 'What this is' });

/** As the system does it: a form that is posted, with the file in it. */
const share = (page: Page, fields: Readonly<Record<string, string>>, file?: { name: string; text: string }) =>
  page.evaluate(
    ({ fields, file }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/share',
        enctype: 'multipart/form-data',
      });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      if (file) {
        const data = new DataTransfer();
        data.items.add(new File([file.text], file.name));
        form.append(Object.assign(document.createElement('input'), { name: 'files', type: 'file', files: data.files }));
      }
      document.body.append(form);
      form.submit();
    },
    { fields, ...(file && { file }) },
  );

installed(
  'text and files that are shared are offered to the tools, and the server never hears of them',
  async ({ page, site }) => {
    await visit(page, '/');
    const asked = site.asked.length;
    await share(page, { title: '', text: `{"secret":"${SECRET}"}` });
    await expect(found(page)).toContainText('JSON');
    await expect(page).toHaveURL('/');

    await share(page, { text: '' }, { name: `${SECRET}.csv`, text: 'a,b,c\n1,2,3\n4,5,6\n' });
    await expect(found(page)).toContainText('CSV');
    expect(site.asked.slice(asked).filter((path) => path.startsWith('/share') || path.includes(SECRET))).toEqual([]);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return JSON.stringify([requests.flat().map(({ url }) => url), localStorage, sessionStorage, history.state]);
    });
    expect(kept).not.toContain(SECRET);
    expect(kept).not.toMatch(/\/share["?]/);

    // Taken once, it is forgotten.
    await page.goto('/?shared');
    await expect(page.getByRole('textbox', { name: 'Paste anything, or type to search' })).toHaveValue('');
  },
);

test('a file that the system opens with the site is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    const getFile = () => Promise.resolve(new File(['a: 1\nb:\n  - c\n'], 'config.yaml'));
    const setConsumer = (consume: (params: object) => void) => consume({ files: [{ getFile }] });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('/');
  await expect(page.getByText('config.yaml')).toBeVisible();
  await expect(found(page)).toContainText('YAML');
});

test('installing is offered from the third visit in which a tool was used, until it is declined', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = () => Promise.resolve(Object.assign(globalThis, { askedToInstall: true }));
    const offer = () => window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: asked }));
    Object.assign(globalThis, { offer });
  });
  const offer = () => page.evaluate(() => (globalThis as unknown as { offer: () => void }).offer());
  const button = page.getByRole('button', { name: 'Not now' });
  for (const visits of [1, 2, 3]) {
    await page.goto('/tool/uuid-generator');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('installInterest')))
      .toBe(`{"visits":${String(visits)},"isDeclined":false}`);
    if (visits < 3) await expect(button).toHaveCount(0);
  }
  await expect(async () => {
    await offer();
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button.click();
  await expect(button).toHaveCount(0);
  await offer();
  expect(await page.evaluate(() => localStorage.getItem('installInterest'))).toBe('{"visits":3,"isDeclined":true}');
});
