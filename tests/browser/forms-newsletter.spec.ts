// The newsletter's signup, in the three places where it stands.
import type { Page } from '@playwright/test';
import { answerWith, fillTrap, heldBack } from './form-server';
import { expect, test } from './test';

const API = '/api/newsletter-subscribe.php';
const FAILED = 'Failed to subscribe. Please try again later.';

const places = [
  { name: 'on its page', path: '/newsletter', form: 'Newsletter signup' },
  { name: 'on the home page', path: '/', form: 'Newsletter signup' },
  { name: 'in the footer', path: '/tools', form: 'Newsletter signup in the footer' },
] as const;

const formOf = (page: Page, name = 'Newsletter signup') => page.getByRole('form', { name, exact: true });

async function open(page: Page, { path, form }: { path: string; form: string } = places[0]) {
  await page.goto(path);
  const signup = formOf(page, form);
  const field = signup.getByRole('textbox');
  const button = signup.getByRole('button');
  const send = async (email: string) => {
    await field.fill(email);
    await button.click();
  };
  return { signup, field, button, send };
}

test.describe.configure({ mode: 'parallel' });

for (const place of places) {
  test.describe(place.name, () => {
    test('subscribes', async ({ page }) => {
      const sent = await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
      const { signup, field, send } = await open(page, place);
      await send('  ann@example.org ');
      await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
      await expect(field).toHaveValue('');
      const body = { email: 'ann@example.org', action: 'subscribe' };
      expect(sent).toEqual([{ body, token: 'T1', type: 'application/json' }]);
    });

    test('says what is wrong with an address, beside it', async ({ page }) => {
      const sent = await answerWith(page, API, { json: { success: true } });
      const { signup, field, send } = await open(page, place);
      for (const [email, words] of [
        ['', 'Please enter your email address'],
        ['   ', 'Please enter your email address'],
        ['ann.example.org', 'Please enter a valid email address'],
      ] as const) {
        await send(email);
        await expect(signup.getByRole('alert')).toHaveText(words);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(words);
        await field.fill('x');
        await expect(signup.getByRole('alert')).toHaveCount(0);
        await expect(field).not.toHaveAttribute('aria-invalid');
      }
      expect(sent).toEqual([]);
    });

    test('takes one click at a time', async ({ page }) => {
      const { reply, release } = heldBack({ json: { success: true, message: 'Welcome aboard' } });
      const sent = await answerWith(page, API, reply);
      const { signup, field, button } = await open(page, place);
      await field.fill('ann@example.org');
      await button.dblclick();
      await expect(field).toBeDisabled();
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
      await expect(field).toBeEnabled();
      await expect(button).toBeFocused();
      expect(sent).toHaveLength(1);
    });
  });
}

test.describe('an answer that is no success', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('is told, nothing typed is lost, and the next try counts', async ({ page }) => {
    const { signup, field, send } = await open(page);
    for (const [name, reply, words] of [
      ['with words', { json: { success: false, message: 'Already with us' } }, 'Already with us'],
      ['with words and a status', { status: 429, json: { success: false, message: 'Later', error: 'L8r' } }, 'Later'],
      ['without words', { json: { success: false } }, 'Subscription failed. Please try again.'],
      [
        'with empty words',
        { status: 500, json: { success: false, message: '' } },
        'Subscription failed. Please try again.',
      ],
      ['of nobody', 'lost', FAILED],
      ['that is not JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, FAILED],
      ['that is empty', { status: 200, body: '' }, FAILED],
      ['that is JSON of another kind', { json: null }, FAILED],
    ] as const) {
      await test.step(name, async () => {
        await answerWith(page, API, reply);
        await send('ann@example.org');
        await expect(signup.getByRole('alert')).toHaveText(words);
        await expect(field).toHaveValue('ann@example.org');
        await expect(field).not.toHaveAttribute('aria-invalid');
        await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
        await signup.getByRole('button').click();
        await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
        await expect(signup.getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('a server that gives no token is posted to without one', async ({ page }) => {
    const { signup, send } = await open(page);
    for (const [name, token] of [
      ['no answer', 'lost'],
      ['an error', { status: 500, json: { token: 'T1' } }],
      ['no JSON', { contentType: 'text/html', body: '<p>T1</p>' }],
      ['JSON without one', { json: {} }],
      ['an empty one', { json: { token: '' } }],
    ] as const) {
      await test.step(name, async () => {
        const message = `Welcome, with ${name}`;
        const sent = await answerWith(page, API, { json: { success: true, message } }, token);
        await send('ann@example.org');
        await expect(signup.getByRole('status')).toHaveText(message);
        expect(sent.map((post) => post.token)).toEqual([undefined]);
      });
    }
  });

  test('the code that sends did not come: that is told, too', async ({ page }) => {
    await page.route('**/assets/subscribe-*.js', (route) => route.abort());
    const { signup, field, send } = await open(page);
    await send('ann@example.org');
    await expect(signup.getByRole('alert')).toHaveText(FAILED);
    await expect(field).toHaveValue('ann@example.org');
  });
});

test('a success without words has some of its own', async ({ page }) => {
  await answerWith(page, API, { json: { success: true } });
  const { signup, send } = await open(page);
  await send('ann@example.org');
  await expect(signup.getByRole('status')).toHaveText('Thank you for subscribing!');
});

test('the address may come with the link, and goes with success', async ({ page }) => {
  await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
  const email = 'ann+news@example.org';
  const { signup, field, button } = await open(page, {
    path: `/newsletter?email=${encodeURIComponent(email)}`,
    form: 'Newsletter signup',
  });
  await expect(field).toHaveValue(email);
  await expect(field).toHaveAttribute('required');
  await expect(field).toHaveAttribute('type', 'email');
  await button.click();
  await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
  await expect(field).toHaveValue('');
});

test('what a program put into the trap is sent with the rest', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
  const { signup, field, button } = await open(page);
  await field.fill('ann@example.org');
  await fillTrap(page);
  await button.click();
  await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ann@example.org', action: 'subscribe', website: 'spam' }]);
});

test('is used with the keyboard, which does not meet the trap', async ({ page }) => {
  await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
  const { signup, field, button } = await open(page);
  await field.focus();
  await page.keyboard.type('ann@example.org');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'unsubscribe' })).toBeFocused();
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(signup.getByRole('status')).toHaveText('Welcome aboard');
  await expect(field).toBeFocused();
});

test.describe('before the page’s code has come', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('nothing is sent by the browser itself, and nothing typed is lost', async ({ page }) => {
    const { reply: whenReleased, release } = heldBack({});
    await page.route('**/early.js', (route) => route.abort());
    await page.route('**/assets/*.js', async (route) => {
      await whenReleased;
      await route.continue();
    });
    await page.goto('/newsletter', { waitUntil: 'commit' });
    const field = formOf(page).getByRole('textbox');
    await field.fill('ann@example.org');
    await field.press('Enter');
    await formOf(page).getByRole('button').click();
    release();
    await page.waitForLoadState();
    await expect(page).toHaveURL('/newsletter');
    await expect(field).toHaveValue('ann@example.org');
  });
});

test('has its words in the footer, and its place on the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#newsletter').getByRole('form')).toHaveCount(1);
  const block = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter', exact: true });
  await expect(block).toContainText('Get updates about new tools and features');
});

test('no fault against WCAG 2.2 AA', async ({ page, axe }) => {
  await answerWith(page, API, { json: { success: true, message: 'Welcome aboard' } });
  for (const place of places) {
    const { signup, send } = await open(page, place);
    await send('');
    await expect(signup.getByRole('alert')).toBeVisible();
    expect(await axe(), `${place.name}, with an error`).toEqual([]);
    await send('ann@example.org');
    await expect(signup.getByRole('status')).toBeVisible();
    expect(await axe(), `${place.name}, with success`).toEqual([]);
  }
});
