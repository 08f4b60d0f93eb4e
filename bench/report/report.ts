// What a run of the benchmark leaves: its figures by part, each with what they were taken on.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartReport } from '../parts/part';
import { renderPage } from './page';

/** Counts up whenever a part tells something that parts of before do not: 2, since the commit is told. */
const FORMAT = 2;

interface Report {
  readonly format: typeof FORMAT;
  readonly parts: readonly PartReport[];
}

/** Figures of another format are taken anew. */
async function readReport(path: string): Promise<readonly PartReport[]> {
  if (!existsSync(path)) return [];
  const report = JSON.parse(await readFile(path, 'utf8')) as { format: number };
  return report.format === FORMAT ? (report as Report).parts : [];
}

/** Parts that did not run this time keep their figures of last time. */
export async function saveReport(
  folder: string,
  fresh: readonly PartReport[],
  order: readonly string[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'latest.json');
  const kept = (await readReport(path)).filter(({ id }) => !fresh.some((part) => part.id === id));
  const parts = [...kept, ...fresh].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  await writeFile(path, `${JSON.stringify({ format: FORMAT, parts } satisfies Report, null, 1)}\n`);
  const page = join(folder, 'index.html');
  await writeFile(page, renderPage(parts));
  return page;
}
