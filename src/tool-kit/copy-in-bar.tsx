// Copy beside a phone's main button, once there is a text result.
import { Suspense } from 'react';
import type { TextOutput } from '../../workers/contract/text-output';
import type { PageOutput } from '../state/page-output';
import { CopyResult } from './late-parts';
import type { Submit } from './use-submit';

export function CopyInBar<Output extends TextOutput>({ run, copied }: { run: Submit<Output>; copied?: string }) {
  const { result } = (run.tool.runs.result?.output ?? {}) as Partial<PageOutput<TextOutput>>;
  if (result?.stored !== 'text' || run.outdated !== undefined) return null;
  return (
    <Suspense>
      <CopyResult result={result} copied={copied} size="large" />
    </Suspense>
  );
}
