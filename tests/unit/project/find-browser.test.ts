import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowsers, findTestBrowsers } from '../../run/find-browser';

let folder: string;
let browser: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-browser-'));
  browser = join(folder, 'my-chrome');
  await writeFile(browser, '');
  await chmod(browser, 0o755);
});

afterAll(() => rm(folder, { recursive: true }));

test('CHROME_PATH decides', () => {
  expect(findBrowsers({ CHROME_PATH: browser })).toEqual([browser]);
  expect(findTestBrowsers({ CHROME_PATH: browser })).toEqual([browser]);
});

test('a CHROME_PATH that leads nowhere is an error', () => {
  expect(() => findBrowsers({ CHROME_PATH: join(folder, 'gone') })).toThrow('CHROME_PATH names no file');
});

test('an empty CHROME_PATH decides nothing', () => {
  expect(findBrowsers({ CHROME_PATH: '' })).toEqual(findBrowsers({}));
});

test('the tests take the shell before other browsers', async () => {
  const shell = join(folder, 'chromium-headless-shell');
  await writeFile(shell, '');
  const others = findBrowsers({ PATH: folder });
  expect(findTestBrowsers({ PATH: folder }).slice(-1 - others.length)).toEqual([shell, ...others]);
});
