// The request bodies that the page's scripts have sent. public/sent.js counts them, and runs before any other script.
import type { Refusal } from '../../workers/contract/site/reported';

export interface SentBody {
  readonly address: string;
  /** Undefined if only the browser knows it. */
  readonly bytes?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const EVENT = 'toolyard-sent';

const counted = () => (window as { readonly toolyardSent?: readonly SentBody[] }).toolyardSent;

/** Undefined if public/sent.js didn't load, so that bodies aren't counted. */
export const sentBodies = (): readonly SentBody[] | undefined => counted();

/** Loads of the page that the policy blocked. */
export const refusals = (): readonly Refusal[] =>
  (window as { readonly toolyardRefused?: readonly Refusal[] }).toolyardRefused ?? [];

/** For `useSyncExternalStore`. */
export const sentCount = () => counted()?.length ?? 0;

export function onSent(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
