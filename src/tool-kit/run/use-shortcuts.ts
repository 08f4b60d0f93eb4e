// The keys of a tool's page: Ctrl or Command with Enter runs, Escape cancels.
import { useEffect } from 'react';

/** What the keys do. A tool that computes at once has nothing to cancel. */
export interface Shortcuts {
  readonly submit?: () => unknown;
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly cancel?: () => void;
}

/** A key in an open dialog is the dialog's. */
const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

export function useShortcuts({ submit, busy = false, locked = false, cancel }: Shortcuts) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event)) return;
      if (event.key === 'Escape' && busy) cancel?.();
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!locked && !event.repeat) submit?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [submit, busy, locked, cancel]);
}
