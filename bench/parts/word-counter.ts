// Counting a file: through the site from its choice to the counts, against wc and against how the usual page does it.
import type { Locator, Page } from '@playwright/test';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../browser/open';
import { BENCH_FOLDER, GB, KB, MB, madeOnce, sizeLabel } from '../inputs';
import { compare } from '../measure/comparison';
import type { Contender } from '../measure/contender';
import { longestTaskDuring } from '../measure/freezes';
import { watchMemory } from '../measure/memory';
import { run } from '../measure/native';
import { atLeast, atMost, findings, mergeFindings, type Findings, type Part, type Settings, type Target } from './part';
import { longProseFile, proseFile } from './prose';

const NAIVE_BYTES = 64 * MB;
/** The made file is a little longer than asked for. */
const NAIVE_LIMIT = NAIVE_BYTES + MB;
const NATIVE = 'wc -lwm';
const NAIVE = 'naive page';

const fileField = (page: Page) => page.locator('input[type=file]');

/** Chooses the file, by the page's own clock: from the field's change to new counts with nothing running. */
export async function chooseAndCount(page: Page, path: string): Promise<number> {
  await page.evaluate(() => {
    const watched = globalThis as { counted?: Promise<number> };
    watched.counted = new Promise((resolve) => {
      addEventListener(
        'change',
        () => {
          const startedAt = performance.now();
          const look = new MutationObserver(() => {
            const [first] = document.querySelectorAll('section[aria-label=Counts] dd');
            if (!first || first.textContent === '0') return;
            look.disconnect();
            resolve(performance.now() - startedAt);
          });
          look.observe(document.body, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await fileField(page).setInputFiles(path);
  return page.evaluate(() => (globalThis as { counted?: Promise<number> }).counted ?? 0);
}

export async function countsOf(page: Page): Promise<string> {
  const text = async (label: string) =>
    (await page
      .locator('dl div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .textContent()) ?? '';
  const shown = [await text('Lines'), await text('Words'), await text('Characters')];
  return shown.map((value) => value.replaceAll(',', '')).join(' ');
}

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  async run({ path }) {
    await page.bringToFront();
    const clear = page.getByRole('button', { name: 'Clear Text' });
    if (await clear.isEnabled()) await clear.click();
    const ms = await chooseAndCount(page, path);
    return { ms, output: await countsOf(page) };
  },
});

export async function countByWc(path: string) {
  const { ms, stdout } = await run('env', ['LC_ALL=C.UTF-8', 'wc', '-lwm', path]);
  return { ms, output: stdout.trim().split(/\s+/).slice(0, 3).join(' ') };
}

const native: Contender = { name: NATIVE, kind: 'native', run: ({ path }) => countByWc(path) };

/** The file as a string, and its lines, words and code points by split. */
const naive = (page: Page): Contender => ({
  name: NAIVE,
  kind: 'peer',
  maxBytes: NAIVE_LIMIT,
  async prepare({ path }) {
    await page.setContent('<input type=file>');
    await fileField(page).setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    return page.evaluate(async () => {
      const file = document.querySelector('input')?.files?.[0];
      const startedAt = performance.now();
      const text = (await file?.text()) ?? '';
      const lines = text.split('\n').length - 1;
      const words = text.split(/\s+/).filter(Boolean).length;
      const characters = Array.from(text).length;
      const rest = [text.replace(/\s/g, '').length, text.split(/[.!?]+/).length, text.split(/\n\s*\n/).length];
      if (rest.includes(0)) throw new Error('Nothing came of it');
      return { ms: performance.now() - startedAt, output: `${lines} ${words} ${characters}` };
    });
  },
});

async function lightness(bench: Bench, { quick }: Settings): Promise<Target[]> {
  const { path, label } = await longProseFile(quick ? 64 * MB : 2 * GB);
  const page = await bench.openTool('word-counter');
  const small = await madeOnce('prose-one-line.txt', async (target) => {
    const file = await open(target, 'w');
    await file.write('One line of text.\n');
    await file.close();
  });
  // The worker and the engine's code are there before the watch begins: what is watched is what the file's size costs.
  await chooseAndCount(page, small);
  await page.getByRole('button', { name: 'Clear Text' }).click();
  const memory = await watchMemory(bench.browser, async () => {
    await chooseAndCount(page, path);
  });
  await page.close();
  return memory ? [atMost(`Renderers' memory growth, ${label}`, memory.growth, 32, 'MB')] : [];
}

const TYPED_BYTES = 200 * KB;
const KEYS = 30;
/** No key should cost a frame. */
const KEY_MS = 16;

/** Types at the end of the long text in the field; the longest task of the page, in milliseconds. */
async function longestKey(page: Page, field: Locator): Promise<number> {
  await field.press('Control+End');
  return longestTaskDuring(page, () => field.pressSequentially('a word '.repeat(KEYS / 7), { delay: 60 }));
}

/** With the six counts in view, with all, and in a field of a page that does nothing: the browser's own share. */
async function typing(bench: Bench): Promise<Findings> {
  const { path } = await proseFile(TYPED_BYTES);
  const text = await readFile(path, 'utf8');
  const where = `typing into ${sizeLabel(TYPED_BYTES)}`;
  const targets: Target[] = [];
  for (const more of [false, true]) {
    const page = await bench.openTool('word-counter');
    if (more) await page.getByRole('button', { name: 'More' }).click();
    const field = page.getByLabel('Text to Analyze');
    await field.fill(text);
    // What is watched is the typing: what was put in before has been counted.
    await page.locator('section[aria-label=Counts] dd', { hasNotText: /^0$/ }).first().waitFor();
    if (more) await page.getByRole('list', { name: 'Top words' }).waitFor();
    const what = `Longest task of the page while ${where}${more ? ', More open' : ''}`;
    targets.push(atMost(what, await longestKey(page, field), KEY_MS, 'ms'));
    await page.close();
  }
  const bare = await bench.openBlank();
  await bare.setContent('<textarea rows=10 cols=100></textarea>');
  const field = bare.locator('textarea');
  await field.fill(text);
  const value = await longestKey(bare, field);
  await bare.close();
  return findings({ targets, facts: [{ name: `The same in a bare textarea, ${where}`, value, unit: 'ms' }] });
}

export const wordCounter: Part = {
  id: 'word-counter',
  title: `Word Counter (files under ${join(BENCH_FOLDER)})`,
  async run(bench, settings) {
    const typed = await typing(bench);
    const targets = await lightness(bench, settings);
    const page = await bench.openTool('word-counter');
    await page.getByRole('button', { name: 'More' }).click();
    const naivePage = await bench.openBlank();
    const comparisons = [];
    for (const bytes of settings.quick ? [16 * MB] : [NAIVE_BYTES, 256 * MB]) {
      const input = await proseFile(bytes);
      const contenders = [site(page), naive(naivePage), native];
      const comparison = await compare({ subject: 'count', input, contenders, rounds: settings.rounds });
      comparisons.push(comparison);
      targets.push(...atLeast(3, NATIVE, comparison), ...atLeast(10, NAIVE, comparison));
    }
    return mergeFindings([typed, findings({ comparisons, targets })]);
  },
};
