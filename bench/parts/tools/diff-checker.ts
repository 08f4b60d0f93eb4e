// Comparing two files line by line: through the site to the result, against GNU diff, against npm's diff in a page, and against a page
// that only reads the files.
import type { Page } from '@playwright/test';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { CHUNK_BYTES } from '../../../workers/lib/read-chunks';
import { clickToResult } from '../../browser/click';
import { labPage, type LabPage } from '../../browser/lab-page';
import { rowOf } from '../../figures';
import { KB, MB, madeOnce } from '../../inputs';
import type { Contender, Input } from '../../measure/contender';
import { run } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import type { Comparison, Measurement, RatioTarget } from '../../model';
import { atLeast, atMost, findings } from '../part';
import { proseFile } from './prose';

const OURS = 'Toolyard';
const NATIVE = 'GNU diff';
const PEER = 'npm diff';
const READING = 'a page that only reads the files';
/** Beyond this size, the library takes minutes. */
const PEER_LIMIT = 20 * MB;

const otherOf = (path: string) => `${path}.other`;

/** The same text with every hundredth line changed. */
async function nearlySame({ path, label }: Input): Promise<Input> {
  const other = await madeOnce(`${basename(path)}.other`, async (target) => {
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(target, lines.map((line, index) => (index % 100 === 7 ? `${line} changed` : line)).join('\n'));
  });
  return {
    label: `${label} twice, every 100th line changed`,
    bytes: (await stat(path)).size + (await stat(other)).size,
    path,
  };
}

/** This many lines, all different. */
async function distinct(lines: number): Promise<Input> {
  const line = (_: unknown, number: number) => `${String(number)} ${'some words of a line '.repeat(3)}\n`;
  const path = await madeOnce(`distinct-${String(lines)}.txt`, (target) =>
    writeFile(target, Array.from({ length: lines }, line).join('')),
  );
  return { label: `${String(lines / KB)},000 distinct lines`, bytes: (await stat(path)).size, path };
}

/** Two texts of this many lines, without a common line. */
async function unlike(lines: number): Promise<Input> {
  const write = (name: string, side: string) =>
    madeOnce(name, (target) =>
      writeFile(target, Array.from({ length: lines }, (_, line) => `${side} ${String(line)} of a text\n`).join('')),
    );
  const name = `unlike-${String(lines)}.txt`;
  const path = await write(name, 'one');
  await write(otherOf(name), 'two');
  return { label: `${String(lines / KB)},000 lines, none in common`, bytes: 2 * (await stat(path)).size, path };
}

const site = (page: Page): Contender => ({
  name: OURS,
  kind: 'ours',
  async prepare({ path }) {
    await page.getByLabel('Open original').setInputFiles(path);
    await page.getByLabel('Open changed').setInputFiles(otherOf(path));
  },
  async run() {
    await page.bringToFront();
    const button = page.getByRole('button', { name: 'Compare', exact: true });
    const ms = await clickToResult(button, 'main section[aria-label=Differences] h2');
    const said = (await page.getByRole('region', { name: 'Differences', exact: true }).textContent()) ?? '';
    const [, removed = '', added = ''] = /([\d,]+) lines? removed, ([\d,]+) added/.exec(said) ?? [];
    return { ms, output: `${removed.replaceAll(',', '')} and ${added.replaceAll(',', '')}` };
  },
});

/** Another program counts its result, outside of the measured time. */
const native: Contender = {
  name: NATIVE,
  kind: 'native',
  async run({ path }) {
    const script = 'diff "$0" "$0.other" > "$0.diff"; test $? -eq 1';
    const { ms } = await run('sh', ['-c', script, path]);
    const count = async (sign: string) => (await run('grep', ['-c', `^${sign}`, `${path}.diff`])).stdout.trim();
    return { ms, output: `${await count('<')} and ${await count('>')}` };
  },
};

interface DiffLibrary {
  diffLines: (a: string, b: string) => readonly { count: number; added: boolean; removed: boolean }[];
}

const peer = (page: Page): Contender => ({
  name: PEER,
  kind: 'peer',
  maxBytes: PEER_LIMIT,
  async prepare({ path }) {
    await page.setContent('<input type=file multiple>');
    await page.addScriptTag({
      path: createRequire(import.meta.url)
        .resolve('diff/package.json')
        .replace('package.json', 'dist/diff.min.js'),
    });
    await page.locator('input').setInputFiles([path, otherOf(path)]);
  },
  async run() {
    await page.bringToFront();
    return page.evaluate(async () => {
      const files = Array.from(document.querySelector('input')?.files ?? []);
      const library = (globalThis as unknown as { Diff: DiffLibrary }).Diff;
      const startedAt = performance.now();
      const [a = '', b = ''] = await Promise.all(files.map((file) => file.text()));
      const parts = library.diffLines(a, b);
      const ms = performance.now() - startedAt;
      const count = (which: 'added' | 'removed') =>
        parts.reduce((sum, part) => sum + (part[which] ? part.count : 0), 0);
      return { ms, output: `${String(count('removed'))} and ${String(count('added'))}` };
    });
  },
});

/** One after the other, in a worker that has started. No comparison in a page can take less. */
const reading = (lab: LabPage): Contender => ({
  name: READING,
  kind: 'peer',
  async run({ path }) {
    let ms = 0;
    for (const side of [path, otherOf(path)]) {
      await lab.choose(side);
      ms += (await lab.read({ way: 'ours', chunkBytes: CHUNK_BYTES, algorithms: [] })).ms;
    }
    return { ms };
  },
});

export const diffChecker: RunPart = async (bench, session) => {
  const page = await bench.openTool('diff-checker');
  const blank = await bench.openBlank();
  const lab = labPage(await bench.openLab());
  const comparisons: Comparison[] = [];
  const targets: RatioTarget[] = [];
  const measurements: Measurement[] = [];
  const texts = session.quick ? [proseFile(2 * MB)] : [distinct(100 * KB), proseFile(8 * MB), proseFile(128 * MB)];
  for (const text of texts) {
    const input = await nearlySame(await text);
    const contenders = [site(page), peer(blank), native, reading(lab)];
    const comparison = await session.compare({ subject: 'changed lines', input, contenders });
    comparisons.push(comparison);
    targets.push(...atLeast(1, NATIVE, comparison), ...atLeast(4, PEER, comparison));
  }
  // The library takes half a minute for 10,000 lines.
  for (const lines of [2_000, 10_000]) {
    const input = await unlike(lines);
    const contenders = lines > 2_000 ? [site(page), native] : [site(page), peer(blank), native];
    const comparison = await session.compare({ subject: 'unlike texts', input, contenders });
    comparisons.push(comparison);
    targets.push(...atLeast(4, PEER, comparison));
    const ours = rowOf(comparison, OURS);
    if (ours) measurements.push(atMost(`Two texts of ${input.label}`, ours.samples, 3000, 'ms'));
  }
  return findings({ comparisons, measurements, targets });
};
