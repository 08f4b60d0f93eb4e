// The forms and the real server: what a page sends is what the server takes.
import { expect, test } from './test';

const visitor = { name: 'Ann Example', email: 'ann@example.org' };

test('a visitor subscribes, and leaves again', async ({ page }) => {
  await page.goto('/newsletter');
  const signup = page.getByRole('form', { name: 'Newsletter signup', exact: true });
  await signup.getByRole('textbox').fill(visitor.email);
  await signup.getByRole('button').click();
  await expect(signup.getByRole('status')).toHaveText('Thank you for subscribing!');

  await page.goto('/unsubscribe');
  const form = page.getByRole('form', { name: 'Unsubscribe' });
  await form.getByLabel('Email Address *').fill(visitor.email);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Unsubscribed');
});

test('a visitor writes to us', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name *').fill(visitor.name);
  await form.getByLabel('Email Address *').fill(visitor.email);
  await form.getByLabel('Subject *').fill('Große Dateien');
  await form.getByLabel('Message *').fill('How large may a file be?\nMine has “four” gigabytes.');
  await form.getByRole('button').click();
  await expect(page.getByText('Thank you for your message. We will get back to you soon.')).toBeVisible();
});

test('a visitor suggests a tool', async ({ page }) => {
  await page.goto('/tool-ideas');
  const form = page.getByRole('form', { name: 'Tool idea' });
  await form.getByLabel('Tool Name *').fill('Tide Table');
  await form.getByLabel('Category *').selectOption('Calculator');
  await form.getByLabel('Description *').fill('Takes a harbour, gives the tides.');
  await form.getByLabel('Use Case *').fill('Before I go sailing.');
  await form.getByLabel('Your Name *').fill(visitor.name);
  await form.getByLabel('Email Address *').fill(visitor.email);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
});
