// What scripts of this page have given the browser to send. public/sent.js counts it, before any other script runs.
import type { Refusal } from '../../workers/contract/reported';

export interface SentBody {
  readonly address: string;
  /** Undefined where the browser alone knows it. */
  readonly bytes?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const EVENT = 'toolyard-sent';

const counted = () => (window as { readonly toolyardSent?: readonly SentBody[] }).toolyardSent;

/** Whether bodies are counted at all: undefined where the script that does so did not arrive. */
export const sentBodies = (): readonly SentBody[] | undefined => counted();

/** What the browser refused the page by its policy. */
export const refusals = (): readonly Refusal[] =>
  (window as { readonly toolyardRefused?: readonly Refusal[] }).toolyardRefused ?? [];

/** For `useSyncExternalStore`. */
export const sentCount = () => counted()?.length ?? 0;

export function onSent(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
