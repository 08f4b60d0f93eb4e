// What a visitor does to a prerendered page before its code has arrived is done all the same.
import { openWithoutCode } from './open-without-code';
import { expect, test } from './test';

test('text, choices and buttons', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/base64-encoder');
  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.getByRole('textbox').first().fill('4pyT');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  arrive();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked();
  await expect(page.getByRole('textbox').first()).toHaveValue('4pyT');
});

test('text, and the caret in it', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/hash-generator');
  const input = page.getByLabel('Text to Hash');
  await input.fill('abcdef');
  for (let left = 0; left < 3; left++) await input.press('ArrowLeft');
  arrive();
  await expect(page.getByText('6 characters')).toBeVisible(); // counted by code
  await page.keyboard.type('-');
  await expect(input).toHaveValue('abc-def');
});

test('until the page’s own part is taken over too, which is later than what is around it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('toolyard-ready', () => {
      const field = document.querySelector('main :is(input, textarea, select)');
      if (!field) throw new Error('There is no field.');
      document.documentElement.dataset.field = Object.keys(field).some((key) => key.startsWith('__react'))
        ? 'taken'
        : '';
    }),
  );
  for (const path of ['/tool/unit-converter', '/tool/markdown-editor', '/contact-us']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-field', 'taken');
  }
});

test('text, where a link from elsewhere has left its mark in the address', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/base64-encoder?utm_source=news');
  const input = page.getByRole('textbox').first();
  await input.fill('Hello');
  arrive();
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByText('SGVsbG8=', { exact: true })).toBeVisible();
  await expect(input).toHaveValue('Hello');
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
  for (const path of ['/tool/url-encoder', '/']) {
    const arrive = await openWithoutCode(page, path);
    expect(await drop()).toEqual(['dragover', 'drop']);
    arrive();
    await expect(page.getByText('dropped.txt')).toBeVisible();
  }
  const arrive = await openWithoutCode(page, '/about-us');
  expect(await drop()).toEqual(['dragover', 'drop']);
  arrive();
  await expect(page.getByRole('dialog')).toContainText('URL-encoded text');
});

test('a run, with the input that it was asked for', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/hash-generator');
  await page.getByLabel('Text to Hash').fill('abc');
  await page.getByRole('button', { name: 'Generate Hashes' }).click();
  arrive();
  // FIPS 180-2, appendix B.1
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
});

test('a run by its keys, once and with what was typed before them', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tool/random-generator');
  await page.keyboard.press('Control+Enter');
  arrive();
  await expect(page.getByText('Done.', { exact: false }).first()).toBeAttached();

  const arriveAgain = await openWithoutCode(page, '/tool/hash-generator');
  await page.getByLabel('Text to Hash').fill('abc');
  await page.keyboard.press('Control+Enter');
  arriveAgain();
  // FIPS 180-2, appendix B.1
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
});

test('a form is never sent by the browser into the address, but by the page when it is ready', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/newsletter-subscribe.php', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: 'Welcome.' } });
  });
  const arrive = await openWithoutCode(page, '/newsletter');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox').first();
  await email.fill('someone@example.org');
  await email.press('Enter');
  await expect(page).toHaveURL('/newsletter');
  arrive();
  await expect(main.getByText('Welcome.')).toBeVisible();
  expect(bodies).toEqual([{ email: 'someone@example.org', action: 'subscribe' }]);
});

test('a search is the page’s own', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/tools');
  const search = page.getByRole('searchbox', { name: 'Search tools' });
  await search.fill('hash gen');
  await search.press('Enter');
  await expect(page).toHaveURL('/tools');
  arrive();
  await expect(page).toHaveURL('/tools?search=hash+gen');
  await expect(page.getByRole('main').getByRole('link', { name: /^Use Tool/ })).toHaveCount(1);
});

test('what is typed where the address fills in something, too', async ({ page }) => {
  const arriveAtTools = await openWithoutCode(page, '/tools?search=json');
  const search = page.getByRole('searchbox', { name: 'Search tools' });
  await search.fill('hash gen');
  arriveAtTools();
  await expect(page).toHaveURL('/tools?search=hash+gen');
  await expect(search).toHaveValue('hash gen');
  for (const path of ['/newsletter', '/unsubscribe']) {
    const arrive = await openWithoutCode(page, `${path}?email=ann@example.org`);
    const email = page.getByRole('main').getByRole('textbox').first();
    await email.fill('bob@example.org');
    arrive();
    await page.getByRole('button', { name: 'Switch to' }).click(); // done when the page is taken over
    await expect(page.locator('html')).toHaveClass(/dark|light/);
    await expect(email).toHaveValue('bob@example.org');
    await page.reload();
    await expect(email).toHaveValue('ann@example.org');
  }
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
