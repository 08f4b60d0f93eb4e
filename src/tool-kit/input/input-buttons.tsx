import { ClipboardList, ClipboardPaste } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';

interface SampleButtonProps {
  size?: 'small' | 'large';
  onLoad: () => void;
}

export function SampleButton({ size = 'small', onLoad }: SampleButtonProps) {
  return (
    <Button size={size} variant="ghost" icon={ClipboardList} onClick={onLoad}>
      Load Sample
    </Button>
  );
}

const never = () => () => undefined;

/** An insecure page has no clipboard, and some browsers let pages only write to it. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

const REFUSED =
  'Your browser didn’t allow this page to read the clipboard. Paste into the field, or allow the clipboard in the site settings.';

export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const dispatch = useAppDispatch();
  // Also in the prerendered page: most browsers support it, and the buttons next to it must not move later.
  const isOffered = useSyncExternalStore(never, canPaste, () => true);
  if (!isOffered) return null;
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (text === '')
        dispatch(toastShown({ title: 'The clipboard has no text.', text: 'Copy some text first.', tone: 'info' }));
      else onPaste(text);
    } catch {
      dispatch(toastShown({ title: 'Not pasted', text: REFUSED, tone: 'error' }));
    }
  };
  return (
    <Button size="small" variant="ghost" icon={ClipboardPaste} onClick={() => void paste()}>
      Paste
    </Button>
  );
}
