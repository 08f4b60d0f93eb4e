// A million random UUIDs: through the site to a file, against a loop that joins what `crypto.randomUUID()` gives.
import type { Page } from '@playwright/test';
import { formatBytes } from '../../../src/lib/format';
import { clickToResult } from '../../browser/click';
import type { Contender } from '../../measure/contender';
import type { RunPart } from '../../measure/session';
import { atLeast, findings } from '../part';

const NAIVE = 'loop over crypto.randomUUID()';
/** Characters of a UUID and its line break. */
const LINE_BYTES = 37;

/** The count replaces an input: it is the number of lines. */
const countOf = (bytes: number) => Math.round(bytes / LINE_BYTES);

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  async prepare({ bytes }) {
    await page.getByLabel('Count').fill(String(countOf(bytes)));
  },
  async run() {
    await page.bringToFront();
    const button = page.getByRole('button', { name: 'Generate', exact: true });
    const ms = await clickToResult(button, 'main section h2');
    const size = await page.locator('main section h2 span').textContent();
    return { ms, output: size ?? '' };
  },
});

/** As most pages do it: strings in a list, joined, and turned into a Blob for the download. */
const naive = (page: Page): Contender => ({
  name: NAIVE,
  kind: 'peer',
  async run({ bytes }) {
    await page.bringToFront();
    const { ms, size } = await page.evaluate((count) => {
      const startedAt = performance.now();
      const lines: string[] = [];
      for (let made = 0; made < count; made++) lines.push(crypto.randomUUID());
      const { size } = new Blob([lines.join('\n')]);
      return { ms: performance.now() - startedAt, size };
    }, countOf(bytes));
    return { ms, output: formatBytes(size) };
  },
});

export const uuidGenerator: RunPart = async (bench, session) => {
  const page = await bench.openTool('uuid-generator');
  // `crypto.randomUUID` exists only in a secure context, and an empty page isn't one.
  const naivePage = await bench.openTool('uuid-generator');
  const count = session.quick ? 100_000 : 1_000_000;
  const input = { label: `${count.toLocaleString('en')} of version 4`, bytes: count * LINE_BYTES, path: '' };
  const comparison = await session.compare({
    subject: 'random UUIDs to a file',
    input,
    contenders: [site(page), naive(naivePage)],
  });
  return findings({ comparisons: [comparison], targets: atLeast(3, NAIVE, comparison) });
};
