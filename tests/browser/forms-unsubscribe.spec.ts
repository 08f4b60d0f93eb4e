// Leaving the newsletter.
import type { Page } from '@playwright/test';
import { answerWith, fillTrap, heldBack } from './form-server';
import { expect, test } from './test';

const API = '/api/newsletter-subscribe.php';
const TITLE = 'Unsubscribe from Newsletter';
const FAILED = 'Failed to unsubscribe. Please try again later.';
const GOODBYE = "You have been removed from our newsletter mailing list. We're sorry to see you go!";

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path = '/unsubscribe') {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Unsubscribe' });
  const field = form.getByLabel('Email Address *');
  const button = form.getByRole('button');
  const send = async (email: string) => {
    await field.fill(email);
    await button.click();
  };
  return { form, field, button, send };
}

test.describe.configure({ mode: 'parallel' });

test('takes the address off the list, and comes back to the form', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true, message: 'Gone' } });
  const { form, field, button, send } = await open(page);
  await expect(heading(page)).toHaveText(TITLE);
  await expect(button).toHaveText(TITLE);
  await expect(field).toHaveAttribute('required');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(page.getByText('You can resubscribe at any time from our homepage.')).toBeVisible();
  await send(' ann@example.org ');
  await expect(heading(page)).toHaveText('Successfully Unsubscribed');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(GOODBYE)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  const body = { email: 'ann@example.org', action: 'unsubscribe' };
  expect(sent).toEqual([{ body, token: 'T1', type: 'application/json' }]);

  await page.getByRole('button', { name: 'Resubscribe' }).click();
  await expect(heading(page)).toHaveText(TITLE);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(form.getByRole('status')).toContainText('You’re not subscribed right now.');
});

test('says what is wrong with an address', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true } });
  const { form, field, send } = await open(page);
  for (const [email, words] of [
    ['', 'Please enter your email address'],
    ['ann.example.org', 'Please enter a valid email address'],
  ] as const) {
    await send(email);
    await expect(form.getByRole('alert')).toHaveText(words);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
  }
  expect(sent).toEqual([]);
});

test('takes one click at a time', async ({ page }) => {
  const { reply, release } = heldBack({ json: { success: true, message: 'Gone' } });
  const sent = await answerWith(page, API, reply);
  const { field, button } = await open(page);
  await field.fill('ann@example.org');
  await button.dblclick();
  await expect(button).toHaveText('Unsubscribing...');
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  release();
  await expect(heading(page)).toHaveText('Successfully Unsubscribed');
  expect(sent).toHaveLength(1);
});

test.describe('an answer that is no success', () => {
  test.use({ expectedFaults: [/Failed to load resource|Unsubscribing failed/] });

  const logged = (page: Page) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource')) lines.push(message.text());
    });
    return lines;
  };

  const REPLIES = [
    ['with words', { json: { success: false, message: 'Not on the list' } }, 'Not on the list', false],
    ['with words and a status', { status: 429, json: { success: false, message: 'Later' } }, 'Later', false],
    ['without words', { json: { success: false } }, 'Unsubscribe failed. Please try again.', false],
    ['of nobody', 'lost', FAILED, true],
    ['that is not JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, FAILED, true],
  ] as const;

  test('is told, and nothing typed is lost', async ({ page }) => {
    for (const [name, reply, words, logs] of REPLIES) {
      await test.step(name, async () => {
        const lines = logged(page);
        await answerWith(page, API, reply);
        const { form, field, button, send } = await open(page);
        await send('ann@example.org');
        await expect(form.getByRole('alert')).toHaveText(words);
        await expect(field).toHaveValue('ann@example.org');
        await expect(button).toBeFocused();
        expect(lines.map((line) => line.includes('Unsubscribing failed'))).toEqual(logs ? [true] : []);
      });
    }
  });
});

test('the address may come with the link', async ({ page }) => {
  const { field } = await open(page, '/unsubscribe?email=ann%2Bnews%40example.org');
  await expect(field).toHaveValue('ann+news@example.org');
});

test('what a program put into the trap is sent with the rest', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true } });
  const { field, button } = await open(page);
  await field.fill('ann@example.org');
  await fillTrap(page);
  await button.click();
  await expect(heading(page)).toHaveText('Successfully Unsubscribed');
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ann@example.org', action: 'unsubscribe', website: 'spam' }]);
});

test('no fault against WCAG 2.2 AA', async ({ page, axe }) => {
  await answerWith(page, API, { json: { success: true } });
  const { form, send } = await open(page);
  await send('');
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await axe(), 'with an error').toEqual([]);
  await send('ann@example.org');
  await expect(heading(page)).toHaveText('Successfully Unsubscribed');
  expect(await axe(), 'done').toEqual([]);
  await page.getByRole('button', { name: 'Resubscribe' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  expect(await axe(), 'again').toEqual([]);
});
