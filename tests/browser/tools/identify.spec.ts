// Features of Identify's screen alone: layers that lead to a recipe and to other tools, and the way here from the home page.
import { action, expect, openTool, test } from '../lib/text-tool-page';

const INNER = '{"name":"Zoë"}';
const TWICE = Buffer.from(Buffer.from(INNER).toString('base64')).toString('base64');

test('the steps to a layer become a recipe with the same input and the layer’s content as its result', async ({
  page,
}) => {
  await openTool(page, 'identify');
  await page.getByLabel('Text or File').fill(TWICE);
  await action(page, 'Identify').click();
  const last = page.getByRole('article', { name: 'Layer 3' });
  await expect(last).toContainText('JSON');
  await last.getByRole('button', { name: 'Make this a recipe' }).click();
  await expect(page).toHaveURL(/\/recipe#1&base64-encoder\+mode=decode&base64-encoder\+mode=decode$/);
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue(TWICE);
  await expect(page.getByText('Base64 decode → Base64 decode')).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toContainText(INNER);
});

test('a JSON string opens in the tool for it', async ({ page }) => {
  await openTool(page, 'identify');
  await page.getByLabel('Text or File').fill(JSON.stringify(INNER));
  await action(page, 'Identify').click();
  const first = page.getByRole('article', { name: 'Layer 1' });
  await first.getByRole('button', { name: 'Open in Text Encodings' }).click();
  await expect(page).toHaveURL(/\/tool\/text-encodings$/);
  await expect(page.getByLabel('Encoding', { exact: true })).toHaveValue('json-string');
  await expect(page.getByRole('region', { name: /^Result/ })).toContainText(INNER);
});

test('a layer behind a step that no tool has says why it has no recipe, and opens in its tool', async ({ page }) => {
  await openTool(page, 'identify');
  await page.getByLabel('Text or File').fill(`data:application/json,${encodeURIComponent(INNER)}`);
  await action(page, 'Identify').click();
  const last = page.getByRole('article', { name: 'Layer 2' });
  await expect(last).toContainText('No recipe leads here, because a recipe has no step for this: The data of the URL.');
  await expect(last.getByRole('button', { name: 'Make this a recipe' })).toHaveCount(0);
  await last.getByRole('button', { name: 'Open in JSON Formatter' }).click();
  await expect(page).toHaveURL(/\/tool\/json-formatter$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(INNER);
});

test('other readings are listed with their reasons', async ({ page }) => {
  await openTool(page, 'identify');
  await page.getByLabel('Text or File').fill('1700000000');
  await action(page, 'Identify').click();
  const only = page.getByRole('article', { name: 'Layer 1' });
  await expect(only).toContainText('2023-11-14 22:13:20 UTC');
  await only.getByRole('button', { name: /other reading/ }).click();
  await expect(only.getByRole('heading', { name: 'Number' })).toBeVisible();
});

test('a text on the home page leads to its layers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('textbox').first().fill(TWICE);
  const suggestions = page.getByRole('list', { name: 'Suggested tools' }).getByRole('button');
  await expect(suggestions.first()).toContainText('Base64 Encoder/Decoder');
  await suggestions.filter({ hasText: 'See all layers' }).click();
  await expect(page).toHaveURL(/\/tool\/identify$/);
  await expect(page.getByRole('article', { name: 'Layer 3' })).toContainText('JSON');
});

test('the parts of a message are layers side by side, and each opens in its tool', async ({ page }) => {
  const json = Buffer.from(INNER).toString('base64');
  const parts = `--b\n\nSome words.\n--b\nContent-Type: application/json\nContent-Transfer-Encoding: base64\n\n${json}\n--b--\n`;
  await openTool(page, 'identify');
  await page.getByLabel('Text or File').fill(`Content-Type: multipart/mixed; boundary=b\n\n${parts}`);
  await action(page, 'Identify').click();
  const layers = page.getByRole('region', { name: 'Layers' });
  await expect(layers).toContainText(/MIME message, 2 parts.*From layer 1: Part 1.*Some words\./s);
  await expect(layers).toContainText('From layer 1: Part 2 (application/json, base64)');
  const last = page.getByRole('article', { name: 'Layer 3' });
  await expect(last).toContainText('No recipe leads here');
  await last.getByRole('button', { name: 'Open in JSON Formatter' }).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(INNER);
});
