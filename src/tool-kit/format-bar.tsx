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
  const { locked } = run.tool;
  return (
    <RunBar
      run={{ ...run, submit: (saveTo) => press('format', saveTo) }}
      action="Format"
      icon={AlignLeft}
      fileName={fileName}
    >
      <Button size="large" disabled={locked} onClick={() => void press('minify')}>
        Minify
      </Button>
      <Button size="large" disabled={locked} onClick={() => void press('validate')}>
        Validate
      </Button>
    </RunBar>
  );
}
