// What the worker that tries every way out of itself says about each.

/** By requests, which the browser refuses. */
export const REQUEST_WAYS = [
  'fetch',
  'fetch elsewhere',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'import',
  'worker',
] as const;

/** By storage that pages share, which workers/runtime/lockdown.ts removes. */
export const STORAGE_WAYS = ['Cache Storage', 'IndexedDB', 'BroadcastChannel', 'private files'] as const;

export const WAYS = [...REQUEST_WAYS, ...STORAGE_WAYS];

export type WayOut = (typeof WAYS)[number];

export interface Attempt {
  readonly way: WayOut;
  /** Of a request; of storage, the name in the worker's scope. */
  readonly address: string;
  /**
   * `refused`: the browser said that the policy forbids it; `missing`: the worker has no such storage; `failed`: nothing got out, and
   * the browser did not say why; `out`: an answer came, or the storage opened.
   */
  readonly outcome: 'refused' | 'missing' | 'failed' | 'out';
  /** The directive that forbids it, or what the browser said. */
  readonly reason: string;
}

/** A file that is there for anybody who may ask for it. */
export const SAMPLE_FILE = '/favicon.svg';

/** The worker's id among the scripts. It has no kernel. */
export const WAYS_OUT = 'ways-out';
