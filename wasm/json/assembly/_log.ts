// Warnings. All are counted, and the first of each kind are kept with their places.
import { DUPLICATE_KEY, KEPT_WARNINGS, LOG } from './_layout';

/** Counts for the current call. */
export let logged: u32 = 0;
/** Counts for the whole text. */
export let duplicates: f64 = 0;
export let inexact: f64 = 0;

export function beginLog(): void {
  duplicates = 0;
  inexact = 0;
}

export function forgetLog(): void {
  logged = 0;
}

export function warn(kind: u32, offset: f64): void {
  let before: f64;
  if (kind == DUPLICATE_KEY) before = duplicates++;
  else before = inexact++;
  if (before >= KEPT_WARNINGS) return;
  store<u32>(LOG + 16 * logged, kind);
  store<f64>(LOG + 16 * logged, offset, 8);
  logged += 1;
}
