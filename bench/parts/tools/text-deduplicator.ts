// Removing repeated lines of a file in their order: through the site to the result, against mawk and the usual page.
import type { Page } from '@playwright/test';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import { MB } from '../../inputs';
import type { Contender } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import { atLeast, findings } from '../part';
import { proseFile } from './prose';

const NAIVE_BYTES = 256 * MB;
/** The made file is a little longer than asked for. */
const NAIVE_LIMIT = NAIVE_BYTES + MB;
const NATIVE = 'mawk !s[$0]++';
const NAIVE = 'naive page';

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  async prepare({ path }) {
    await page.getByRole('checkbox', { name: 'Case sensitive' }).check();
    for (const name of ['Trim whitespace', 'Remove empty']) await page.getByRole('checkbox', { name }).uncheck();
    await fileField(page).setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    const button = page.getByRole('button', { name: 'Remove Duplicates', exact: true });
    const ms = await clickToResult(button, 'main section[aria-label=Statistics]');
    const row = page.locator('dl div').filter({ has: page.getByText('Unique lines', { exact: true }) });
    return { ms, output: ((await row.locator('dd').textContent()) ?? '').replaceAll(',', '') };
  },
});

/** The defaults: ignoring case, trimmed. */
const siteByDefault = (page: Page): Contender => ({
  ...site(page),
  name: 'Toolyard, default options',
  async prepare({ path }) {
    await fileField(page).setInputFiles(path);
  },
});

/** Writes to a temporary file; the number of lines goes to standard error. */
const native: Contender = {
  name: NATIVE,
  kind: 'native',
  async run({ path }) {
    const script = 'mawk \'!s[$0]++ { print; n++ } END { print n > "/dev/stderr" }\' "$0" > "$0.mawk"';
    const { ms, stderr } = await run('sh', ['-c', script, path]);
    return { ms, output: stderr.trim() };
  },
};

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
      const different = [...new Set(((await file?.text()) ?? '').split('\n'))];
      const blob = new Blob([different.join('\n')]);
      if (blob.size === 0) throw new Error('Nothing came of it');
      // The text ends in a line feed, so its last piece is empty.
      return { ms: performance.now() - startedAt, output: String(different.length - 1) };
    });
  },
});

export const textDeduplicator: RunPart = async (bench, session) => {
  const page = await bench.openTool('text-deduplicator');
  const plain = await bench.openTool('text-deduplicator');
  const naivePage = await bench.openBlank();
  const comparisons = [];
  const targets = [];
  for (const bytes of session.quick ? [16 * MB] : [64 * MB, NAIVE_BYTES]) {
    const input = await proseFile(bytes);
    const contenders = [site(page), siteByDefault(plain), naive(naivePage), native];
    const comparison = await session.compare({ subject: 'different lines in order', input, contenders });
    comparisons.push(comparison);
    targets.push(...atLeast(7, NATIVE, comparison), ...atLeast(10, NAIVE, comparison));
  }
  return findings({ comparisons, targets });
};
