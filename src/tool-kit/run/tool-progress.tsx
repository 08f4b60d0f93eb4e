// The progress of a tool's run, while it has one.
import { Suspense } from 'react';
import { QueueProgress, RunProgress } from '../late-parts';
import type { ToolRun } from './use-tool';

export interface ToolProgressProps {
  run: Pick<ToolRun, 'id' | 'runs' | 'isQueue' | 'busy' | 'cancel'>;
}

export function ToolProgress({ run }: ToolProgressProps) {
  const { id, isQueue, busy, runs, cancel } = run;
  if (isQueue && busy) {
    return (
      <Suspense>
        <QueueProgress toolId={id} onCancel={cancel} />
      </Suspense>
    );
  }
  if (!runs.active) return null;
  return (
    <Suspense>
      <RunProgress key={runs.active.runId} toolId={id} run={runs.active} onCancel={cancel} />
    </Suspense>
  );
}
