// Runs test cases one after another, each within the time limit. A verdict belongs to a case, a pattern and its options.
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { caseSpecOf, type RegexOptions } from '../../../../workers/kernels/regex-tester/spec';
import { followRun } from '../../../state/follow-run';
import { useAppDispatch } from '../../../state/hooks';
import { cancelRun, clearRun } from '../../../state/run-tool';
import { runQueued } from '../../../state/runs';
import type { TestCase } from './test-case';

/** The name of their runs in the state. */
const RUN_ID = 'regex-tester/case-runs';
const NO_REVISIONS = { input: 0, options: 0 } as const;

/** `problem` is what happened instead. Undefined if the case has passed. */
export interface Verdict {
  readonly problem: string | undefined;
}

type Used = Pick<RegexOptions, 'pattern' | 'flags' | 'engine' | 'budgetMs'>;

const keyOf = ({ pattern, flags, engine, budgetMs }: Used, one: TestCase) =>
  JSON.stringify([pattern, flags, engine, budgetMs, one]);

export function useCaseRuns(used: Used) {
  const dispatch = useAppDispatch();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const task = useRef(new AbortController());

  const stop = () => {
    task.current.abort();
    dispatch(cancelRun(RUN_ID));
    setIsRunning(false);
  };
  useEffect(
    () => () => {
      task.current.abort();
      dispatch(clearRun(RUN_ID));
    },
    [dispatch],
  );

  const verdictOf = async (one: TestCase): Promise<Verdict | undefined> => {
    const runId = nanoid();
    const queued = { toolId: RUN_ID, runId, startedAt: Date.now(), of: NO_REVISIONS, live: true, keepsResult: false };
    dispatch(runQueued(queued));
    const { pattern, flags, budgetMs } = used;
    const options = { pattern, flags, budgetMs, expected: one.expected };
    const run = { name: RUN_ID, runId, of: NO_REVISIONS, input: () => one.text, options };
    const { outcome } = await dispatch(followRun(caseSpecOf(used), run));
    if (outcome.status === 'done') return { problem: outcome.output.problem ?? undefined };
    return outcome.status === 'failed' ? { problem: outcome.error.message } : undefined;
  };

  const runAll = async (cases: readonly TestCase[]) => {
    task.current.abort();
    const { signal } = (task.current = new AbortController());
    setIsRunning(true);
    const found = new Map<string, Verdict>();
    setVerdicts(found);
    for (const one of cases) {
      const verdict = await verdictOf(one);
      if (signal.aborted) return;
      if (!verdict) break;
      found.set(keyOf(used, one), verdict);
      setVerdicts(new Map(found));
    }
    setIsRunning(false);
  };

  return { isRunning, runAll, stop, verdictOn: (one: TestCase) => verdicts.get(keyOf(used, one)) };
}
