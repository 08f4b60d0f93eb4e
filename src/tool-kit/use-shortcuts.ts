// The keys of a tool's page: Ctrl or Command with Enter runs, Escape cancels.
import { useEffect } from 'react';

/** What the keys work on: a kernel's run (see `Submit`), or a tool that computes at once. */
export interface Runnable {
  readonly submit: () => unknown;
  readonly tool: { readonly busy: boolean; readonly locked: boolean; readonly cancel: () => void };
}

/** A key in an open dialog is the dialog's. */
const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

export function useShortcuts({ submit, tool }: Runnable) {
  const { busy, locked, cancel } = tool;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event)) return;
      if (event.key === 'Escape' && busy) cancel();
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!locked && !event.repeat) submit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [submit, busy, locked, cancel]);
}
