// Features of the JSON Schema validator's screen alone: its sample, the places of errors, its two modes, long lists.
import { action, expect, mode, openTool, resultOf, test } from '../lib/text-tool-page';

test('a sample is checked by two clicks, and an error leads to its place', async ({ page }) => {
  await openTool(page, 'json-schema-validator');
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await action(page, 'Check').click();
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors).toContainText('Invalid: 3 errors (draft 2020-12).');
  await errors.getByRole('button', { name: 'Line 4, column 10' }).click();
  const field = page.getByLabel('JSON document', { exact: true });
  await expect(field).toBeFocused();
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart))).toMatch(
    /^151/,
  );
  // Live updates: without its errors, the document is valid.
  await field.fill('{"id": 12345678901234567890, "name": "Zoë", "email": ""}');
  await expect(errors).toContainText('Valid: the document conforms to the schema (draft 2020-12).');
});

test('thousands of errors are counted, and a list shows those in view', async ({ page }) => {
  await openTool(page, 'json-schema-validator');
  const rows = Array.from({ length: 3000 }, (_, index) => `${String(index)}\n`).join('');
  await page.getByLabel('JSON document', { exact: true }).fill(rows);
  await page.getByLabel('JSON Schema', { exact: true }).fill('{"maximum": 9}');
  await page.getByRole('checkbox', { name: 'JSON Lines: each line is a document' }).check();
  await action(page, 'Check').click();
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors).toContainText('Invalid: 2,990 documents of 3,000 don’t conform to the schema.');
  await expect(errors).toContainText('There are 1,990 more errors. The list ends after 1,000.');
  await expect(errors).toContainText('Line 11, column 1');
  expect(await errors.getByText(/^Rule /).count()).toBeLessThan(100);
});

test('a schema is made from data, as JSON Schema and as TypeScript', async ({ page }) => {
  await openTool(page, 'json-schema-validator');
  await mode(page, 'Make a schema').check();
  await page.getByLabel('JSON document', { exact: true }).fill('{"a": [1]}');
  await action(page, 'Make a schema').click();
  await expect(resultOf(page).locator('output')).toContainText(
    '"$schema": "https://json-schema.org/draft/2020-12/schema"',
  );
  await mode(page, 'TypeScript').check();
  await expect(resultOf(page).locator('output')).toContainText('export interface Root');
});

test('a schema refers to files that are added, and a missing one is named', async ({ page }) => {
  await openTool(page, 'json-schema-validator');
  const json = (name: string, schema: object) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(schema)),
  });
  await page.getByLabel('JSON document', { exact: true }).fill('{"home": {"zip": 1}}');
  await page
    .getByLabel('JSON Schema', { exact: true })
    .fill('{\n"properties": {"home": {"$ref": "./defs/address.json"}}}');
  await action(page, 'Check').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The $ref to ./defs/address.json at line 2, column 33 of the schema (#/properties/home) wants defs/address.json',
  );
  const further = page.getByRole('region', { name: 'Schemas in other files' });
  await further
    .getByLabel('Add schema files')
    .setInputFiles([json('address.json', { properties: { zip: { $ref: 'zip.json' } } })]);
  await action(page, 'Check').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'of address.json (address.json#/properties/zip) wants zip.json',
  );
  await further
    .getByLabel('Add schema files')
    .setInputFiles([json('zip.json', { type: 'string' }), json('more.json', {})]);
  await action(page, 'Check').click();
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors).toContainText('Rule zip.json#/type');
  await expect(page.getByRole('main')).toContainText('No reference leads to the schema more.json');
  await further.getByText('3 further schemas').click();
  await further.getByRole('button', { name: /more\.json/ }).click();
  await expect(further.getByRole('listitem')).toHaveCount(2);
});
