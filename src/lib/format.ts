// Numbers as people read them.
import { formatNumber } from '../../workers/words/formats';
import { say } from '../../workers/words/in-words';
import * as words from './words';

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Decimal units, as file managers and download lists show them: 1 MB is 1,000,000 bytes. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  const unit = UNITS[power] ?? 'bytes';
  if (power === 0) return say(words.bytes, { count: bytes });
  return `${formatNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
}

export const formatCount = (count: number) => formatNumber(count);

/** A remaining time, rounded like in everyday use: `8 s`, `2 min`, `1 h 20 min`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 60) return `${String(Math.max(1, Math.round(seconds)))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${String(minutes)} min`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

/** A measured time: `0.04 s`, `1.4 s`, `75 s`. */
export const formatSeconds = (seconds: number) => `${formatNumber(seconds, seconds < 1 ? 2 : seconds < 10 ? 1 : 0)} s`;
