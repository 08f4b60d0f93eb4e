// The error of the last run. It stands with the result, or under the input where a tool's screen puts it there.
import { Suspense } from 'react';
import { RunError } from './late-parts';
import type { Submit } from './use-submit';

export function FailedRun({ run: { tool } }: { run: Submit }) {
  const { active, last } = tool.runs;
  if (active || last?.status !== 'failed') return null;
  return (
    <Suspense>
      <RunError error={last.error} input={tool.input} />
    </Suspense>
  );
}
