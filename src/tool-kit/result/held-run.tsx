// Shown before a run whose result may not fit into the browser's storage: the sizes, and the visitor's choices.
import { Play, Save, X } from 'lucide-react';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { canPickFile, pickFile } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { runOutdated } from '../../state/runs';
import type { Shortage } from '../../state/storage-room';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { focusRun } from '../input/focus';
import type { Run } from '../run/use-submit';
import * as words from './words';

export interface HeldRunProps {
  run: Pick<Run, 'id' | 'isQueue' | 'submit' | 'submitAnyway'>;
  shortage: Shortage;
  /** The name of a result that is written directly to a file. If it is missing, that choice isn't offered. */
  fileName: string | undefined;
}

function shortageOf({ needed, free, isInMemory }: Shortage, isQueue: boolean): string {
  const sentences = words.shortage[isQueue ? 'results' : 'result'][needed.isEstimate ? 'about' : 'upTo'];
  const size = formatBytes(needed.bytes);
  if (free === undefined) return say(sentences.unknown, { needed: size });
  const left = formatBytes(free);
  const values = { needed: size, free: left === size ? words.slightlyLess : say(words.only, { size: left }) };
  return say(isInMemory ? sentences.inMemory : sentences.stored, values);
}

function adviceFor({ isInMemory }: Shortage, isQueue: boolean, canSave: boolean): string {
  if (isQueue) return words.advice.fewerFiles;
  if (canSave) return words.advice.saveToFile;
  return isInMemory ? words.advice.regularWindow : words.advice.freeSpace;
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
    <Notice tone="warn" title={words.heldTitle}>
      <p>
        {shortageOf(shortage, run.isQueue)} {adviceFor(shortage, run.isQueue, name !== undefined)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {name !== undefined && (
          <Button size="small" variant="primary" icon={Save} onClick={() => void save()}>
            {words.saveToFile}
          </Button>
        )}
        <Button size="small" icon={Play} onClick={() => answer(run.submitAnyway)}>
          {words.runAnyway}
        </Button>
        <Button
          size="small"
          icon={X}
          onClick={() => answer(() => dispatch(runOutdated({ toolId: run.id, keepsResult: true })))}
        >
          {words.cancel}
        </Button>
      </div>
    </Notice>
  );
}
