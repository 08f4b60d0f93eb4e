// The tools that a visitor keeps at hand, by their ids alone: those they have pinned, and those they have used last.
import { storedJson } from '../lib/stored-value';

/** So many of the last are worth a place. */
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

/** Called when a tool has given something, not when it was only looked at. */
export function rememberTool(id: string): void {
  const known = recentTools.get();
  if (known[0] !== id) recentTools.set([id, ...known.filter((other) => other !== id)].slice(0, MOST_RECENT));
}

export function togglePin(id: string): void {
  const pinned = pinnedTools.get();
  pinnedTools.set(pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id].slice(-MOST_PINNED));
}
