// How a run ended, where that was not a result: the toast goes away, this stays.
import type { RunState } from '../state/runs';
import { Notice } from '../ui/notice';

/** Many messages hold the place, so that the toast has it, too. */
const SAYS_WHERE = /\bline \d/i;

export function RunStatus({ run }: { run: RunState }) {
  if (run.status === 'cancelled') return <Notice>Cancelled. Nothing was changed, and your input is still here.</Notice>;
  if (run.status !== 'failed') return null;
  const { message, at } = run.error;
  return (
    <Notice tone="error">
      <p>{message}</p>
      {at && !SAYS_WHERE.test(message) && (
        <p>
          Line {at.line}, column {at.column}
        </p>
      )}
    </Notice>
  );
}
