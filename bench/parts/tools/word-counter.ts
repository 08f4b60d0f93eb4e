// Counting a file: through the site from its choice to the counts, against wc and against how the usual page does it.
import type { Locator, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { fileField } from '../../browser/file-field';
import type { Bench } from '../../browser/open';
import { put } from '../../browser/slow-page';
import { GB, KB, MB, madeOnce, sizeLabel } from '../../inputs';
import type { Contender } from '../../measure/contender';
import { longestTaskDuring } from '../../measure/freezes';
import { watchMemory } from '../../measure/memory';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings, RatioTarget } from '../../model';
import { atLeast, atMost, findings, measured, memoryFindings, mergeFindings } from '../part';
import { longProseFile, proseFile } from './prose';

const NAIVE_BYTES = 64 * MB;
/** The made file is a little longer than asked for. */
const NAIVE_LIMIT = NAIVE_BYTES + MB;
const NATIVE = 'wc -lwm';
const NAIVE = 'naive page';

/**
 * Chooses the file, and measures with the page's own clock from the field's change to new counts. The counts are 0 before and –
 * while counting.
 */
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
            if (!first || ['0', '–'].includes(first.textContent)) return;
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
    await page.locator('input').setInputFiles(path);
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

async function lightness(bench: Bench, session: Session): Promise<Findings> {
  const { path, label } = await longProseFile(session.quick ? 64 * MB : 2 * GB);
  const small = await madeOnce('prose-one-line.txt', (target) => writeFile(target, 'One line of text.\n'));
  const once = async () => {
    const page = await bench.openTool('word-counter');
    // Starts the worker and its engine before measuring, so that only the file's size counts.
    await chooseAndCount(page, small);
    await page.getByRole('button', { name: 'Clear Text' }).click();
    const memory = await watchMemory(bench.browser, async () => void (await chooseAndCount(page, path)));
    await page.close();
    return memory;
  };
  return session.measure(`memory, ${label}`, once, (uses) => memoryFindings(uses, label, 32));
}

const TYPED_BYTES = 200 * KB;
const KEYS = 30;
/** A keystroke should never cost a frame. */
const KEY_MS = 16;

/** Types at the end of the long text in the field; the longest task of the page, in milliseconds. */
async function longestKey(page: Page, field: Locator): Promise<number> {
  await field.press('Control+End');
  return longestTaskDuring(page, () => field.pressSequentially('a word '.repeat(KEYS / 7), { delay: 60 }));
}

/** The six counts in view, all counts in view, and a field of an empty page, which shows the browser's own share. */
async function typing(bench: Bench, session: Session): Promise<Findings> {
  const { path } = await proseFile(TYPED_BYTES);
  const text = await readFile(path, 'utf8');
  const where = `typing into ${sizeLabel(TYPED_BYTES)}`;
  const inTool = async (more: boolean) => {
    const page = await bench.openTool('word-counter');
    if (more) await page.getByRole('button', { name: 'More' }).click();
    const field = page.getByLabel('Text to Analyze');
    await put(field, text);
    // Waits until the text has been counted, so that only the typing is measured.
    await page
      .locator('section[aria-label=Counts] dd', { hasNotText: /^[0–]$/ })
      .first()
      .waitFor();
    if (more) await page.getByRole('list', { name: 'Top words' }).waitFor();
    const ms = await longestKey(page, field);
    await page.close();
    return ms;
  };
  const inBareField = async () => {
    const page = await bench.openBlank();
    await page.setContent('<textarea rows=10 cols=100></textarea>');
    const field = page.locator('textarea');
    await put(field, text);
    const ms = await longestKey(page, field);
    await page.close();
    return ms;
  };
  const tries = await session.repeat(where, async () => ({
    few: await inTool(false),
    all: await inTool(true),
    bare: await inBareField(),
  }));
  const what = `Longest task of the page while ${where}`;
  return findings({
    measurements: [
      atMost(
        what,
        tries.map(({ few }) => few),
        KEY_MS,
        'ms',
      ),
      atMost(
        `${what}, More open`,
        tries.map(({ all }) => all),
        KEY_MS,
        'ms',
      ),
      measured(
        `${what}, in a bare textarea`,
        tries.map(({ bare }) => bare),
        'ms',
      ),
    ],
  });
}

export const wordCounter: RunPart = async (bench, session) => {
  const typed = await typing(bench, session);
  const light = await lightness(bench, session);
  const targets: RatioTarget[] = [];
  const page = await bench.openTool('word-counter');
  await page.getByRole('button', { name: 'More' }).click();
  const naivePage = await bench.openBlank();
  const comparisons: Comparison[] = [];
  for (const bytes of session.quick ? [16 * MB] : [NAIVE_BYTES, 256 * MB]) {
    const input = await proseFile(bytes);
    const contenders = [site(page), naive(naivePage), native];
    const comparison = await session.compare({ subject: 'count', input, contenders });
    comparisons.push(comparison);
    targets.push(...atLeast(3, NATIVE, comparison), ...atLeast(10, NAIVE, comparison));
  }
  return mergeFindings([typed, light, findings({ comparisons, targets })]);
};
