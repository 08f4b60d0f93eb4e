// What a row of the list of results says and offers, by the runs of its file.
import { formatBytes } from '../../lib/format';
import type { FileRef } from '../../state/inputs';
import type { ResultRef } from '../../state/page-output';
import type { ToolRuns } from '../../state/runs';

export type RowStatus = 'chosen' | 'queued' | 'running' | 'canceling' | 'done' | 'failed' | 'canceled';

export function statusOf({ active, last }: ToolRuns): RowStatus {
  return active?.status ?? last?.status ?? 'chosen';
}

/** What a tool has to say of a result of its. */
export interface FileResult {
  readonly result: ResultRef;
  /** The name under which it is saved. */
  readonly fileName: string;
  readonly notes: readonly string[];
}

export interface ResultRow {
  readonly file: FileRef;
  readonly runs: ToolRuns;
  readonly status: RowStatus;
  readonly found: FileResult | undefined;
}

/** Below the name. A run under way shows its progress instead. */
export function sentenceOf({ file, status, runs, found }: ResultRow): string {
  if (status === 'queued') return 'Waiting';
  if (status === 'canceling') return 'Canceling…';
  if (status === 'canceled') return 'Canceled';
  if (runs.last?.status === 'failed') return runs.last.error.message;
  return [formatBytes(found?.result.bytes ?? file.bytes), ...(found?.notes ?? [])].join(' · ');
}
