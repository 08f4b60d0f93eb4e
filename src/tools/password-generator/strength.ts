// Rates an entropy: how strong a password is, and how long it takes to guess.
import { formatCount } from '../../lib/format';

export interface Strength {
  readonly label: string;
  /** From 1 to 5. */
  readonly level: number;
}

/** The least bits of each level. */
const LEVELS = [
  { bits: 80, label: 'Very strong', level: 5 },
  { bits: 64, label: 'Strong', level: 4 },
  { bits: 52, label: 'Fair', level: 3 },
  { bits: 36, label: 'Weak', level: 2 },
] as const;

export const strengthOf = (bits: number): Strength =>
  LEVELS.find((level) => bits >= level.bits) ?? { label: 'Very weak', level: 1 };

/** The speed of a well-equipped attacker with the hashes of a leaked database, and a fast hash. */
const GUESSES_PER_SECOND = 1e12;

const YEAR = 31_556_952; // seconds, in the Gregorian calendar's mean
/** From the longest to the shortest; the last one has no lower limit. */
const UNITS = [
  { seconds: 1e12 * YEAR, name: 'trillion year' },
  { seconds: 1e9 * YEAR, name: 'billion year' },
  { seconds: 1e6 * YEAR, name: 'million year' },
  { seconds: YEAR, name: 'year' },
  { seconds: 86_400, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

/** Larger numbers would be meaningless. */
const MOST_YEARS = 1e15;

/** "40 years": half of all passwords, which an attacker must try on average, at a trillion guesses per second. */
export function guessTime(bits: number): string {
  const seconds = 2 ** (bits - 1) / GUESSES_PER_SECOND;
  if (seconds >= MOST_YEARS * YEAR) return 'more than a thousand trillion years';
  const unit = UNITS.find((each) => seconds >= each.seconds);
  if (!unit) return 'less than a second';
  const count = Number((seconds / unit.seconds).toPrecision(2));
  return `${formatCount(count)} ${unit.name}${count === 1 ? '' : 's'}`;
}
