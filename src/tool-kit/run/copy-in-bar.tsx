// Copy beside a phone's main button, once there is a text result.
import { Suspense } from 'react';
import type { TextOutput } from '../../../workers/contract/text-output';
import type { PageOutput } from '../../state/page-output';
import { CopyResult } from '../late-parts';
import type { Run } from './use-submit';

export interface CopyInBarProps<Output extends TextOutput> {
  run: Pick<Run<Output>, 'runs' | 'outdated'>;
  copied?: string | undefined;
}

export function CopyInBar<Output extends TextOutput>({ run, copied }: CopyInBarProps<Output>) {
  const { result } = (run.runs.result?.output ?? {}) as Partial<PageOutput<TextOutput>>;
  if (result?.stored !== 'text' || run.outdated !== undefined) return null;
  return (
    <Suspense>
      <CopyResult result={result} copied={copied} size="large" />
    </Suspense>
  );
}
