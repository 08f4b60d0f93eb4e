// The error of the last run. It stands with the result, or under the input where a tool's screen puts it there.
import { Suspense } from 'react';
import { RunError } from '../late-parts';
import type { ToolRun } from './use-tool';

export function FailedRun({ run: { input, runs } }: { run: Pick<ToolRun, 'input' | 'runs'> }) {
  const { active, last } = runs;
  if (active || last?.status !== 'failed') return null;
  return (
    <Suspense>
      <RunError error={last.error} input={input} />
    </Suspense>
  );
}
