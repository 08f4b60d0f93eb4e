// Saves all results in a folder that the visitor picks, in browsers that can do that.
import { FolderDown, X } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../workers/words/in-words';
import { useAppDispatch } from '../../state/hooks';
import { pathOf, type FileRef } from '../../state/inputs';
import { useArtifacts } from '../../state/services-context';
import { toastShown } from '../../state/toasts';
import type { NamedResult } from '../../state/zip-results';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { canPickFolder, pickFolder, saveInFolder, type SavedInFolder } from './save-in-folder';
import * as words from './words';

interface FolderSaveProps {
  toolId: string;
  results: readonly NamedResult[];
  inputs: readonly FileRef[];
}

export function FolderSave({ toolId, results, inputs }: FolderSaveProps) {
  const dispatch = useAppDispatch();
  const artifacts = useArtifacts();
  const [saving, setSaving] = useState<{ readonly count: number; readonly end: AbortController }>();
  if (!canPickFolder()) return null;
  const save = async () => {
    const folder = await pickFolder();
    if (!folder) return;
    const end = new AbortController();
    setSaving({ count: 0, end });
    const named = results.flatMap(({ name, result }) =>
      result.stored === 'saved'
        ? []
        : [{ path: name, content: result.stored === 'text' ? result.text : artifacts.blob(result.artifactId) }],
    );
    const files = inputs.map((file) => ({ path: pathOf(file), file: artifacts.blob(file.artifactId) }));
    const onSaved = (count: number) => setSaving({ count, end });
    const saved = await saveInFolder(folder, named, files, { signal: end.signal, onSaved });
    setSaving(undefined);
    dispatch(toastShown({ ...reportOf(saved, folder.name), toolId }));
  };
  if (!saving) {
    return (
      <Button icon={FolderDown} size="small" onClick={() => void save()}>
        {words.saveInFolder}
      </Button>
    );
  }
  const { count, end } = saving;
  const total = results.length;
  return (
    <div className="flex basis-full items-center gap-4 rounded-md border border-line bg-surface p-3 ps-4 max-md:p-2">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-sm tabular-nums">{say(words.savingOf, { count, total })}</p>
        <Progress label={words.savingAll} value={total > 0 ? count / total : 0} />
      </div>
      <Button icon={X} size="small" aria-keyshortcuts="Escape" onClick={() => end.abort()}>
        {words.cancelSaving}
      </Button>
    </div>
  );
}

function reportOf(saved: SavedInFolder, folder: string) {
  switch (saved.kind) {
    case 'saved':
      return { title: say(words.savedInFolder, { count: saved.count, folder }), tone: 'success' } as const;
    case 'canceled':
      return { title: say(words.savingCanceled, { count: saved.count, folder }), tone: 'info' } as const;
    case 'input':
      return { title: words.notSaved, text: say(words.isInput, { folder }), tone: 'error' } as const;
    case 'taken':
      return { title: words.notSaved, text: say(words.isTaken, { folder, name: saved.name }), tone: 'error' } as const;
    case 'failed':
      return {
        title: words.notSaved,
        text: say(words.notWritten, { path: saved.path, count: saved.count }),
        tone: 'error',
      } as const;
  }
}
