// Rates an entropy: how strong a password is, and how long it takes to guess.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';
import type { Strength } from './spec';

const message = messagesOf<typeof messages>('password-generator');

/** The least bits of each level. */
const LEVELS = [
  { bits: 80, label: 'veryStrong', level: 5 },
  { bits: 64, label: 'strong', level: 4 },
  { bits: 52, label: 'fair', level: 3 },
  { bits: 36, label: 'weak', level: 2 },
  { bits: 0, label: 'veryWeak', level: 1 },
] as const;

export function strengthOf(bits: number): Strength {
  const { label: key, level } = LEVELS.find((one) => bits >= one.bits) ?? LEVELS[4];
  const label = message(key);
  const cracking = message('cracking', { time: guessTime(bits) });
  return { level, label, cracking, note: message('strength', { label, bits: bits.toFixed(1), cracking }) };
}

/** The speed of a well-equipped attacker with the hashes of a leaked database, and a fast hash. */
const GUESSES_PER_SECOND = 1e12;

const YEAR = 31_556_952; // seconds, in the Gregorian calendar's mean
/** From the longest to the shortest; the last one has no lower limit. */
const UNITS = [
  { seconds: 1e12 * YEAR, key: 'trillionYears' },
  { seconds: 1e9 * YEAR, key: 'billionYears' },
  { seconds: 1e6 * YEAR, key: 'millionYears' },
  { seconds: YEAR, key: 'years' },
  { seconds: 86_400, key: 'days' },
  { seconds: 3600, key: 'hours' },
  { seconds: 60, key: 'minutes' },
  { seconds: 1, key: 'seconds' },
] as const;

/** Larger numbers would be meaningless. */
const MOST_YEARS = 1e15;

/** "40 years": half of all passwords, which an attacker must try on average, at a trillion guesses per second. */
function guessTime(bits: number): Message {
  const seconds = 2 ** (bits - 1) / GUESSES_PER_SECOND;
  if (seconds >= MOST_YEARS * YEAR) return message('longest');
  const unit = UNITS.find((each) => seconds >= each.seconds);
  return unit ? message(unit.key, { count: Number((seconds / unit.seconds).toPrecision(2)) }) : message('shortest');
}
