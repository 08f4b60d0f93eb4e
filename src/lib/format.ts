// Numbers as people read them.
import { formatNumber } from '../../workers/words/formats';
import { say } from '../../workers/words/in-words';
import * as units from '../../workers/words/words';
import * as words from './words';

const LARGER = [units.kilobytes, units.megabytes, units.gigabytes, units.terabytes] as const;

/** Decimal units, as file managers and download lists show them: 1 MB is 1,000,000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return say(words.bytes, { count: bytes });
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), LARGER.length);
  const value = bytes / 1000 ** power;
  const size = formatNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0);
  return say(LARGER[power - 1] ?? units.terabytes, { size });
}

export const formatCount = (count: number) => formatNumber(count);

/** A remaining time, rounded like in everyday use: `8 s`, `2 min`, `1 h 20 min`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return say(units.seconds, { seconds: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return say(words.minutes, { count: minutes });
  return say(words.hours, { count: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A measured time: `0.04 s`, `1.4 s`, `75 s`. */
export const formatSeconds = (seconds: number) =>
  say(units.seconds, { seconds: formatNumber(seconds, seconds < 1 ? 2 : seconds < 10 ? 1 : 0) });
