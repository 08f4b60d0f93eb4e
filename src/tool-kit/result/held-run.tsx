// Shown before a run whose result may not fit into the browser's storage: the sizes, and the visitor's choices.
import { Play, Save, X } from 'lucide-react';
import { formatBytes } from '../../lib/format';
import { canPickFile, pickFile } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { runOutdated } from '../../state/runs';
import type { Shortage } from '../../state/storage-room';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { focusRun } from '../input/focus';
import type { Run } from '../run/use-submit';

export interface HeldRunProps {
  run: Pick<Run, 'id' | 'isQueue' | 'submit' | 'submitAnyway'>;
  shortage: Shortage;
  /** The name of a result that is written directly to a file. If it is missing, that choice isn't offered. */
  fileName: string | undefined;
}

const needs = ({ needed: { bytes, isEstimate } }: Shortage, isQueue: boolean) =>
  `${isQueue ? 'The results' : 'The result'} ${isEstimate ? 'will take about' : 'can take up to'} ${formatBytes(bytes)}`;

function has({ needed, free, isInMemory }: Shortage): string {
  if (free === undefined) return 'this browser doesn’t store that much for this site';
  const size = formatBytes(free);
  const left = size === formatBytes(needed.bytes) ? 'slightly less' : `only ${size}`;
  return isInMemory ? `this browser can keep ${left} of it in memory` : `this browser has ${left} left for this site`;
}

function advice({ isInMemory }: Shortage, isQueue: boolean, canSave: boolean): string {
  if (isQueue) return 'Choose fewer files, or run them anyway. Files whose results no longer fit will fail.';
  const ending = 'or run it anyway. If the space runs out, the run stops without a result.';
  if (canSave) return `Save it straight to a file, ${ending}`;
  return `${isInMemory ? 'Use a regular window instead of a private one' : 'Free some disk space first'}, ${ending}`;
}

export default function HeldRun({ run, shortage, fileName }: HeldRunProps) {
  const dispatch = useAppDispatch();
  const name = canPickFile() ? fileName : undefined;
  const save = async () => {
    const file = await pickFile(name ?? '');
    if (file) answer(() => run.submit(file));
  };
  /** The buttons disappear, so the focus returns to the run button. */
  const answer = (act: () => unknown) => {
    act();
    focusRun();
  };
  return (
    <Notice tone="warn" title="There may not be enough room">
      <p>
        {needs(shortage, run.isQueue)}, but {has(shortage)}. {advice(shortage, run.isQueue, name !== undefined)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {name !== undefined && (
          <Button size="small" variant="primary" icon={Save} onClick={() => void save()}>
            Save to a file…
          </Button>
        )}
        <Button size="small" icon={Play} onClick={() => answer(run.submitAnyway)}>
          Run anyway
        </Button>
        <Button
          size="small"
          icon={X}
          onClick={() => answer(() => dispatch(runOutdated({ toolId: run.id, keepsResult: true })))}
        >
          Cancel
        </Button>
      </div>
    </Notice>
  );
}
