// How the checks say what they have found.
import type { DetectOptions, Finding, FindingKind } from './spec';
import type { Sample } from './sample';

/** Undefined where it is not of the check's kind. Looks at the text through the sample only. */
export type Check = (sample: Sample, options: DetectOptions) => Finding | undefined;

type Extras = Partial<Pick<Finding, 'details' | 'answer' | 'parts'>>;

export const found = (kind: FindingKind, confidence: number, title: string, extras: Extras = {}): Finding => ({
  kind,
  confidence,
  title,
  details: [],
  ...extras,
});

const ANSWER_UNITS = 400;

/** A text to be shown as it is, cut where it is long; nothing for one that is blank or holds control characters. */
export function shortText(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  if (text.trim() === '' || /[\0-\x08\x0b\x0e-\x1f\x7f\ufffd]/.test(text)) return undefined;
  return text.length > ANSWER_UNITS ? `${text.slice(0, ANSWER_UNITS)}…` : text;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "2025-03-01 10:22:05 UTC" */
export const inUtc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** "in 2 hours", "3 days ago" */
export function fromNow(ms: number, now: number): string {
  const seconds = Math.trunc((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return relative.format(Math.trunc(seconds / size), unit);
}
