// Whether a visitor may want to install the site: the number of visits in which a tool was used, and whether the visitor has
// declined.
import { storedJson } from '../lib/stored-value';

export interface InstallInterest {
  readonly visits: number;
  readonly isDeclined: boolean;
}

const NONE: InstallInterest = { visits: 0, isDeclined: false };

/** From this number of visits on, installing is offered. */
export const OFFERED_FROM = 3;

function check(value: unknown): InstallInterest | undefined {
  if (typeof value !== 'object' || value === null || !('visits' in value) || !('isDeclined' in value)) return undefined;
  const { visits, isDeclined } = value;
  return typeof visits === 'number' && typeof isDeclined === 'boolean' ? { visits, isDeclined } : undefined;
}

export const installInterest = storedJson('installInterest', check, NONE);

let isCounted = false;

/** Counts this visit once, and stops counting at the limit. */
export function countVisit(): void {
  const interest = installInterest.get();
  if (isCounted || interest.visits >= OFFERED_FROM) return;
  isCounted = true;
  installInterest.set({ ...interest, visits: interest.visits + 1 });
}

export function declineInstall() {
  installInterest.set({ ...installInterest.get(), isDeclined: true });
}
