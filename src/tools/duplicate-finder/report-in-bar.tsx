// Copies the report from a phone's bar.
import { useMemo } from 'react';
import type { DuplicateOutput } from '../../../workers/kernels/duplicate-finder/spec';
import { ResultInBar } from '../../tool-kit/run/text-result';
import type { Run } from '../../tool-kit/run/use-submit';
import { copiedText } from './report';
import * as texts from './words';

export default function ReportInBar({ run }: { run: Pick<Run<DuplicateOutput>, 'runs' | 'outdated'> }) {
  const output = run.runs.result?.output;
  const text = useMemo(() => output && copiedText(output), [output]);
  return <ResultInBar run={run} text={() => text} label={texts.copy} compact />;
}
