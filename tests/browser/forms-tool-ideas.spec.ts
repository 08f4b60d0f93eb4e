// The form by which a visitor suggests a tool.
import type { Page } from '@playwright/test';
import { answerWith, fillTrap, heldBack } from './form-server';
import { expect, test } from './test';

const API = '/api/submit-tool-idea.php';
const FAILED = 'Failed to submit tool idea. Please try again.';

const idea = {
  toolName: 'Tide Table',
  description: 'Takes a harbour,\ngives the tides.',
  category: 'Calculator',
  useCase: 'Before I go sailing.',
  name: 'Ann',
  email: 'ann@example.org',
};

const categories = [
  'Converter',
  'Encoder/Decoder',
  'Generator',
  'Formatter',
  'Calculator',
  'Utility',
  'Security',
  'Other',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page) {
  await page.goto('/tool-ideas');
  const form = page.getByRole('form', { name: 'Tool idea' });
  const fields = {
    toolName: form.getByLabel('Tool Name *'),
    category: form.getByLabel('Category *'),
    description: form.getByLabel('Description *'),
    useCase: form.getByLabel('Use Case *'),
    name: form.getByLabel('Your Name *'),
    email: form.getByLabel('Email Address *'),
  };
  const button = form.getByRole('button');
  const fill = async (values: typeof idea) => {
    const { category, ...texts } = values;
    await fields.category.selectOption(category);
    for (const [name, text] of Object.entries(texts)) await fields[name as keyof typeof fields].fill(text);
  };
  const values = async () => {
    const found: Record<string, string> = {};
    for (const [name, field] of Object.entries(fields)) found[name] = await field.inputValue();
    return found;
  };
  return { form, fields, fill, values, button };
}

test.describe.configure({ mode: 'parallel' });

test('sends an idea, and takes another one', async ({ page }) => {
  const sent = await answerWith(page, API, { status: 201, body: 'whatever' });
  const { fields, fill, values, button } = await open(page);
  await expect(fields.category.getByRole('option')).toHaveText(['Choose a category', ...categories]);
  await fill(idea);
  await button.click();
  await expect(heading(page)).toHaveText('Thank You!');
  await expect(heading(page)).toBeFocused();
  expect(sent).toEqual([{ body: idea, token: 'T1', type: 'application/json' }]);

  await page.getByRole('button', { name: 'Submit Another Idea' }).click();
  await expect(fields.toolName).toBeFocused();
  expect(Object.values(await values())).toEqual(['', '', '', '', '', '']);
});

test('says what is wrong with each field, and goes to the first', async ({ page }) => {
  const sent = await answerWith(page, API, { status: 200, body: '' });
  const { form, fields, fill, button } = await open(page);
  await button.click();
  await expect(fields.toolName).toBeFocused();
  for (const [name, words] of Object.entries({
    toolName: 'Tool name is required',
    category: 'Please choose a category',
    description: 'Description is required',
    useCase: 'Use case is required',
    name: 'Name is required',
    email: 'Email is required',
  })) {
    const field = fields[name as keyof typeof fields];
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`));
  }
  await fill({ ...idea, description: 'Nine char', useCase: 'Nine char' });
  await button.click();
  await expect(fields.description).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(2);
  await expect(fields.useCase).toHaveAccessibleDescription(/^Use case must have at least 10 characters/);
  expect(sent).toEqual([]);
});

test('takes one click at a time', async ({ page }) => {
  const { reply, release } = heldBack({ json: {} });
  const sent = await answerWith(page, API, reply);
  const { fill, button } = await open(page);
  await fill(idea);
  await button.dblclick();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  release();
  await expect(heading(page)).toHaveText('Thank You!');
  expect(sent).toHaveLength(1);
});

test.describe('an answer that is no success', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('is told, and nothing typed is lost', async ({ page }) => {
    const { form, fill, values, button } = await open(page);
    await fill(idea);
    for (const [name, reply, words] of [
      ['with an error', { status: 400, json: { error: 'E', message: 'M' } }, 'E'],
      ['with words', { status: 429, json: { success: false, message: 'M' } }, 'M'],
      ['without words', { status: 500, json: {} }, FAILED],
      ['of nobody', 'lost', 'Network error. Please check your connection and try again.'],
      ['that is not JSON', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, FAILED],
    ] as const) {
      await test.step(name, async () => {
        await answerWith(page, API, reply);
        await button.click();
        const box = form.getByRole('alert').filter({ hasText: 'Submission Error' });
        await expect(box.getByRole('heading')).toHaveText('Submission Error');
        await expect(box.getByRole('paragraph')).toHaveText(words);
        expect(await values()).toEqual(idea);
        await expect(button).toBeFocused();
      });
    }
  });
});

test('what a program put into the trap is sent with the rest', async ({ page }) => {
  const sent = await answerWith(page, API, { json: {} });
  const { fill, button } = await open(page);
  await fill(idea);
  await fillTrap(page);
  await button.click();
  await expect(heading(page)).toHaveText('Thank You!');
  expect(sent.map(({ body }) => body)).toEqual([{ ...idea, website: 'spam' }]);
});

test('is used with the keyboard, which does not meet the trap', async ({ page }) => {
  const sent = await answerWith(page, API, { json: {} });
  const { fields, button } = await open(page);
  await fields.toolName.focus();
  for (const text of [idea.toolName, 'Calc', idea.description, idea.useCase, idea.name, idea.email]) {
    await page.keyboard.type(text); // a select goes to the option that begins so
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Thank You!');
  expect(sent.map(({ body }) => body)).toEqual([idea]);
});

test('no fault against WCAG 2.2 AA', async ({ page, axe }) => {
  await answerWith(page, API, { json: {} });
  const { form, fill, button } = await open(page);
  await button.click();
  await expect(form.getByText('Name is required', { exact: true })).toBeVisible();
  expect(await axe(), 'with errors').toEqual([]);
  await fill(idea);
  await button.click();
  await expect(heading(page)).toHaveText('Thank You!');
  expect(await axe(), 'sent').toEqual([]);
});
