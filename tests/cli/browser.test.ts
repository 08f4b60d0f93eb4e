// 'toolyard/browser' in a real browser, on sites that four tools make: it gives the bytes, notes and errors of the library in Node.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run as runInBrowser } from '../../cli/browser/library';
import { close, openRecipe, run, type ToolyardError } from '../../cli/library';
import { findTestBrowsers } from '../run/find-browser';
import { serve, ways, withPackage, type Served } from './sites';

const [executablePath] = findTestBrowsers();

interface Call {
  /** Or a recipe as text. */
  readonly tool: string;
  readonly input: string | readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: { readonly names?: readonly string[]; readonly key?: string; readonly encoding?: string };
}

const LINES = Array.from({ length: 20_000 }, (_, line) => `line ${(line * 7919) % 5_000} Grüße 😀\n`).join('');

/** Binary data as text, one character for each byte. */
const BYTES = Array.from({ length: 300_000 }, (_, at) => String.fromCharCode((at * at * 31 + at) % 256)).join('');

const RECIPE = 'toolyard recipe 1\n';

const calls: Readonly<Record<string, Call>> = {
  'all kinds of hashes': {
    tool: 'hash',
    input: BYTES,
    options: { algorithms: ['md5', 'sha256', 'sha512', 'sha3-256', 'blake3', 'crc32', 'xxh3', 'sha512-256'] },
    settings: { names: ['data.bin'] },
  },
  'two files': {
    tool: 'hash',
    input: [BYTES, LINES],
    options: { algorithms: ['sha1'] },
    settings: { names: ['a', 'b'] },
  },
  'an HMAC': { tool: 'hash', input: 'abc', options: { algorithms: ['sha256'] }, settings: { names: ['-'], key: 'k' } },
  'an expected hash that differs': { tool: 'hash', input: 'abc', options: { expected: '0'.repeat(64) } },
  Base64: { tool: 'base64', input: BYTES, options: { lineLength: 76 } },
  'Base64 back, with notes': { tool: 'base64', input: 'aGVs bG8', options: { mode: 'decode' } },
  'an error with a place': { tool: 'base64', input: 'aGVsbG8=\naGV!', options: { mode: 'decode' } },
  'JSON in order': { tool: 'json', input: `{"b":[${'1.50,'.repeat(9_999)}2],"a":null}`, options: { sortKeys: true } },
  'a query': { tool: 'json', input: '{"a":[{"b":1},{"b":2}]}', options: { query: '$.a[*].b' } },
  'JSON that is cut off': { tool: 'json', input: '{"a":' },
  'lines without duplicates': { tool: 'dedup', input: LINES },
  'text in another encoding': { tool: 'dedup', input: 'caf\xe9\ncaf\xe9\n', settings: { encoding: 'windows-1252' } },
  'a patch': {
    tool: 'diff',
    input: [LINES, LINES.replace('line 0 ', 'line null ')],
    settings: { names: ['old.txt', 'new.txt'] },
  },
  'a patch that is applied': {
    tool: 'diff',
    input: ['a\n', '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n'],
    options: { mode: 'apply' },
  },
  counts: { tool: 'count', input: LINES, options: { details: true } },
  'a tool by its id': { tool: 'word-counter', input: 'One two.' },
  'a table': { tool: 'csv', input: 'name;age\nAda;36\n"Bob\n";007\n', options: { typed: true } },
  'rows from JSON Lines': { tool: 'csv', input: '{"a":{"b":1}}\n{"c":"=x"}\n', options: { mode: 'to-csv' } },
  'a quotation mark without an end': { tool: 'csv', input: 'a\n"b\n' },
  'an unknown option': { tool: 'hash', input: '', options: { nothing: true } },
  'a wrong value': { tool: 'base64', input: '', options: { mode: 'nothing' } },
  'an unknown encoding': { tool: 'dedup', input: '', settings: { encoding: 'nothing' } },
  'a recipe': {
    tool: `${RECIPE}# Sum of the lines\nbase64 mode=encode\nbase64 mode=decode\noff count\ndedup\nhash algorithms=md5,sha256\n`,
    input: LINES,
  },
  'a recipe that gives bytes': { tool: `${RECIPE}base64\nbase64 mode=decode\n`, input: BYTES },
  'a recipe that compares': { tool: `${RECIPE}dedup\ndiff mode=compare\n`, input: [LINES, `${LINES}one more\n`] },
  'a query in a recipe': { tool: `${RECIPE}json query=$.a[*].b\ncount\n`, input: '{"a":[{"b":1},{"b":2}]}' },
  'a table in a recipe': { tool: `${RECIPE}csv mode=to-json isLines=true\njson isLines=true\n`, input: 'a,b\n1,2\n' },
  'notes of a step': { tool: `${RECIPE}base64 mode=decode\ndedup\n`, input: 'aGVs bG8' },
  'a place in a later step': { tool: `${RECIPE}dedup\njson\n`, input: '{"a":\n\n1,}' },
  'a step that isn’t there': { tool: `${RECIPE}dedup\n\ncolor\n`, input: '' },
  'an option that isn’t there': { tool: `${RECIPE}dedup fast=true\n`, input: '' },
  'steps that don’t fit': { tool: `${RECIPE}json action=validate\ndedup\n`, input: '' },
  'a text that is no recipe': { tool: 'toolyard recipe 2\ndedup\n', input: '' },
  'a recipe with one input too few': { tool: `${RECIPE}diff mode=compare\n`, input: 'a' },
};

interface Library {
  readonly openRecipe: typeof openRecipe;
  readonly run: typeof run;
  readonly close: typeof close;
}

/** Runs in the browser as well, so it uses nothing else of this file. */
async function answerOf(library: Library, { tool, input, options, settings }: Call, how: 'whole' | 'streams') {
  const blobOf = (text: string) => new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
  const plain = (text: string) => (/^[\0-\xff]*$/.test(text) ? blobOf(text) : new Blob([text]));
  const givenOf = () =>
    (typeof input === 'string' ? [input] : input).map((text) => (how === 'whole' ? plain(text) : plain(text).stream()));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let ended = 'open';
  const to = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => void parts.push(chunk),
    close: () => void (ended = 'closed'),
    abort: () => void (ended = 'aborted'),
  });
  try {
    const given = givenOf();
    const where = how === 'whole' ? {} : { to };
    const answer = tool.startsWith('toolyard')
      ? await (await library.openRecipe(tool)).run(given, where)
      : await library.run(tool, given, options, { ...settings, ...where });
    const result = how === 'whole' ? answer.result : new Blob(parts);
    const bytes = result && new Uint8Array(await result.arrayBuffer());
    let text = '';
    for (const byte of bytes ?? []) text += String.fromCharCode(byte);
    const { isPositive, notes } = answer;
    return { text, type: how === 'whole' ? answer.result?.type : ended, isPositive, notes };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ToolyardError') throw error;
    const { code, at, option } = error as ToolyardError;
    return { code, message: error.message, at, option, ended };
  }
}

/** As JSON makes it: without what is undefined. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

async function open(folder: string) {
  const served = await serve(folder);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(served.url);
  await page.waitForFunction(() => 'library' in globalThis);
  return { page, served, problems };
}

describe.each(Object.keys(ways))('a site by %s', (way) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-site-'));
  let page: Page;
  let served: Served;
  let problems: string[];

  beforeAll(async () => {
    const made = await ways[way]?.(withPackage(folder));
    ({ page, served, problems } = await open(made ?? ''));
  });
  afterAll(async () => {
    await page.close();
    served.close();
    rmSync(folder, { recursive: true });
  });

  const inBrowser = (call: Call, how: 'whole' | 'streams') =>
    page.evaluate(`(${answerOf.toString()})(globalThis.library, ${JSON.stringify(call)}, ${JSON.stringify(how)})`);

  test.each(Object.keys(calls))('%s', async (name) => {
    const call = calls[name];
    if (!call) throw new Error(name);
    for (const how of ['whole', 'streams'] as const)
      expect(plainly(await inBrowser(call, how)), how).toEqual(
        plainly(await answerOf({ openRecipe, run, close }, call, how)),
      );
  });

  test('a canceled run and a closed library end', async () => {
    const endings = await page.evaluate(async () => {
      const { library } = globalThis as unknown as { readonly library: Library };
      const file = new Blob([new Uint8Array(50_000_000)]);
      const codeOf = (run: Promise<unknown>) =>
        run.then(
          () => 'done',
          (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
        );
      const controller = new AbortController();
      const canceled = codeOf(library.run('hash', file, { algorithms: ['sha3-512'] }, { signal: controller.signal }));
      const never = () => new ReadableStream<Uint8Array>();
      const waiting = codeOf(library.run('base64', never(), {}, { signal: controller.signal }));
      const closed = codeOf(library.run('dedup', never()));
      const recipe = await library.openRecipe('toolyard recipe 1\nhash algorithms=sha3-512\n');
      const stopped = codeOf(recipe.run(file, { signal: controller.signal }));
      const waitingRecipe = codeOf(recipe.run(never(), { signal: controller.signal }));
      controller.abort();
      library.close();
      return Promise.all([canceled, waiting, closed, stopped, waitingRecipe]);
    });
    expect(endings).toEqual(Array.from({ length: 5 }, () => 'canceled'));
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await inBrowser({ tool: 'count', input: 'One.' }, 'whole')).toMatchObject({ isPositive: true });
  });

  test('no problem, and no request but for its files', () => {
    expect(problems).toEqual([]);
    const files = served.asked.filter((path) => path !== '/' && !path.endsWith('.js') && path !== '/favicon.ico');
    expect(files).toEqual([]);
  });
});

test('a thread without workers, such as a service worker, gets an error that says so', async () => {
  const rejected = runInBrowser('hash', 'abc');
  await expect(rejected).rejects.toMatchObject({ code: 'unsupported' });
  await expect(rejected).rejects.toThrow(/start workers/);
});
