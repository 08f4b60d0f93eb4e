// The buttons of a formatter.
import { AlignLeft } from 'lucide-react';
import { Button } from '../../ui/button';
import { RunBar, type RunBarProps } from './run-bar';

export interface FormatBarProps {
  run: RunBarProps['run'];
  /** What each button does: see `usePress`. */
  press: (action: 'format' | 'minify' | 'validate', saveTo?: FileSystemFileHandle) => Promise<unknown>;
  /** The name for a result that is written straight into a file. */
  fileName: string;
}

export function FormatBar({ run, press, fileName }: FormatBarProps) {
  const { locked } = run;
  return (
    <RunBar run={run} submit={(saveTo) => press('format', saveTo)} action="Format" icon={AlignLeft} fileName={fileName}>
      <Button size="large" disabled={locked} onClick={() => void press('minify')}>
        Minify
      </Button>
      <Button size="large" disabled={locked} onClick={() => void press('validate')}>
        Validate
      </Button>
    </RunBar>
  );
}
