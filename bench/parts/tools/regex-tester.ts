// All matches of a pattern in a file of 100 MB: through the site to the list and the report, against a page that reads the file as
// one string, and GNU grep. Then a pattern that never ends: the page stays smooth, and the run is stopped.
import type { Page } from '@playwright/test';
import { fileField } from '../../browser/file-field';
import { clickToResult } from '../../browser/click';
import { MB } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { watchFreezes } from '../../measure/freezes';
import { run } from '../../measure/native';
import type { RunPart, Session } from '../../measure/session';
import type { Findings } from '../../model';
import { counted, findings, freezeFindings, mergeFindings } from '../part';
import { proseFile } from './prose';

const PATTERN = 'water [a-z]+';
/** Takes exponential time, even at the end of the longest lines. */
const ENDLESS = '^(([a-z0-9 ])+)+!$';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const test = (page: Page) => page.getByRole('button', { name: 'Test', exact: true });

async function choose(page: Page, pattern: string, limit: string, path: string) {
  await field(page, 'Regular expression').fill(pattern);
  await page.getByLabel('Time limit').selectOption(limit);
  await fileField(page).setInputFiles(path);
}

const site = (page: Page): Contender => ({
  name: 'Toolyard',
  kind: 'ours',
  prepare: ({ path }) => choose(page, PATTERN, '60 s', path),
  async run() {
    await page.bringToFront();
    const ms = await clickToResult(test(page), 'main section[aria-label=Matches] h2');
    const found = await page.locator('main section[aria-label=Matches] h2').textContent();
    return { ms, output: (found ?? '').replaceAll(/\D/g, '') };
  },
});

const naive = (page: Page): Contender => ({
  name: 'naive page',
  kind: 'peer',
  async prepare({ path }) {
    await page.setContent('<input type=file>');
    await page.locator('input').setInputFiles(path);
  },
  async run() {
    await page.bringToFront();
    return page.evaluate(async (pattern) => {
      const file = document.querySelector('input')?.files?.[0];
      const startedAt = performance.now();
      const matches = [...((await file?.text()) ?? '').matchAll(new RegExp(pattern, 'g'))];
      const blob = new Blob([
        matches.map(({ 0: text, index }) => `Match: ${text}\nIndex: ${String(index)}\n`).join('\n'),
      ]);
      if (blob.size === 0) throw new Error('Nothing came of it');
      return { ms: performance.now() - startedAt, output: String(matches.length) };
    }, PATTERN);
  },
});

const native: Contender = {
  name: 'GNU grep -oE',
  kind: 'native',
  async run({ path }) {
    const { ms, stdout } = await run('sh', ['-c', 'LC_ALL=C grep -oE "$1" "$0" | wc -l', path, PATTERN]);
    return { ms, output: stdout.trim() };
  },
};

/** The percentages that the page shows during a run. It shows none in the first second. */
async function progressOf(page: Page, { label, path }: Input): Promise<Findings> {
  const seen = await page.evaluateHandle(() => {
    const values = new Set<string>();
    const look = () => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (value) values.add(value);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return values;
  });
  await choose(page, PATTERN, '60 s', path);
  await clickToResult(test(page), 'main section[aria-label=Matches] h2');
  const steps = await seen.evaluate((values) => values.size);
  return findings({ measurements: [counted(`Percentages that a run shows, ${label}`, steps, '', { least: 2 })] });
}

async function stopped(page: Page, session: Session, { path, label }: Input): Promise<Findings> {
  await choose(page, ENDLESS, '2 s', path);
  const where = `a pattern that never ends, ${label}`;
  const runs = await session.repeat(where, async () => {
    let says = '';
    const freezes = await watchFreezes(page, async () => {
      says = await clickToResult(test(page), 'main section[aria-label=None]').then(String, String);
    });
    return { says, freezes };
  });
  const [goesOn] = runs.filter(({ says }) => !/Stopped after [\d.]+ s/.test(says));
  return mergeFindings([
    findings({ wrong: goesOn ? [`${where}: it is not stopped, but the page says ${goesOn.says}`] : [] }),
    freezeFindings(
      runs.map(({ freezes }) => freezes),
      where,
    ),
  ]);
}

export const regexTester: RunPart = async (bench, session) => {
  const page = await bench.openTool('regex-tester');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  const input = await proseFile(session.quick ? 10 * MB : 100 * MB);
  const contenders = [site(page), naive(await bench.openBlank()), native];
  const comparison = await session.compare({ subject: 'matches of a pattern', input, contenders });
  return mergeFindings([
    findings({ comparisons: [comparison] }),
    await progressOf(page, session.quick ? input : await proseFile(500 * MB)),
    await stopped(page, session, input),
  ]);
};
