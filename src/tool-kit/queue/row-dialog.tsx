// A file's result, or what went wrong with it, as a single file's would be shown.
import type { ReactNode } from 'react';
import { pathOf } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { TitledDialog } from '../../ui/titled-dialog';
import RunError from '../result/run-error';
import type { ResultRow } from './row-state';

export interface RowDialogProps {
  row: ResultRow;
  onClose: () => void;
  children: (output: PageOutput<unknown>, fileName: string) => ReactNode;
}

export function RowDialog({ row: { file, runs, found }, onClose, children }: RowDialogProps) {
  const { last, result } = runs;
  return (
    <TitledDialog
      title={pathOf(file)}
      onClose={onClose}
      className="top-[8vh] max-h-[84vh] max-w-3xl overflow-y-auto pb-5"
      headClassName="px-5 pt-4 pb-3 [&_h2]:min-w-0 [&_h2]:break-all"
    >
      {() => (
        <div className="flex min-w-0 flex-col gap-4 px-5">
          {last?.status === 'failed' && <RunError error={last.error} input={{ kind: 'files', files: [file] }} />}
          {last?.status === 'done' && result && found && children(result.output, found.fileName)}
        </div>
      )}
    </TitledDialog>
  );
}
