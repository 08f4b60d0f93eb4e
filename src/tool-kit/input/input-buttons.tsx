import { ClipboardList, ClipboardPaste } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import * as words from './words';

interface SampleButtonProps {
  size?: 'small' | 'large';
  onLoad: () => void;
}

export function SampleButton({ size = 'small', onLoad }: SampleButtonProps) {
  return (
    <Button size={size} variant="ghost" icon={ClipboardList} onClick={onLoad}>
      {words.loadSample}
    </Button>
  );
}

const never = () => () => undefined;

/** An insecure page has no clipboard, and some browsers let pages only write to it. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const dispatch = useAppDispatch();
  // Also in the prerendered page: most browsers support it, and the buttons next to it must not move later.
  const isOffered = useSyncExternalStore(never, canPaste, () => true);
  if (!isOffered) return null;
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (text === '') dispatch(toastShown({ title: words.nothingToPaste, text: words.copyFirst, tone: 'info' }));
      else onPaste(text);
    } catch {
      dispatch(toastShown({ title: words.notPasted, text: words.pasteRefused, tone: 'error' }));
    }
  };
  return (
    <Button size="small" variant="ghost" icon={ClipboardPaste} onClick={() => void paste()}>
      {words.paste}
    </Button>
  );
}
