// The options of each tool as the visitor left them, kept in this browser. Never a typed text, a secret or an input.
import { storedJson } from '../lib/stored-value';

type Values = Readonly<Record<string, unknown>>;

/** What differs from the defaults, by the tool's id. server/build/before-paint.js reads it, too. */
type KeptOptions = Readonly<Record<string, Values>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const check = (value: unknown): KeptOptions | undefined =>
  isRecord(value) && Object.values(value).every(isRecord) ? (value as KeptOptions) : undefined;

const stored = storedJson<KeptOptions>('toolOptions', check, {});

/** Not checked against the tool's schema: an earlier version of the site may have kept them. Undefined if there are none. */
export const keptOptions = (toolId: string): Values | undefined => {
  const all = stored.get();
  return Object.hasOwn(all, toolId) ? all[toolId] : undefined;
};

/** Replaces what is kept of a tool; nothing is kept of one whose options have their defaults. */
export function keepOptions(toolId: string, changed: readonly (readonly [string, unknown])[]): void {
  const others = Object.entries(stored.get()).filter(([id]) => id !== toolId);
  const own = changed.length > 0 ? [[toolId, Object.fromEntries(changed)] as const] : [];
  stored.set(Object.fromEntries([...others, ...own]));
}
