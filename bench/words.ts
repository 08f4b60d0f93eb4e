// Figures as people read them, in a terminal, in Markdown and on the page.
import { busyReasons, isPreliminary, isReliable, isSettled, LEAST_ROUNDS, valueOf } from './figures';
import type { Comparison, Limit, Measurement, PartReport, Row } from './model';
import { FEWEST_ROUNDS, median, outliers, type Estimate } from '../src/lib/statistics';

export const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;

/** With its 95 % interval. */
export const intervalText = ({ value, low, high }: Estimate) => `${times(value)} (${times(low)}–${times(high)})`;

/** Only the value if there are too few rounds for an interval. */
export function ratioText(ratio: Estimate | undefined, rounds: number): string {
  if (!ratio) return '';
  return isReliable(ratio, rounds) ? intervalText(ratio) : `${times(ratio.value)}, preliminary`;
}

/** Three significant digits, without an exponent. */
export const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));

/** `41.2 (40.1–63.0*)`: an outlier at either end has a star. */
export function rangeText(samples: readonly number[]): string {
  if (samples.length < 2) return samples.map(number).join('');
  const marked = outliers(samples);
  const end = (value: number) => `${number(value)}${marked[samples.indexOf(value)] ? '*' : ''}`;
  return `${number(median(samples))} (${end(Math.min(...samples))}–${end(Math.max(...samples))})`;
}

/** Megabytes per second; empty if the input has no size worth a rate. */
export const rate = ({ bytes }: Comparison, { samples }: Row): string =>
  samples.length === 0 || bytes < 1e6 ? '' : (bytes / 1e3 / median(samples)).toFixed(0);

export const roundsText = (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;

/** The rounds of a comparison, and whether that is too few. */
export function roundsIn(comparison: Comparison): string {
  const samples = comparison.rows.find((row) => row.samples.length > 0)?.samples ?? [];
  const isEnough = samples.length >= FEWEST_ROUNDS || (samples.length >= LEAST_ROUNDS && isSettled(comparison));
  return roundsText(samples.length) + (isEnough ? '' : ', preliminary');
}

export const unitOf = (unit: string) => (unit === '' ? '' : ` ${unit}`);

export function measurementText(measurement: Measurement): string {
  const { samples, unit, by, isCounted } = measurement;
  const value = `${number(valueOf(measurement))}${unitOf(unit)}`;
  if (samples.length === 1) return isCounted ? value : `${value}, measured once, preliminary`;
  const how = by === 'median' ? 'median' : by === 'least' ? 'lowest' : 'highest';
  const range = `${number(Math.min(...samples))}–${number(Math.max(...samples))}`;
  const count = samples.filter((_, i) => outliers(samples)[i]).length;
  const marks = count > 0 ? `, ${count} ${count === 1 ? 'outlier' : 'outliers'}` : '';
  return `${value}, ${how} of ${samples.length} (${range}${marks})${isPreliminary(measurement) ? ', preliminary' : ''}`;
}

export const correctedText = ({ corrected, unit }: Measurement) =>
  corrected ? `${number(corrected.value)}${unitOf(unit)} = ${corrected.formula}` : '';

export const limitText = (limit: Limit, unit: string) =>
  'most' in limit ? `at most ${number(limit.most)}${unitOf(unit)}` : `at least ${number(limit.least)}${unitOf(unit)}`;

/** The time and the machine's state around a part, in one sentence. */
export function conditionsText({ conditions, seconds }: PartReport): string {
  const reasons = busyReasons(conditions);
  const state = reasons.length > 0 ? `Busy machine, so nothing is judged: ${reasons.join('; ')}.` : 'Quiet machine.';
  return `Took ${seconds} s. ${state}`;
}

/** Minutes and seconds. */
export const clock = (seconds: number) => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
