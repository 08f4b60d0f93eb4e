// Above a result that no longer belongs to the input or the options, or in the place of one that was canceled.
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Run } from '../run/use-submit';
import * as words from './words';

export interface RunNoteProps {
  run: Pick<Run, 'locked' | 'submit'>;
  /** What has changed since the result; undefined if the run was canceled. */
  by?: keyof typeof words.outdated;
}

export default function RunNote({ run, by }: RunNoteProps) {
  if (by === undefined) return <Notice>{words.canceled}</Notice>;
  return (
    <Notice tone="warn">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{words.outdated[by]}</span>
        <Button size="small" disabled={run.locked} onClick={() => void run.submit()}>
          {words.update}
        </Button>
      </span>
    </Notice>
  );
}
