// The progress of a tool's run, while it has one.
import { Suspense } from 'react';
import type { ToolRuns } from '../state/runs';
import { RunProgress } from './late-parts';

interface ToolRun {
  readonly id: string;
  readonly runs: ToolRuns;
  readonly cancel: () => void;
}

export function ToolProgress({ tool }: { tool: ToolRun }) {
  const { id, runs, cancel } = tool;
  if (!runs.active) return null;
  return (
    <Suspense>
      <RunProgress key={runs.active.runId} toolId={id} run={runs.active} onCancel={cancel} />
    </Suspense>
  );
}
