// The contact page: what it says, and its form.
import type { Page } from '@playwright/test';
import { answerWith, fillTrap, heldBack } from './form-server';
import { expect, test } from './test';

const API = '/api/submit-contact.php';
const FAILED = 'Error: Failed to submit form. Please try again.';

/** Two lines, with white space around that does not count. */
const message = {
  name: ' Ann Example ',
  email: 'ann@example.org',
  subject: 'Hello there',
  message: 'What a fine tool.\nThank you! ',
};
const trimmed = { ...message, name: 'Ann Example', message: 'What a fine tool.\nThank you!' };

async function open(page: Page, path = '/contact-us') {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Contact' });
  const fields = {
    name: form.getByLabel('Name *'),
    email: form.getByLabel('Email Address *'),
    subject: form.getByLabel('Subject *'),
    message: form.getByLabel('Message *'),
  };
  const names = ['name', 'email', 'subject', 'message'] as const;
  const fill = async (values: Readonly<Record<keyof typeof fields, string>>) => {
    for (const name of names) await fields[name].fill(values[name]);
  };
  const values = async () => {
    const found: string[] = [];
    for (const name of names) found.push(await fields[name].inputValue());
    return found;
  };
  return { form, fields, fill, values, button: form.getByRole('button') };
}

test.describe.configure({ mode: 'parallel' });

test('says how to reach whom, and how soon there is an answer, under both addresses', async ({ page }) => {
  for (const path of ['/contact-us', '/contact']) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    for (const [topic, time] of [
      ['Support', 'Within 24 hours'],
      ['General', '48 hours'],
      ['Business', '72 hours'],
      ['Legal', '5 business days'],
      ['Typical', '24-48 hours'],
      ['Monday to Friday', '09:00 to 17:00'],
    ] as const) {
      await expect(main.getByRole('term').filter({ hasText: topic }).locator('xpath=following-sibling::dd')).toHaveText(
        time,
      );
    }
    const answer = main.getByText('Every tool runs in your browser');
    await expect(answer).toBeHidden();
    await main.getByText('Are my files or text uploaded?').click();
    await expect(answer).toBeVisible();
  }
});

test('sends a message, and clears the fields', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true, message: 'We have it' } });
  const { form, fields, fill, values, button } = await open(page);
  await fill(message);
  await button.click();
  const box = form.getByRole('status');
  await expect(box.getByRole('heading')).toHaveText('Success!');
  await expect(box).toContainText('We have it');
  expect(await values()).toEqual(['', '', '', '']);
  await expect(fields.message).toHaveAccessibleDescription('0/10 characters minimum');
  expect(sent).toEqual([{ body: trimmed, token: 'T1', type: 'application/json' }]);
});

test('counts the message against its minimum', async ({ page }) => {
  const { fields } = await open(page);
  await expect(fields.message).toHaveAttribute('rows', '6');
  await expect(fields.message).toHaveAccessibleDescription('0/10 characters minimum');
  await fields.message.pressSequentially('Hello ');
  await expect(fields.message).toHaveAccessibleDescription('5/10 characters minimum');
  await fields.message.pressSequentially('there');
  await expect(fields.message).toHaveAccessibleDescription('11/10 characters minimum');
});

test('says what is wrong with each field, and goes to the first', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true } });
  const { form, fields, fill, button } = await open(page);
  await fill({ name: 'Ann', email: 'ann', subject: 'Hell', message: '   Nine char' });
  await button.click();
  await expect(fields.email).toBeFocused();
  await expect(fields.name).not.toHaveAttribute('aria-invalid');
  for (const [field, words] of [
    [fields.email, 'Please enter a valid email address'],
    [fields.subject, 'Subject must have at least 5 characters'],
    [fields.message, 'Message must have at least 10 characters 9/10 characters minimum'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words);
  }
  await fields.email.fill('ann@example.org');
  await expect(fields.email).not.toHaveAttribute('aria-invalid');
  await expect(fields.subject).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.email).toBeFocused();

  await fill({ name: '', email: '', subject: '', message: '' });
  await button.click();
  await expect(fields.name).toBeFocused();
  await expect(form.getByText('is required')).toHaveText([
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
  expect(sent).toEqual([]);
});

test('takes one click at a time', async ({ page }) => {
  const { reply, release } = heldBack({ json: { success: true, message: 'We have it' } });
  const sent = await answerWith(page, API, reply);
  const { form, fields, fill, button } = await open(page);
  await fill(message);
  await expect(fields.message).toHaveAccessibleDescription(/^28\//); // the page's code is there
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  release();
  await expect(form.getByRole('status')).toContainText('We have it');
  await expect(button).toHaveText('Send Message');
  expect(sent).toHaveLength(1);
});

test.describe('an answer that is no success', () => {
  test.use({ expectedFaults: [/Failed to load resource|is not JSON: <h1>Bad gateway/] });

  test('is told, and nothing typed is lost', async ({ page }) => {
    let lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    const { form, fill, values, button } = await open(page);
    await fill(message);
    for (const [name, reply, words] of [
      ['with an error', { json: { success: false, error: 'E1', message: 'M' } }, 'Error: E1'],
      ['with words', { json: { success: false, message: 'M' } }, 'Error: M'],
      ['with a status', { status: 422, json: { success: false, error: 'E2', message: 'M' } }, 'Error: E2'],
      ['without words', { json: { success: false } }, 'Error: Failed to submit contact form. Please try again.'],
      [
        'that is not JSON',
        { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
        'Error: Server configuration issue. Please contact support.',
      ],
      ['that only claims to be JSON', { contentType: 'application/json', body: '{"success"' }, FAILED],
      ['without one field', { json: { success: false, error: 'E3' } }, 'Error: E3'],
      ['of nobody', 'lost', FAILED],
    ] as const) {
      await test.step(name, async () => {
        lines = [];
        await answerWith(page, API, reply);
        await button.click();
        const box = form.getByRole('alert').filter({ hasText: 'Error' });
        await expect(box.getByRole('heading')).toHaveText('Submission Error');
        await expect(box.getByRole('paragraph')).toHaveText(words);
        expect(await values()).toEqual(Object.values(message));
        expect(lines.some((line) => line.includes('<h1>Bad gateway</h1>'))).toBe(name === 'that is not JSON');
      });
    }
  });
});

test('a success without words has some of its own', async ({ page }) => {
  await answerWith(page, API, { json: { success: true } });
  const { form, fill, button } = await open(page);
  await fill(message);
  await button.click();
  await expect(form.getByRole('status')).toContainText('Your message has been sent.');
});

test('what a program put into the trap is sent with the rest', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true, message: 'We have it' } });
  const { form, fill, button } = await open(page);
  await fill(message);
  await fillTrap(page);
  await button.click();
  await expect(form.getByRole('status')).toContainText('We have it');
  expect(sent.map(({ body }) => body)).toEqual([{ ...trimmed, website: 'spam' }]);
});

test('is used with the keyboard, which does not meet the trap', async ({ page }) => {
  const sent = await answerWith(page, API, { json: { success: true, message: 'We have it' } });
  const { form, fields, button } = await open(page);
  await fields.name.focus();
  for (const text of Object.values(trimmed)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('We have it');
  await expect(button).toBeFocused();
  expect(sent.map(({ body }) => body)).toEqual([trimmed]);
});

test('no fault against WCAG 2.2 AA', async ({ page, axe }) => {
  await answerWith(page, API, { json: { success: false, error: 'Nothing works today' } });
  const { form, fill, button } = await open(page);
  await page.getByText('I found a bug. What should I send?').click();
  await button.click();
  await expect(form.getByText('Name is required')).toBeVisible();
  expect(await axe(), 'with errors').toEqual([]);
  await fill(message);
  await button.click();
  await expect(form.getByText('Nothing works today')).toBeVisible();
  expect(await axe(), 'refused').toEqual([]);
  await answerWith(page, API, { json: { success: true, message: 'We have it' } });
  await button.click();
  await expect(form.getByText('We have it')).toBeVisible();
  expect(await axe(), 'sent').toEqual([]);
});
