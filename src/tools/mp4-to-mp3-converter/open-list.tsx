// Opens a list of times from a text file or a cue sheet.
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import type { AudioSettings } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { Button } from '../../ui/button';
import * as words from './words';

/** In UTF-16, each character has two bytes. */
const MOST_BYTES = options.shape.partList.maxLength * 2 + 2;

/** Cue sheets of older programs are in the encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface OpenListProps {
  form: { readonly toolId: string; readonly change: (part: Partial<AudioSettings>) => void };
}

export function OpenList({ form }: OpenListProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const partList = file.size > MOST_BYTES ? '' : decoded(new Uint8Array(await file.arrayBuffer()));
    if (partList !== '' && partList.length <= options.shape.partList.maxLength) form.change({ partList });
    else dispatch(toastShown({ title: words.notOpened, text: words.listUnusable, tone: 'error', toolId: form.toolId }));
  };
  return (
    <div>
      <Button size="small" icon={FolderOpen} onClick={() => input.current?.click()}>
        {words.openList}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.openList}
        accept=".cue,.txt,text/plain"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
