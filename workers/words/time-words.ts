// Times and durations as text.
import { formatRelative } from './formats';

/** `0:42`, `12:05` or `1:02:03`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${String(m).padStart(h > 0 ? 2 : 1, '0')}:${String(s).padStart(2, '0')}`;
  return h > 0 ? `${String(h)}:${tail}` : tail;
}

/** `2018-01-18 01:30:22 UTC`, with milliseconds if they aren't zero. `ms` is since 1970. */
export const inUtc = (ms: number) =>
  new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.000)?Z$/, ' UTC');

/** Seconds. A year and a month have their average length in the Julian calendar. */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Both are milliseconds since 1970. "in 2 hours", "3 days ago" */
export function fromNow(ms: number, now: number): string {
  const seconds = Math.trunc((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return formatRelative(Math.trunc(seconds / size), unit);
}
