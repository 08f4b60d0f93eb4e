// A visitor's input enters no request, no storage, no address, no title and no log.
import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { findTools } from '../../tools/find-tools';
import type { ToolCase } from '../../tools/case';
import { toolCases } from '../../tools/cases';
import { storedTexts } from '../lib/stored-texts';
import { answerForRates, expect, test } from '../lib/test';
import { fileInput, start, textField } from '../lib/tool-page';

const tools = await findTools();

const SECRET = 'Zq7SecretMarkerXw9';

/** The secret as it is, and as the usual encodings would carry it. */
const FORMS: readonly string[] = [
  SECRET,
  Buffer.from(SECRET).toString('hex'),
  // Base64 has three forms of a text, by its offset; the characters at its ends depend on the neighbors.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + SECRET)
      .toString('base64')
      .slice(4, -4),
  ),
].map((form) => form.toLowerCase());

const tells = (text: string) => FORMS.some((form) => text.toLowerCase().includes(form));

/** Whether a text contains the secret or one of these. */
const tellsAny = (secrets: readonly string[]) => (text: string) =>
  tells(text) || secrets.some((secret) => text.includes(secret));

const file = (name: string, buffer: Buffer) => ({ name: `${SECRET} ${name}`, mimeType: '', buffer });

/** A box that every reader of MP4 skips, ISO/IEC 14496-12, 8.1.2. */
function freeBox(text: string): Buffer {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length, 0);
  box.write(`free${text}`, 4, 'latin1');
  return box;
}

const sampleMp4 = () => readFile(join(import.meta.dirname, '../../fixtures/media/aac-faststart.mp4'));

/** The tool is used with typed text, then with a file of that name and content. */
async function useByTable(page: Page, tool: ToolCase) {
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Download/ })
    .first();
  const text = tool.typed?.around?.(SECRET) ?? SECRET;
  await textField(page).fill(text);
  await start(page, tool, tool.typed);
  await save.click();
  await expect(page.getByText('Downloaded!')).toBeVisible();
  if (tool.opener === undefined) return;
  await fileInput(page, tool).setInputFiles([file('text.txt', Buffer.from(text))]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview of the file' })).toContainText(SECRET);
  await start(page, tool, tool.typed);
  await expect(save).toBeEnabled();
}

/** Tools with other fields than one text, or with files only; and the other secrets in them. */
const USES: Readonly<Record<string, (page: Page) => Promise<readonly string[] | undefined>>> = {
  'hash-generator': async (page) => {
    const generate = page.getByRole('button', { name: 'Generate Hashes' });
    await page.getByLabel('Text to Hash').fill(SECRET);
    await page.getByRole('textbox', { name: 'Expected hash' }).fill(SECRET);
    await generate.click(); // refused, in words
    await page.getByRole('textbox', { name: 'Expected hash' }).clear();
    await page.getByRole('button', { name: 'HMAC' }).click();
    await page.getByRole('checkbox', { name: /HMAC/ }).check();
    await page.getByLabel('HMAC key').fill(SECRET);
    await generate.click();
    await expect(page.getByRole('group', { name: 'SHA512' })).toBeVisible();

    const files = [file('one.txt', Buffer.from(SECRET)), file('SHA256SUMS', Buffer.from(`${SECRET}\n`))];
    await page.getByLabel('Open files').setInputFiles(files);
    await generate.click();
    await expect(page.getByRole('main').getByText(/^No checksums found in/)).toBeVisible();
    await page.getByLabel('Open files').setInputFiles(files.slice(0, 1));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview of the file' })).toContainText(SECRET);
    await page.getByRole('checkbox', { name: /HMAC/ }).uncheck();
    await generate.click();
    await page.getByRole('button', { name: 'Download SHA256SUMS' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
  },
  'jwt-decoder': async (page) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256', kid: SECRET })}.${part({ secret: SECRET })}.AAAA`;
    const decode = page.getByRole('button', { name: 'Decode', exact: true });
    await page.getByLabel('JWT Token').fill(SECRET);
    await decode.click(); // refused, in words
    await page.getByLabel('Open a file').setInputFiles([file('token.txt', Buffer.from(token))]);
    await expect(page.getByRole('group', { name: 'Payload' })).toContainText(SECRET);
    await page.getByRole('button', { name: 'Verify the signature' }).click();
    await page.getByLabel('Secret or public key').fill(SECRET);
    await expect(page.getByText('Bad signature')).toBeVisible();
    await page
      .getByLabel('Secret or public key')
      .fill(JSON.stringify({ keys: [{ kty: 'oct', kid: SECRET, k: SECRET }] }));
    await expect(page.getByText('Weak secret')).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('radio', { name: 'Create' }).check();
    await page.getByLabel('Claims').fill(JSON.stringify({ secret: SECRET }));
    await page.getByLabel('Secret', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Create Token' }).click();
    await page.getByRole('button', { name: 'Decode this token' }).click();
    await expect(page.getByRole('group', { name: 'Payload' })).toContainText(SECRET);
  },
  'json-formatter': async (page) => {
    const format = page.getByRole('button', { name: 'Format', exact: true });
    const result = page.getByRole('region', { name: /^Result/ });
    await page.getByLabel('JSON Input').fill(`["${SECRET}"`);
    await format.click(); // refused, in words
    await page.getByLabel('JSON Input').fill(JSON.stringify({ [SECRET]: [SECRET, `${SECRET} too`] }));
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByLabel('Query (JSONPath)', { exact: true }).fill(`$[${SECRET}`);
    await format.click(); // refused, in words
    await page.getByLabel('Query (JSONPath)', { exact: true }).fill(`$['${SECRET}'][?@ == '${SECRET}']`);
    await format.click();
    await expect(result).toContainText(SECRET);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByLabel('Query (JSONPath)', { exact: true }).clear();
    await page.getByLabel('Fields of each match', { exact: true }).fill(`{"${SECRET}"`);
    await format.click(); // refused, in words
    await page.getByLabel('Fields of each match', { exact: true }).fill(`{"${SECRET}": @["${SECRET}"]}`);
    await format.click();
    await expect(result).toContainText(SECRET);
    await page.getByLabel('Fields of each match', { exact: true }).clear();
    await format.click();
    await page.getByRole('button', { name: 'View as tree' }).click();
    await page.getByLabel('Find in keys and values').fill(SECRET);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('tree', { name: 'JSON tree' }).locator('[aria-current]')).toContainText(SECRET);
  },
  'json-to-xml': async (page) => {
    const convert = page.getByRole('button', { name: 'Convert', exact: true });
    const result = page.getByRole('region', { name: /^Result/ });
    await page.getByLabel('JSON Input').fill(`["${SECRET}"`);
    await convert.click(); // refused, in words
    await page.getByLabel('JSON Input').fill(JSON.stringify({ [SECRET]: [SECRET, null] }));
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByLabel('Root element', { exact: true }).fill('secret');
    await convert.click();
    await expect(result).toContainText(SECRET);
    await expect(page.getByRole('list', { name: 'Loss report' })).toContainText(SECRET);
    await page.getByRole('radio', { name: 'Lossless' }).check();
    await expect(result).toContainText('<map');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('button', { name: 'Swap' }).click();
    await convert.click();
    await expect(result).toContainText(SECRET);
  },
  'line-filter': async (page) => {
    const filter = page.getByRole('button', { name: 'Filter Lines' });
    const result = page.getByRole('region', { name: /^Result/ }).first();
    const patterns = page.getByLabel('Patterns (one per line)', { exact: true });
    await page.getByLabel('Input Text').fill(`a ${SECRET}\nb`);
    await patterns.fill(`(${SECRET}`);
    await page.getByLabel('A line matches if it').selectOption('Matches the regex');
    await filter.click(); // refused, in words
    await expect(page.getByText(/isn’t a valid regular expression/).first()).toBeVisible();
    await patterns.fill(`${SECRET}\nc`);
    await filter.click();
    await expect(result).toContainText(SECRET);
    await result.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByLabel('Open files').setInputFiles([file('log.txt', Buffer.from(`c ${SECRET}\n`))]);
    await filter.click();
    await expect(result).toContainText(`c ${SECRET}`);
  },
  'markdown-editor': async (page) => {
    const preview = page.frameLocator('iframe[title="Preview"]').locator('body');
    const text = `# ${SECRET}\n\n![${SECRET}](https://example.org/${SECRET}.png) <img src="/${SECRET}.png">\n\n[x](/${SECRET})`;
    await page.getByLabel('Markdown', { exact: true }).fill(text);
    await expect(preview).toContainText(`https://example.org/${SECRET}.png`);
    await page.getByRole('button', { name: 'Download HTML' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByLabel('Open a file').setInputFiles([file('text.md', Buffer.from(`${text} again`))]);
    await expect(preview).toContainText('again');
    await preview.getByRole('link').click(); // leads nowhere
  },
  'regex-tester': async (page) => {
    const test = page.getByRole('button', { name: 'Test', exact: true });
    const matches = page.getByRole('region', { name: 'Matches', exact: true });
    await page.getByLabel('Regular expression', { exact: true }).fill(`(${SECRET}`);
    await page.getByLabel('Test text').fill(`a ${SECRET} b`);
    await test.click(); // refused, in words
    await page.getByLabel('Regular expression', { exact: true }).fill(`(${SECRET})`);
    await test.click();
    await expect(matches).toContainText('1 match');
    await page.getByLabel('Replace with', { exact: true }).fill(`${SECRET} $1`);
    await page.getByRole('button', { name: 'Test Replace' }).click();
    await expect(page.getByRole('region', { name: 'Replaced text' })).toContainText(SECRET);
    await expect(page.getByRole('list', { name: 'Explanation' })).toContainText(SECRET);
    await page.getByRole('button', { name: 'Test cases' }).click();
    await page.getByLabel('Text of the case').fill(`${SECRET} of a case`);
    await page.getByRole('button', { name: 'Add case' }).click();
    await expect(page.getByRole('list', { name: 'Test cases' })).toContainText('Passed');
    await page.getByRole('button', { name: 'In your code' }).click();
    await page.getByRole('button', { name: 'Copy for Python' }).click();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('radio', { name: 'Linear time (RE2)' }).check();
    await test.click();
    await expect(matches).toContainText('1 match');
    await matches.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByLabel('Open a file').setInputFiles([file('text.txt', Buffer.from(SECRET))]);
    await test.click();
    await expect(matches).toContainText('1 match');
  },
  'uuid-generator': async (page) => {
    await page.getByLabel('Version').selectOption('v5: from a name (SHA-1)');
    await page.getByLabel('Namespace', { exact: true }).selectOption('Custom');
    await page.getByLabel('Namespace UUID').fill(SECRET);
    await page.getByRole('button', { name: 'Generate', exact: true }).click(); // refused, in words
    await page.getByLabel('Namespace', { exact: true }).selectOption('URL');
    await page.getByLabel('Names, one per line').fill(SECRET);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByRole('radio', { name: 'Inspect' }).check();
    await page.getByLabel('UUID to inspect').fill(SECRET);
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid character' })).toBeVisible();
  },
  'qr-generator': async (page) => {
    await page.getByRole('button', { name: 'WiFi' }).click();
    await page.getByLabel('Network name (SSID)').fill(SECRET);
    await page.getByLabel('Password').fill(SECRET);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const download = page.getByRole('button', { name: 'Download QR Code' });
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
    await page.getByRole('radio', { name: 'Read' }).check();
    const image = { name: `${SECRET}.png`, mimeType: 'image/png', buffer: await readFile(await saved.path()) };
    await page.getByLabel('Open an image').setInputFiles(image);
    await expect(page.getByRole('region', { name: /^Result/ })).toContainText(SECRET);
    await page.getByLabel('Open an image').setInputFiles(file('text.png', Buffer.from(SECRET)));
    await expect(page.getByText('This file is not an image')).toBeVisible();
  },
  identify: async (page) => {
    const layers = page.getByRole('region', { name: 'Layers' });
    await page.getByLabel('Text or File').fill(Buffer.from(`{"secret": "${SECRET}"}`).toString('base64'));
    await page.getByRole('button', { name: 'Identify', exact: true }).click();
    await expect(layers).toContainText(SECRET);
    await layers.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByLabel('Open a file').setInputFiles([file('a.gz', gzipSync(`${SECRET} in a file`))]);
    await page.getByRole('button', { name: 'Identify', exact: true }).click();
    await expect(layers).toContainText(`${SECRET} in a file`);
  },
  'json-schema-validator': async (page) => {
    const main = page.getByRole('main');
    const schema = `{"properties": {"a": {"const": "${SECRET} one"}}}`;
    await page.getByLabel('JSON document', { exact: true }).fill(`{"a": "${SECRET}"}`);
    await page.getByLabel('JSON Schema', { exact: true }).fill(schema);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Errors' })).toContainText(SECRET);
    await main.getByRole('button', { name: /^Download/ }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByLabel('Open document').setInputFiles([file('a.json', Buffer.from(`{"a": "${SECRET}!"}`))]);
    await page.getByLabel('Open schema').setInputFiles([file('b.json', Buffer.from(schema))]);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Errors' })).toContainText(`${SECRET}!`);
    await page.getByLabel('Open schema').setInputFiles([file('b.json', Buffer.from(`{"$ref": "${SECRET}.json"}`))]);
    await page.getByLabel('Add schema files').setInputFiles([file(`${SECRET}.json`, Buffer.from('{"minimum": "a"}'))]);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(main.getByRole('alert')).toContainText(SECRET);
    await page.getByRole('radio', { name: 'Make a schema' }).check();
    await page.getByLabel('JSON document', { exact: true }).fill(`{"${SECRET}": 1}`);
    await page.getByRole('button', { name: 'Make a schema', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Result/ })).toContainText(SECRET);
  },
  'diff-checker': async (page) => {
    const main = page.getByRole('main');
    const downloaded = page.getByText('Downloaded!');
    await page.getByLabel('Original text').fill(`same\n${SECRET} one`);
    await page.getByLabel('Changed text').fill(`same\n${SECRET} two`);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Differences line by line' })).toContainText(SECRET);
    for (const name of ['Download', 'Download patch']) {
      await main.getByRole('button', { name, exact: true }).click();
      await expect(downloaded).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
    }
    await page.getByLabel('Open original').setInputFiles([file('a.txt', Buffer.from(SECRET))]);
    await page.getByLabel('Open changed').setInputFiles([file('b.txt', Buffer.from(`${SECRET}!`))]);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await main.getByRole('button', { name: 'Download patch' }).click();
    await expect(downloaded).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.getByRole('radio', { name: 'JSON by meaning' }).check();
    await page.getByLabel('Open original').setInputFiles([file('a.json', Buffer.from(`{"${SECRET}":"one"}`))]);
    await page.getByLabel('Open changed').setInputFiles([file('b.json', Buffer.from(`{"${SECRET}":"two"}`))]);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await main.getByRole('list', { name: 'List of differences' }).getByRole('button', { name: SECRET }).click();
    await expect(main.getByRole('group', { name: 'Chosen difference' })).toContainText(SECRET);
    await page.getByRole('radio', { name: 'Tree' }).check();
    await expect(main.getByRole('tree')).toContainText(SECRET);
    await main.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(downloaded).toBeVisible();
    await page.getByRole('radio', { name: 'Apply a patch' }).check();
    await page.getByLabel('Text to patch').fill(SECRET);
    await page.getByLabel('Patch', { exact: true }).fill(`@@ -1 +1 @@\n-${SECRET}\n+${SECRET}!\n`);
    await page.getByRole('button', { name: 'Apply patch' }).click();
    await expect(page.getByRole('region', { name: /^Result/ })).toContainText(`${SECRET}!`);
    await page.getByLabel('Patch', { exact: true }).fill(`@@ -1 +1 @@\n-${SECRET}?\n+${SECRET}!\n`);
    await expect(main.getByRole('alert')).toContainText('doesn’t fit'); // in words with the line
    await page.getByRole('radio', { name: 'Compare folders' }).check();
    const opened = page.locator('input[type=file]:not([webkitdirectory])');
    await opened.nth(0).setInputFiles(file('a.txt', Buffer.from(SECRET)));
    await opened.nth(1).setInputFiles(file('a.txt', Buffer.from(`${SECRET}!`)));
    await page.getByRole('button', { name: 'Compare Folders' }).click();
    await page.getByRole('button', { name: `Show diff of ${SECRET} a.txt` }).click();
    await page.getByRole('button', { name: 'Download patch of all files' }).click();
    await expect(downloaded).toBeVisible();
  },
  'duplicate-finder': async (page) => {
    const files = ['a.txt', 'b.txt'].map((name) => file(name, Buffer.from(SECRET)));
    await page.getByLabel('Add files').setInputFiles(files);
    await page.getByRole('button', { name: 'Find Duplicates' }).click();
    const result = page.getByRole('region', { name: 'Duplicates' });
    await expect(result).toContainText(`${SECRET} a.txt`);
    await result.getByRole('button', { name: /^Download / }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
  },
  'mp4-to-mp3-converter': async (page) => {
    const convert = page.getByRole('button', { name: 'Convert', exact: true });
    const content = Buffer.concat([await sampleMp4(), freeBox(SECRET)]);
    await page.locator('input[type=file]').setInputFiles(file('good.mp4', content));
    await page.getByRole('button', { name: 'Tags' }).click();
    await page.getByLabel('Title').fill(SECRET);
    await page.getByLabel('Album', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('combobox', { name: 'Split into parts' }).selectOption('list');
    await page.getByLabel('Times and titles').fill(`0:00 ${SECRET}\n0:01 b`);
    await page.getByLabel('Title of part 2').fill(`${SECRET} b`);
    await convert.click();
    await page.getByRole('link', { name: 'Download MP3' }).click();
    await page.getByRole('textbox', { name: 'File names' }).fill(`${SECRET} {n}`);
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByLabel('Choose an MP4 file').setInputFiles(file('bad.mp4', Buffer.from(SECRET)));
    await convert.click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(convert).toBeEnabled();
  },
  'password-generator': async (page) => {
    const made: string[] = [];
    const note = async (kind: string) => {
      await page.getByRole('button', { name: `Generate ${kind}` }).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      made.push((await page.getByLabel('Password', { exact: true }).and(page.locator('output')).textContent()) ?? '');
    };
    await note('Password');
    await page.getByRole('radio', { name: 'Passphrase' }).check();
    await note('Passphrase');
    await page.getByLabel('How many').selectOption('100');
    const list = page.getByRole('list', { name: 'Passwords' }).getByRole('listitem');
    await expect(list).toHaveCount(100);
    made.push(...(await list.allTextContents()));
    expect(made.filter((password) => password.length < 12)).toEqual([]);
    return made;
  },
  'random-generator': async (page) => {
    const generate = page.getByRole('button', { name: 'Generate', exact: true });
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByLabel('Seed (optional)').fill(SECRET);
    await generate.click();
    await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
    await page.getByLabel('Min').fill(SECRET);
    await generate.click(); // refused, in words
    await page.getByLabel('Min').fill('1');
    await generate.click();
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
  },
  'color-picker': async (page) => {
    await page.getByLabel('Color', { exact: true }).fill(SECRET);
    await expect(page.getByText(/isn’t a CSS color/)).toBeVisible();
    await page.getByRole('button', { name: 'Add to Palette' }).click({ force: true }); // refused
    await page.getByLabel('Color', { exact: true }).fill('tomato');
    await page.getByLabel('Second color').fill(SECRET);
    await page.getByRole('button', { name: 'Add to Palette' }).click();
    await page.getByRole('button', { name: 'Download CSS' }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
  },
  'currency-converter': async (page) => {
    const convert = page.getByRole('button', { name: 'Convert', exact: true });
    await page.getByLabel('Amount').fill(SECRET);
    await convert.click(); // refused, in words
    await expect(page.getByText(/^Please enter a valid amount\. “Zq/)).toBeVisible();
    await page.getByLabel('Your own rate').fill(SECRET);
    await convert.click();
    await expect(page.getByText(/^Your own rate must be/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Last updated:')).toBeVisible();
  },
  'unit-converter': async (page) => {
    const convert = page.getByRole('button', { name: 'Convert', exact: true });
    await page.getByLabel('Amount').fill(SECRET);
    await convert.click(); // refused, in words
    await expect(page.getByText(/^Please enter a valid amount\. “Zq7/)).toBeVisible();
    await page.getByLabel('Amount').fill('5 ft 11 in');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page.getByText('Downloaded!')).toBeVisible();
  },
};

/** Everything that leaves the pages of a context, or is written where others can read it, until it is asked for. */
function listen(page: Page) {
  const context = page.context();
  const heard: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const onRequest = (request: Request) => {
    heard.push(`${request.method()} ${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`);
    const headers = request.allHeaders().then((all) => heard.push(JSON.stringify(all)));
    waiting.push(headers.catch(() => undefined)); // of a request whose page has gone
  };
  const onConsole = (message: ConsoleMessage) => heard.push(message.text());
  const onPage = (opened: Page) => opened.on('websocket', (socket) => heard.push(socket.url()));
  onPage(page);
  context.on('request', onRequest).on('console', onConsole).on('page', onPage);
  return async () => {
    context.off('request', onRequest).off('console', onConsole).off('page', onPage);
    await Promise.all(waiting);
    return heard;
  };
}

test.describe.configure({ mode: 'parallel' });

for (const { id, title } of tools) {
  test(`${title} keeps a secret`, async ({ page }) => {
    const heard = listen(page);
    if (id === 'currency-converter') await answerForRates(page);
    await page.goto(`/tool/${id}`);
    const [tool, use] = [toolCases[id], USES[id]];
    let made: readonly string[] = [];
    if (use) made = (await use(page)) ?? [];
    else if (tool?.typed) await useByTable(page, tool);
    expect(use ?? tool?.typed, `${id} is used by nobody here`).toBeDefined();
    const isTold = tellsAny(made);
    expect((await storedTexts(page)).filter(isTold)).toEqual([]);
    // Also data that is only written or sent when a page is left.
    await page.goto('/tools');
    expect((await storedTexts(page)).filter(isTold)).toEqual([]);
    const left = await heard();
    expect(left.filter(isTold)).toEqual([]);
    expect(left.length).toBeGreaterThan(5);
  });
}

test('the front door keeps a secret, whatever is made of it', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Paste anything, or type to search' });
  const offered = page.getByRole('list', { name: 'Suggested tools' }).getByRole('button');
  await field.fill(SECRET); // a search
  await expect(offered.first()).toBeVisible();
  await field.fill(`{"secret":"${SECRET}"}`);
  await expect(page.getByRole('region', { name: 'What this is' })).toContainText('JSON');
  await page.getByLabel('Open files').setInputFiles([file('a.txt', Buffer.from(SECRET))]);
  await expect(page.getByText(`${SECRET} a.txt`)).toBeVisible();
  await offered.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word Counter' })).toBeVisible();
  expect((await storedTexts(page)).filter(tells)).toEqual([]);
  await page.goto('/tools');
  expect((await storedTexts(page)).filter(tells)).toEqual([]);
  expect((await heard()).filter(tells)).toEqual([]);
});

test('a secret that is told is found', async ({ page, baseURL }) => {
  const heard = listen(page);
  await page.goto('/');
  await page.evaluate(async (secret) => {
    await fetch(`/?${btoa(`a ${secret} b`)}`);
    await fetch('/', { headers: { 'X-Secret': secret } });
    console.log(secret);
    localStorage.setItem('last', secret);
    const root = await navigator.storage.getDirectory();
    await root.getFileHandle(secret, { create: true });
    await (await caches.open('answers')).put('/answer', new Response(secret));
    const opening = indexedDB.open('inputs');
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts').put(secret, 1);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.close();
    history.replaceState(null, '', `/#${secret}`);
  }, SECRET);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  expect((await heard()).filter(tells)).toHaveLength(3);
  expect((await storedTexts(page)).filter(tells)).toHaveLength(5);
});

test('a recipe keeps a secret, also when it is saved', async ({ page }) => {
  const heard = listen(page);
  await page.goto('/recipe');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('combobox', { name: 'Search steps' }).fill('regex');
  await page.keyboard.press('Enter');
  await main.getByLabel('Regular expression').fill(SECRET);
  await page.getByRole('textbox', { name: 'Input' }).fill(`a ${SECRET} b`);
  await main.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result/ })).toBeVisible();
  await main.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Find it');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Recipe saved')).toBeVisible();
  const kept = await storedTexts(page);
  expect(kept.filter((text) => text.includes('Find it'))).toHaveLength(1); // the search finds what is kept
  expect(kept.filter(tells)).toEqual([]);
  await page.goto('/tools');
  expect((await storedTexts(page)).filter(tells)).toEqual([]);
  expect((await heard()).filter(tells)).toEqual([]);
});
