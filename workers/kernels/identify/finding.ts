// Helpers for the checks' findings.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';
import type { DetectOptions, Finding, FindingKind } from './spec';
import type { Sample } from './sample';

export const message = messagesOf<typeof messages>('identify');

/** Undefined if the input isn't of the check's kind. A check reads the text only through the sample. */
export type Check = (sample: Sample, options: DetectOptions) => Finding | undefined;

type Extras = Partial<Pick<Finding, 'details' | 'answer' | 'parts'>>;

export const found = (kind: FindingKind, confidence: number, title: Message, extras: Extras = {}): Finding => ({
  kind,
  confidence,
  title,
  details: [],
  ...extras,
});

const ANSWER_UNITS = 400;

/** A text that is shown unchanged, or cut if it is long. Undefined for a blank text and for one with control characters. */
export function shortText(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (text.trim() === '' || /[\0-\x08\x0b\x0e-\x1f\x7f\ufffd]/.test(text)) return undefined;
  return text.length > ANSWER_UNITS ? `${text.slice(0, ANSWER_UNITS)}…` : text;
}
