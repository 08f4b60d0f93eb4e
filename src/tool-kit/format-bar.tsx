// The buttons of a formatter.
import { AlignLeft } from 'lucide-react';
import { Button } from '../ui/button';
import { RunBar } from './run-bar';
import type { Submit } from './use-submit';

export interface FormatBarProps<Output> {
  run: Submit<Output>;
  /** What each button does: see `usePress`. */
  press: (
    action: 'format' | 'minify' | 'validate',
    saveTo?: FileSystemFileHandle,
  ) => ReturnType<Submit<Output>['submit']>;
  /** The name for a result that is written straight into a file. */
  fileName: string;
}

export function FormatBar<Output>({ run, press, fileName }: FormatBarProps<Output>) {
  const { busy, input } = run.tool;
  // A run that began unasked, as somebody typed, must not swallow a press for something else: it is replaced.
  const isBusy = busy && input.kind === 'files';
  return (
    <RunBar
      run={{ ...run, submit: (saveTo) => press('format', saveTo) }}
      action="Format"
      icon={AlignLeft}
      fileName={fileName}
    >
      <Button size="large" disabled={isBusy} onClick={() => void press('minify')}>
        Minify
      </Button>
      <Button size="large" disabled={isBusy} onClick={() => void press('validate')}>
        Validate
      </Button>
    </RunBar>
  );
}
