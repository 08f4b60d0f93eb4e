// The report of the worker that tries every way to send data out of a compute worker.

/** Requests, which the browser blocks. */
export const REQUEST_WAYS = [
  'fetch',
  'fetch elsewhere',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'import',
  'worker',
] as const;

/** Storage shared with pages, which workers/runtime/lockdown.ts removes. */
export const STORAGE_WAYS = ['Cache Storage', 'IndexedDB', 'BroadcastChannel', 'private files'] as const;

export const WAYS = [...REQUEST_WAYS, ...STORAGE_WAYS];

export type WayOut = (typeof WAYS)[number];

export interface Attempt {
  readonly way: WayOut;
  /** The address of a request, or the name of a storage in the worker's scope. */
  readonly address: string;
  /**
   * `refused`: the browser reported that the policy forbids it; `missing`: the worker has no such storage; `failed`: nothing
   * got out, for an unknown reason; `out`: a response arrived, or the storage opened.
   */
  readonly outcome: 'refused' | 'missing' | 'failed' | 'out';
  /** The directive that forbids it, or the browser's message. */
  readonly reason: string;
}

/** A public file of this site. */
export const SAMPLE_FILE = '/favicon.svg';

/** The worker's id among the scripts. It has no kernel. */
export const WAYS_OUT = 'ways-out';
