// The request bodies that the page's scripts have sent. public/sent.js counts them, and runs before any other script.
import type { Refusal } from '../../workers/contract/reported';

export interface SentBody {
  readonly address: string;
  /** Undefined if only the browser knows it. */
  readonly bytes?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const EVENT = 'toolyard-sent';

const counted = () => (window as { readonly toolyardSent?: readonly SentBody[] }).toolyardSent;

/** Whether bodies are counted at all: undefined if that script didn't load. */
export const sentBodies = (): readonly SentBody[] | undefined => counted();

/** Loads that the policy blocked on the page. */
export const refusals = (): readonly Refusal[] =>
  (window as { readonly toolyardRefused?: readonly Refusal[] }).toolyardRefused ?? [];

/** For `useSyncExternalStore`. */
export const sentCount = () => counted()?.length ?? 0;

export function onSent(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
