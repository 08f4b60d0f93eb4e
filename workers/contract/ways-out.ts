// What the worker that tries every way out of itself says about each.

export const WAYS = [
  'fetch',
  'fetch elsewhere',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'import',
  'worker',
] as const;

export type WayOut = (typeof WAYS)[number];

export interface Attempt {
  readonly way: WayOut;
  readonly address: string;
  /**
   * `refused`: the browser said that the policy forbids it; `failed`: nothing got out, and the browser did not say why; `out`: an
   * answer came.
   */
  readonly outcome: 'refused' | 'failed' | 'out';
  /** The directive that forbids it, or what the browser said. */
  readonly reason: string;
}

/** A file that is there for anybody who may ask for it. */
export const SAMPLE_FILE = '/favicon.svg';

/** The worker's id among the scripts. It has no kernel. */
export const WAYS_OUT = 'ways-out';
