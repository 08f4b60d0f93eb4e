// Whether somebody may want the site installed: in how many visits they used a tool, and whether they have said no.
import { storedJson } from '../lib/stored-value';

export interface InstallInterest {
  readonly visits: number;
  readonly isDeclined: boolean;
}

const NONE: InstallInterest = { visits: 0, isDeclined: false };

/** From this visit on it is offered. */
export const OFFERED_FROM = 3;

function check(value: unknown): InstallInterest | undefined {
  if (typeof value !== 'object' || value === null || !('visits' in value) || !('isDeclined' in value)) return undefined;
  const { visits, isDeclined } = value;
  return typeof visits === 'number' && typeof isDeclined === 'boolean' ? { visits, isDeclined } : undefined;
}

export const installInterest = storedJson('installInterest', check, NONE);

let isCounted = false;

/** Counts this visit once; beyond what is asked for, nothing is counted. */
export function countVisit(): void {
  const interest = installInterest.get();
  if (isCounted || interest.visits >= OFFERED_FROM) return;
  isCounted = true;
  installInterest.set({ ...interest, visits: interest.visits + 1 });
}

export function declineInstall() {
  installInterest.set({ ...installInterest.get(), isDeclined: true });
}
