// Counting a file: through the site from its choice to the counts, against wc and against how the usual page does it.
import type { Page } from '@playwright/test';
import { copyFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../browser/open';
import { BENCH_FOLDER, GB, MB, madeOnce, sizeLabel } from '../inputs';
import { compare } from '../measure/comparison';
import type { Contender } from '../measure/contender';
import { watchMemory } from '../measure/memory';
import { run } from '../measure/native';
import { atLeast, atMost, findings, type Part, type Settings, type Target } from './part';
import { proseFile } from './prose';

const NAIVE_BYTES = 64 * MB;
/** The made file is a little longer than asked for. */
const NAIVE_LIMIT = NAIVE_BYTES + MB;
const NATIVE = 'wc -lwm';
const NAIVE = 'naive page';

const fileField = (page: Page) => page.locator('input[type=file]');

/** Chooses the file, by the page's own clock: from the field's change to new counts with nothing running. */
async function choose(page: Page, path: string): Promise<number> {
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

async function counts(page: Page): Promise<string> {
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
    const clear = page.getByRole('button', { name: 'Clear Text' });
    if (await clear.isEnabled()) await clear.click();
    const ms = await choose(page, path);
    return { ms, output: await counts(page) };
  },
});

const native: Contender = {
  name: NATIVE,
  kind: 'native',
  async run({ path }) {
    const { ms, stdout } = await run('env', ['LC_ALL=C.UTF-8', 'wc', '-lwm', path]);
    return { ms, output: stdout.trim().split(/\s+/).slice(0, 3).join(' ') };
  },
};

/** The file as a string, and its lines, words and code points by split. */
const naive = (page: Page): Contender => ({
  name: NAIVE,
  kind: 'peer',
  maxBytes: NAIVE_LIMIT,
  async prepare({ path }) {
    await page.setContent('<input type=file>');
    await fileField(page).setInputFiles(path);
  },
  run: () =>
    page.evaluate(async () => {
      const file = document.querySelector('input')?.files?.[0];
      const startedAt = performance.now();
      const text = (await file?.text()) ?? '';
      const lines = text.split('\n').length - 1;
      const words = text.split(/\s+/).filter(Boolean).length;
      const characters = Array.from(text).length;
      const rest = [text.replace(/\s/g, '').length, text.split(/[.!?]+/).length, text.split(/\n\s*\n/).length];
      if (rest.includes(0)) throw new Error('Nothing came of it');
      return { ms: performance.now() - startedAt, output: `${lines} ${words} ${characters}` };
    }),
});

async function lightness(bench: Bench, { quick }: Settings): Promise<Target[]> {
  const bytes = quick ? 64 * MB : 2 * GB;
  const path = quick ? (await proseFile(bytes)).path : await repeated(bytes);
  const page = await bench.openTool('word-counter');
  const small = await madeOnce('prose-one-line.txt', async (target) => {
    const file = await open(target, 'w');
    await file.write('One line of text.\n');
    await file.close();
  });
  // The worker and the engine's code are there before the watch begins: what is watched is what the file's size costs.
  await choose(page, small);
  await page.getByRole('button', { name: 'Clear Text' }).click();
  const memory = await watchMemory(bench.browser, async () => {
    await choose(page, path);
  });
  await page.close();
  return memory ? [atMost(`Renderers' memory growth, ${sizeLabel(bytes)}`, memory.growth, 32, 'MB')] : [];
}

/** A large file made of a smaller one again and again. */
async function repeated(bytes: number): Promise<string> {
  const part = await proseFile(256 * MB);
  return madeOnce(`prose-repeated-${bytes}.txt`, async (target) => {
    await copyFile(part.path, target);
    const chunk = await readFile(part.path);
    const file = await open(target, 'a');
    for (let size = part.bytes; size < bytes; size += chunk.length) await file.write(chunk);
    await file.close();
  });
}

export const wordCounter: Part = {
  id: 'word-counter',
  title: `Word Counter (files under ${join(BENCH_FOLDER)})`,
  async run(bench, settings) {
    const targets = await lightness(bench, settings);
    const page = await bench.openTool('word-counter');
    await page.getByRole('button', { name: 'More' }).click();
    const naivePage = await bench.openLab();
    const comparisons = [];
    for (const bytes of settings.quick ? [16 * MB] : [NAIVE_BYTES, 256 * MB]) {
      const input = await proseFile(bytes);
      const contenders = [site(page), naive(naivePage), native];
      const comparison = await compare({ subject: 'count', input, contenders, rounds: settings.rounds });
      comparisons.push(comparison);
      targets.push(...atLeast(3, NATIVE, comparison), ...atLeast(10, NAIVE, comparison));
    }
    return findings({ comparisons, targets });
  },
};
