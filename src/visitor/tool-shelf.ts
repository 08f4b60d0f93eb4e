// The visitor's pinned and recent tools. Contains only their ids.
import { storedJson } from '../lib/stored-value';
import { countVisit } from './install-interest';

/** How many recent tools are kept. */
const MOST_RECENT = 8;
const MOST_PINNED = 24;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value);

const checkIds =
  (most: number) =>
  (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) && value.every(isId) ? [...new Set(value)].slice(0, most) : undefined;

const NONE: readonly string[] = [];

/** The latest first. */
export const recentTools = storedJson('recentTools', checkIds(MOST_RECENT), NONE);

/** In the order in which they were pinned. */
export const pinnedTools = storedJson('pinnedTools', checkIds(MOST_PINNED), NONE);

/** Call it when a tool has made a result, and not when it was only opened. */
export function rememberTool(id: string): void {
  countVisit();
  const known = recentTools.get();
  if (known[0] !== id) recentTools.set([id, ...known.filter((other) => other !== id)].slice(0, MOST_RECENT));
}

export function togglePin(id: string): void {
  const pinned = pinnedTools.get();
  pinnedTools.set(pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id].slice(-MOST_PINNED));
}
