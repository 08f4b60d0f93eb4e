// What an entropy means: how strong a password is, and how long it takes to guess.
import { formatCount } from '../../lib/format';

export interface Strength {
  readonly label: string;
  /** From 1 to 5. */
  readonly level: number;
}

/** From so many bits on. */
const LEVELS = [
  { bits: 80, label: 'Very strong', level: 5 },
  { bits: 64, label: 'Strong', level: 4 },
  { bits: 52, label: 'Fair', level: 3 },
  { bits: 36, label: 'Weak', level: 2 },
] as const;

export const strengthOf = (bits: number): Strength =>
  LEVELS.find((level) => bits >= level.bits) ?? { label: 'Very weak', level: 1 };

/** Of a well-equipped attacker who has the hashes of a leaked database, and a fast hash. */
const GUESSES_PER_SECOND = 1e12;

const YEAR = 31_556_952; // seconds, in the Gregorian calendar's mean
const UNITS = [
  [YEAR, 'year'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;
const LARGE = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** "40 years": half of all passwords, which an attacker must try on average, at a trillion guesses per second. */
export function guessTime(bits: number): string {
  const seconds = 2 ** (bits - 1) / GUESSES_PER_SECOND;
  const years = seconds / YEAR;
  if (years >= 1e15) return 'more than a thousand trillion years';
  const [scale, name] = LARGE.find(([size]) => years >= size) ?? [];
  if (scale !== undefined && name !== undefined) return `${formatCount(Math.round(years / scale))} ${name} years`;
  const [size, unit] = UNITS.find(([length]) => seconds >= length) ?? [];
  if (size === undefined || unit === undefined) return 'less than a second';
  const count = Math.round(seconds / size);
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}
