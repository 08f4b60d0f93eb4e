// Actions on a prerendered page before its code has loaded take effect as soon as it has.
import { createHash } from 'node:crypto';
import { openWithoutCode } from '../lib/open-without-code';
import { expect, test } from '../lib/test';

test('text, choices and buttons, and a run by its keys', async ({ page }) => {
  // A link from elsewhere has left its mark in the address.
  const arrive = await openWithoutCode(page, '/tool/base64-encoder?utm_source=news');
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByRole('textbox').first().fill('4pyT');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('textbox').first().press('Control+Enter');
  arrive();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByRole('textbox').first()).toHaveValue('4pyT');
  await expect(page.getByRole('region', { name: /^Result/ }).locator('output')).toHaveText('✓');
});

test('a run by its button, with its input and the caret in it', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/hash-generator');
  const input = page.getByLabel('Text to Hash');
  await input.fill('abcdef');
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  await input.focus();
  await page.keyboard.press('End');
  for (let left = 0; left < 3; left++) await input.press('ArrowLeft');
  arrive();
  await expect(page.getByText(createHash('sha256').update('abcdef').digest('hex'))).toBeVisible();
  await page.keyboard.type('-');
  await expect(input).toHaveValue('abc-def');
});

test('until the page’s own part is hydrated too, which is later than what is around it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('toolyard-ready', () => {
      const field = document.querySelector('main :is(input, textarea, select)');
      if (!field) throw new Error('There is no field.');
      document.documentElement.dataset.field = Object.keys(field).some((key) => key.startsWith('__react'))
        ? 'taken'
        : '';
    }),
  );
  for (const path of ['/tool/markdown-editor', '/contact-us']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-field', 'taken');
  }
});

test('what is pasted beside the fields, once', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/diff-checker');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'pasted');
    heading.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  arrive();
  await expect(page.getByLabel('Original text', { exact: true })).toHaveValue('pasted');
  await expect(page.getByLabel('Changed text', { exact: true })).toHaveValue('');
});

test('files that are dropped: on an input’s page, and where there is none', async ({ page }) => {
  /** Answers which of the two events the page has kept from the browser, which would show the file in its place. */
  const drop = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['caf%C3%A9'], 'dropped.txt'));
      const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      return ['dragover', 'drop'].filter((type) => !heading.dispatchEvent(event(type)));
    });
  for (const [path, shown] of [
    ['/tool/url-encoder', page.getByText('dropped.txt')],
    ['/about-us', page.getByRole('dialog').getByText('URL-encoded text')],
  ] as const) {
    const arrive = await openWithoutCode(page, path);
    expect(await drop()).toEqual(['dragover', 'drop']);
    arrive();
    await expect(shown).toBeVisible();
  }
});

test('a form is never sent by the browser into the address, but by the page when it is ready', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/newsletter-subscribe.php', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: 'Welcome.' } });
  });
  // Typed text wins over the address's.
  const arrive = await openWithoutCode(page, '/newsletter?email=ann@example.org');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox').first();
  await email.fill('someone@example.org');
  await email.press('Enter');
  await expect(page).toHaveURL('/newsletter?email=ann@example.org');
  arrive();
  await expect(main.getByText('Welcome.')).toBeVisible();
  expect(bodies).toEqual([{ email: 'someone@example.org', action: 'subscribe' }]);
});

test('a tool with the options of a link is not there before its code, so it takes nothing that would be lost', async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, '/tool/base64-encoder#mode=decode');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
  arrive();
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
});

test('a search is the page’s own, and is not that of the address', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tools?search=json');
  const search = page.getByRole('searchbox', { name: 'Search tools' });
  await search.fill('hash gen');
  await search.press('Enter');
  await expect(page).toHaveURL('/tools?search=json');
  arrive();
  await expect(page).toHaveURL('/tools?search=hash+gen');
  await expect(search).toHaveValue('hash gen');
  await expect(page.getByRole('main').getByRole('link', { name: /^Use Tool/ })).toHaveCount(1);
});

test('going on to another page, by the browser’s own buttons', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tools');
  await page.evaluate(() => {
    history.pushState(null, '', '/tool/word-counter');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Word Counter' })).toBeVisible();
  await expect(page).toHaveTitle(/Word Counter/);
});
