// The options of each tool and the choice of live updates, saved in this browser. Never contains typed text, secrets or inputs.
import { storedJson, storedValue } from '../lib/stored-value';
import { isRecord } from '../../workers/contract/options/is-record';

type Values = Readonly<Record<string, unknown>>;

/** The options that differ from the defaults, by the tool's id. build/before-paint.js also reads this. */
type KeptOptions = Readonly<Record<string, Values>>;

const check = (value: unknown): KeptOptions | undefined =>
  isRecord(value) && Object.values(value).every(isRecord) ? (value as KeptOptions) : undefined;

const stored = storedJson<KeptOptions>('toolOptions', check, {});

/** Not checked by the tool's schema, so they may be from an earlier version of the site. Undefined if there are none. */
export const keptOptions = (toolId: string): Values | undefined => {
  const all = stored.get();
  return Object.hasOwn(all, toolId) ? all[toolId] : undefined;
};

/** Replaces a tool's saved options. If all of them have their defaults, none are saved. */
export function keepOptions(toolId: string, changed: readonly (readonly [string, unknown])[]): void {
  const others = Object.entries(stored.get()).filter(([id]) => id !== toolId);
  const own = changed.length > 0 ? [[toolId, Object.fromEntries(changed)] as const] : [];
  stored.set(Object.fromEntries([...others, ...own]));
}

/** Whether a tool that was started once runs again when its text or its options change. */
export const livePreference = storedValue('liveUpdates', ['on', 'off'], 'on');
