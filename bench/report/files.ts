// Reads and writes reports.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORMAT, type Report } from '../model';
import { renderPage } from './page';
import { reportCsv } from './tables';

export const RESULTS = join(import.meta.dirname, '../results');

/** The file isn't a report. The message is a sentence for the user who named it. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/** Throws ReportError. */
export async function readReport(path: string): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ReportError(`There is no file ${path}. Write one with npm run bench -- --json ${path}.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReportError(`${path} isn't JSON. Name a file that --json has written.`);
  }
  const isReport = typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
  if (!isReport) throw new ReportError(`${path} isn't a report of format ${FORMAT}. Make it again with --json.`);
  return value as Report;
}

export async function writeReport(path: string, report: Report) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 1)}\n`);
}

/** The committed report: its samples twice, and the page. */
export async function writeResults(report: Report) {
  await writeReport(join(RESULTS, 'latest.json'), report);
  await writeFile(join(RESULTS, 'latest.csv'), reportCsv(report));
  await writeFile(join(RESULTS, 'index.html'), renderPage(report));
}
