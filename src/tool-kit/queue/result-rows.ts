// The rows of a queue's list: each file with its run, and the number of finished ones.
import { useMemo } from 'react';
import { formatBytes } from '../../lib/format';
import { useAppSelector } from '../../state/hooks';
import { filesOf, inputsOf, pathOf, type FileRef } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { runsOfFile } from '../../state/queued-files';
import type { ToolRuns } from '../../state/runs';
import type { NamedResult } from '../../state/zip-results';
import type { ToolRun } from '../run/use-tool';
import * as words from './words';

export type RowStatus = 'chosen' | 'queued' | 'running' | 'canceling' | 'done' | 'failed' | 'canceled';

export function statusOf({ active, last }: ToolRuns): RowStatus {
  const status = active?.status ?? last?.status ?? 'chosen';
  // Only the queue as a whole can be checked and held.
  return status === 'checking' || status === 'held' ? 'chosen' : status;
}

/** A tool's words for one of its results. */
interface FileResult {
  readonly result: ResultRef;
  /** The file name of the saved result. */
  readonly fileName: string;
  /** What is saved instead of the result, if all results are saved. */
  readonly parts?: readonly NamedResult[] | undefined;
  readonly notes: readonly string[];
}

export interface ResultRow {
  readonly file: FileRef;
  readonly runs: ToolRuns;
  readonly status: RowStatus;
  readonly found: FileResult | undefined;
}

/** Shown below the name. A running file shows its progress instead. */
export function sentenceOf({ file, status, runs, found }: ResultRow): string {
  if (status === 'queued') return words.waiting;
  if (status === 'canceling') return words.canceling;
  if (status === 'canceled') return words.canceled;
  if (runs.last?.status === 'failed') return runs.last.error.message;
  return [formatBytes(found?.result.bytes ?? file.bytes), ...(found?.notes ?? [])].join(' · ');
}

export type Describe<Output> = (output: PageOutput<Output>, file: FileRef) => FileResult;

export function useResultRows<Output>(
  { id, input }: Pick<ToolRun, 'id' | 'input'>,
  describe: Describe<Output>,
): readonly ResultRow[] {
  const runs = useAppSelector((state) => state.runs);
  return useMemo(
    () =>
      filesOf(input).map((file) => {
        const ofFile = runsOfFile({ runs }, id, file);
        // The state stores the outputs of all tools as unknown. The tool's own spec has produced this one.
        const output = ofFile.result?.output as PageOutput<Output> | undefined;
        const found = output === undefined ? undefined : describe(output, file);
        return { file, runs: ofFile, status: statusOf(ofFile), found };
      }),
    [runs, id, input, describe],
  );
}

export const useOptionsRevision = (toolId: string) =>
  useAppSelector((state) => inputsOf(state, toolId).revisions.options);

export interface Tally {
  readonly done: number;
  readonly failed: number;
  /** Canceled, before or while they ran. */
  readonly skipped: number;
  readonly ended: number;
  /** The size of the finished files, and of their results, in bytes. */
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Milliseconds of computing for all results together. Two files are computed at the same time. */
  readonly ms: number;
}

export function tallyOf(rows: readonly ResultRow[]): Tally {
  const count = (wanted: RowStatus) => rows.filter(({ status }) => status === wanted).length;
  const [done, failed, skipped] = [count('done'), count('failed'), count('canceled')];
  let [bytesIn, bytesOut, ms] = [0, 0, 0];
  for (const { status, file, found, runs } of rows) {
    if (status !== 'done') continue;
    bytesIn += file.bytes;
    bytesOut += found?.result.bytes ?? 0;
    ms += runs.result?.ms ?? 0;
  }
  return { done, failed, skipped, ended: done + failed + skipped, bytesIn, bytesOut, ms };
}

export interface RowFilter {
  /** Part of a name or path, ignoring case. */
  readonly name: string;
  readonly failedOnly: boolean;
  /**
   * Files that are being retried. They stay in a list of failed files, because otherwise their buttons would disappear under
   * the visitor's pointer.
   */
  readonly triedAgain: ReadonlySet<string>;
}

export const NO_FILTER: RowFilter = { name: '', failedOnly: false, triedAgain: new Set() };

export function filteredRows(rows: readonly ResultRow[], { name, failedOnly, triedAgain }: RowFilter) {
  const part = name.trim().toLowerCase();
  return rows.filter(
    ({ file, status }) =>
      (!failedOnly || status === 'failed' || triedAgain.has(file.artifactId)) &&
      pathOf(file).toLowerCase().includes(part),
  );
}

/** With their paths in a ZIP, which begin with the file's path in the dropped folder. */
export function resultsOf({ file, found }: ResultRow): readonly NamedResult[] {
  if (!found) return [];
  const path = pathOf(file);
  const folder = path.slice(0, path.length - file.name.length);
  const { result, fileName, parts = [{ name: fileName, result }] } = found;
  return parts.map((part) => ({ ...part, name: folder + part.name }));
}
