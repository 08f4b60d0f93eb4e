// The rows sorted by a column: starts the sort, follows it and drops its result.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import {
  csvConverter,
  tableSorter,
  type SortOptions,
  type SortOutput,
} from '../../../../workers/kernels/csv-converter/spec';
import { followRun } from '../../../state/follow-run';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { inputsOf } from '../../../state/inputs';
import type { PageOutput } from '../../../state/page-output';
import type { AppThunk } from '../../../state/root';
import { cancelRun, clearRun } from '../../../state/run-tool';
import { NO_RUNS, queueName, runQueued, type ToolRuns } from '../../../state/runs';
import { useArtifacts } from '../../../state/services-context';
import { sortedRows } from './sorted-rows';

/** The name of its run in the state. */
export const SORT_NAME = queueName(csvConverter.id, 'sort');

export type Sort = Pick<SortOptions, 'column' | 'isDescending'>;

/** The previous order stays until this one is ready. */
const sortTable =
  (blobOf: () => Blob, options: SortOptions): AppThunk<Promise<void>> =>
  async (dispatch, getState, { artifacts }) => {
    dispatch(cancelRun(SORT_NAME));
    const runId = nanoid();
    const of = inputsOf(getState(), csvConverter.id).revisions;
    dispatch(runQueued({ toolId: SORT_NAME, runId, startedAt: Date.now(), of, keepsResult: true }));
    const { outcome } = await dispatch(followRun(tableSorter, { name: SORT_NAME, runId, of, input: blobOf, options }));
    if (outcome.status !== 'done') return;
    const { spilled } = outcome.output;
    if (spilled?.stored === 'artifact') artifacts.release(spilled.artifactId);
  };

/** @param sort undefined for the table's own order. A new object starts a new sort. */
export function useSortedRows(blobOf: () => Blob, wanted: string, sort: Sort | undefined) {
  const dispatch = useAppDispatch();
  const artifacts = useArtifacts();
  const { active, last, result } = useAppSelector((state) => state.runs[SORT_NAME] ?? NO_RUNS) as ToolRuns<
    PageOutput<SortOutput>
  >;
  // Before the next paint, because the places are of this text and this filter only.
  useLayoutEffect(
    () => () => {
      dispatch(clearRun(SORT_NAME));
    },
    [dispatch, blobOf, wanted],
  );
  useEffect(() => {
    if (sort) void dispatch(sortTable(blobOf, { ...sort, wanted }));
    else dispatch(clearRun(SORT_NAME));
  }, [dispatch, blobOf, wanted, sort]);
  const output = result?.output;
  const rows = useMemo(() => output && sortedRows(blobOf, output, artifacts), [blobOf, output, artifacts]);
  return {
    rows,
    /** What the rows are sorted by. */
    output,
    active,
    error: last?.status === 'failed' ? last.error : undefined,
  };
}
