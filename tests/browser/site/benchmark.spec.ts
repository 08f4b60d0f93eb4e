// The benchmark page, run quickly: every tool against every contender, in the real workers and on the real page.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReport, type Report } from '../../../src/pages/benchmark/report';
import { JOB_IDS } from '../../../src/pages/benchmark/settings';
import { isTakenOver } from '../../engines/in-page';
import { expect, test } from '../lib/test';

/** One round, each of which ends after one run of a contender. */
const QUICK = '/benchmark#rounds=1&roundMs=1';

const run = async (page: Page) => {
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
};

async function downloaded(page: Page, folder: string): Promise<{ path: string; report: Report }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^toolyard-benchmark-[\dT-]+\.json$/);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const report = parseReport(await readFile(path, 'utf8'));
  if (!report) throw new Error('The page cannot read its own file');
  return { path, report };
}

test(
  'every tool agrees with what other sites use; the run is saved and compared with itself',
  { tag: '@journey' },
  async ({ page, axe, folder }) => {
    await page.goto(QUICK);
    expect(await axe('main')).toEqual([]);
    await run(page);
    const { path, report } = await downloaded(page, folder);
    const verdicts = report.jobs.map(({ id, rows }) => [id, [...new Set(rows.map(({ verdict }) => verdict))]]);
    expect(verdicts).toEqual(JOB_IDS.map((id) => [id, ['reference', 'equal']]));
    for (const { id, rows } of report.jobs) {
      expect(
        rows.filter(({ isOurs }) => isOurs),
        id,
      ).toHaveLength(1);
      for (const { contender, speeds, problem } of rows)
        expect([contender, speeds.length, problem]).toEqual([contender, 1, undefined]);
    }
    const table = page.getByRole('table', { name: 'SHA-256, 1 MB' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row', { name: /^Toolyard/ })).toContainText('equal');
    await page.getByLabel('Open saved results').setInputFiles(path);
    const comparison = page.getByRole('table', { name: 'This run ÷ saved run' });
    await expect(comparison.getByRole('row', { name: /SHA-256.*WebCrypto/ })).toContainText('not judged');
    expect(await axe('main')).toEqual([]);
    await page
      .getByLabel('Open saved results')
      .setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{}') });
    await expect(page.getByText('This file has no benchmark results')).toBeVisible();
  },
);

test('a wrong result is called wrong, and a frozen page is measured', async ({ page, folder }) => {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.digest = () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
      return Promise.resolve(new ArrayBuffer(32));
    };
  });
  await page.goto(`${QUICK}&jobs=sha256`);
  await run(page);
  const { report } = await downloaded(page, folder);
  expect(report.jobs[0]?.rows.map(({ contender, verdict }) => [contender, verdict])).toEqual([
    ['WebCrypto', 'reference'],
    ['Toolyard', 'wrong'],
    ['hash-wasm', 'wrong'],
    ['crypto-js', 'wrong'],
  ]);
  expect(report.jobs[0]?.rows[0]?.stillMs[0]).toBeGreaterThanOrEqual(300);
});

test('a hostile file of saved results is shown as text, and one of 100 MB isn’t read', async ({ page, folder }) => {
  const markup = '<img src=x onerror="window.wasRun=1">';
  const row = { isOurs: false, speeds: [1e6], stillMs: [1], heapGrowth: [], verdict: 'reference' };
  const hostile: Report = {
    format: 'toolyard-benchmark-1',
    madeAt: '2026-01-02T03:04:05.000Z',
    build: markup,
    browser: markup,
    cores: null,
    memoryGib: null,
    size: '1',
    rounds: 1,
    roundMs: 1,
    calibration: { idleStillMs: 1, before: [1], after: [1] },
    jobs: [{ id: 'md5', bytes: 1e6, rows: [{ ...row, contender: `${markup}\u202e`, verdict: 'reference' }] }],
  };
  await page.goto('/benchmark');
  await page.waitForFunction(isTakenOver);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const before = await stored();
  const open = (file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
    page.getByLabel('Open saved results').setInputFiles(file);
  await open({ name: 'a.json', mimeType: '', buffer: Buffer.from(JSON.stringify(hostile)) });
  await expect(page.getByRole('rowheader', { name: `${markup}\ufffd` })).toBeVisible();
  const large = join(folder, 'large.json');
  await writeFile(large, `${JSON.stringify(hostile)}${' '.repeat(100_000_000)}`);
  await open(large);
  await expect(page.getByText('This file has no benchmark results')).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(await stored()).toBe(before);
});

test('settings are in the address, a file can be used, and a run can be canceled', async ({ page }) => {
  await page.goto('/benchmark');
  await page.getByRole('checkbox', { name: 'MD5' }).uncheck();
  await page.getByRole('radio', { name: 'Your file' }).check();
  expect(new URL(page.url()).hash).toBe(
    '#jobs=sha256%2Cbase64%2Cjson%2Cwords%2Clines%2Cdiff%2Cuuid%2Cmarkdown&size=file',
  );
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await page.goto('/benchmark#jobs=words&size=file&rounds=50&roundMs=5000');
  await page.reload();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('one two\n') });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/Count words: round 1 of 50/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The benchmark was canceled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('@phone-only a phone starts with less, says what a run costs, and stays on meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(globalThis, { locks });
    const release = () => Promise.resolve(void locks.push('released'));
    WakeLock.prototype.request = (type) => Promise.resolve({ release, type: locks.push(String(type)) } as never);
  });
  await page.goto('/benchmark');
  await expect(page.getByRole('combobox', { name: 'Rounds' })).toHaveValue('6');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByText(/the battery drains faster/)).toBeVisible();
  await page.goto(`${QUICK}&jobs=words`);
  await page.reload();
  await run(page);
  expect(await page.evaluate(() => (globalThis as { locks?: string[] }).locks)).toEqual(['screen', 'released']);
});
