// Points in time as text, from milliseconds since 1970.

/** `2018-01-18 01:30:22 UTC`, with milliseconds if they aren't zero. */
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

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** "in 2 hours", "3 days ago" */
export function fromNow(ms: number, now: number): string {
  const seconds = Math.trunc((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return relative.format(Math.trunc(seconds / size), unit);
}
