// The page of the command line: its reference is in the HTML, can be searched, and its commands can be copied.
import { expect, test } from '../lib/test';

test('the reference is in the page, leads to each tool, and is searched', async ({ page, axe, request }) => {
  const html = await (await request.get('/cli')).text();
  expect(html).toContain('--line-length');
  await page.goto('/cli');
  await page.getByRole('link', { name: 'regex', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'regex', exact: true })).toBeInViewport();
  const search = page.getByRole('searchbox', { name: 'Search the reference' });
  await search.fill('line-length');
  await expect(page.getByRole('status').filter({ hasText: '2 of' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'regex', exact: true })).toHaveCount(0);
  expect(await axe('main')).toEqual([]);
  await search.fill('xylophone');
  await expect(page.getByText('Nothing found. Search for another word.')).toBeVisible();
  await search.fill('');
  await page.getByRole('main').getByRole('link', { name: 'Regex Tester' }).click();
  await expect(page).toHaveURL('/tool/regex-tester');
});

test('a command is copied without what it prints', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cli');
  await page.getByRole('button', { name: 'Copy the example “Encode”' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('printf "Hello, Wörld!" | toolyard base64');
});
