// How results are shown, for this visit: with wrapped lines, and with invisible characters.
import { useSyncExternalStore } from 'react';

export interface ViewSwitches {
  readonly wraps: boolean;
  readonly showInvisible: boolean;
}

let switches: ViewSwitches = { wraps: true, showInvisible: false };
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const useViewSwitches = () => useSyncExternalStore(subscribe, () => switches);

export function setViewSwitches(change: Partial<ViewSwitches>): void {
  switches = { ...switches, ...change };
  for (const listener of listeners) listener();
}
