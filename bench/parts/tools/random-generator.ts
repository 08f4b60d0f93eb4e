// Random integers into a file: through the site from the click to the result, against how the usual page does it.
import type { Page } from '@playwright/test';
import { clickToResult } from '../../browser/click';
import type { Contender, Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { watchMemory } from '../../measure/memory';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import { MEMORY_MB } from './hash';
import { atLeast, costFindings, findings, mergeFindings } from '../part';

const NAIVE = 'naive page';
const MAX = 1_000_000;

/** There is no input file, so the size is the number of generated numbers. */
const inputOf = (count: number): Input => ({ label: `${String(count / 1e6)} million integers`, bytes: 0, path: '' });

const generate = (page: Page) =>
  clickToResult(page.getByRole('button', { name: 'Generate', exact: true }), 'main section[aria-labelledby] h2');

async function arrange(page: Page, count: number) {
  await page.getByLabel('Count').fill(String(count));
  await page.getByLabel('Max').fill(String(MAX));
}

const site = (page: Page, count: number): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: () => arrange(page, count),
  async run() {
    await page.bringToFront();
    return { ms: await generate(page) };
  },
});

/** A string of all numbers, and a Blob to save it from. */
const naive = (page: Page, count: number): Contender => ({
  name: NAIVE,
  kind: 'peer',
  async run() {
    await page.bringToFront();
    const ms = await page.evaluate(
      ([count, max]) => {
        const startedAt = performance.now();
        const numbers: number[] = [];
        for (let made = 0; made < count; made++) numbers.push(Math.floor(Math.random() * max) + 1);
        const blob = new Blob([numbers.join('\n')]);
        if (blob.size < 2 * count - 1) throw new Error('Nothing came of it');
        return performance.now() - startedAt;
      },
      [count, MAX] as const,
    );
    return { ms };
  },
});

/** The error in the page's result, found with awk: too few numbers, or one out of range. */
async function wrongOf(page: Page, count: number): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const script = `awk '$0 !~ /^[1-9][0-9]*$/ || $0 > ${String(MAX)} { bad++ } END { print NR, bad + 0 }' "$0"`;
  const { stdout } = await run('sh', ['-c', script, await download.path()]);
  await download.delete();
  return stdout.trim() === `${String(count)} 0` ? [] : [`Of ${String(count)} integers, awk found: ${stdout.trim()}`];
}

export const randomGenerator: RunPart = async (bench, session) => {
  const count = session.quick ? 1_000_000 : 10_000_000;
  const input = inputOf(count);
  const page = await bench.openTool('random-generator');
  // Starts the worker and loads the result's code before measuring.
  await generate(page);
  await arrange(page, count);
  const light = await session.measure(
    `memory and longest task, ${input.label}`,
    async () => ({
      memory: await watchMemory(bench.browser, async () => void (await generate(page))),
      freezes: await watchFreezes(page, async () => void (await generate(page))),
    }),
    (uses) => costFindings(uses, input.label, MEMORY_MB),
  );
  const wrong = await wrongOf(page, count);
  const naivePage = await bench.openBlank();
  const contenders = [site(page, count), naive(naivePage, count)];
  const comparison = await session.compare({ subject: 'random integers', input, contenders, bytes: 0 });
  return mergeFindings([light, findings({ comparisons: [comparison], targets: atLeast(3, NAIVE, comparison), wrong })]);
};
