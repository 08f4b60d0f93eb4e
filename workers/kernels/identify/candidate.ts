// What the readers of layers give: a reading, how likely it is among others, and how the layer in it is opened.
import type { RunContext, Step } from '../../contract/run/kernel';
import type { Message, Text } from '../../contract/run/message';
import type { Content } from './content';
import { message } from './finding';
import type { Fact, LayerStep, Reading } from './spec';

export interface Opening {
  /** “Decoded from Base64” */
  readonly by: Message;
  readonly step?: LayerStep;
  /** Undefined if the content isn't valid after all. Throws LimitReached. */
  readonly decode: (host: OpeningHost) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * The chance that a byte decoded from meaningless text is readable, if the form alone proves nothing. The decoded bytes must then
   * be more than chance. `factor` is the chance of the form itself. Without `mayBeBytes`, a reading that isn't proven is left out.
   */
  readonly chance?: { readonly perByte: number; readonly factor: number; readonly mayBeBytes: boolean };
}

/** The progress while layers are opened: their number isn't known before. */
export const OPENING: Step = { label: message('openingLayers'), unit: 'items' };

/** What an opening uses of the run. */
export interface OpeningHost {
  readonly run: RunContext;
  /** How many more bytes all layers may have. */
  readonly budget: number;
}

export interface Candidate {
  readonly reading: Reading;
  /** From 0 to 1, among readings that are equally sure. */
  readonly rank: number;
  readonly open?: Opening;
  /** Instead of `open`, if there are several. */
  readonly parts?: readonly PartOpening[];
}

/** A part of the content, and the fact that says why it isn't opened if it can't be decoded. */
export interface PartOpening {
  readonly opening: Opening;
  readonly refused: Fact;
}

/** Undefined if the content isn't of the reader's kind. */
export type Reader = (content: Content) => Candidate | undefined | Promise<Candidate | undefined>;

/** The same for a reader that needs a further kernel, and so the run. */
export type HostedReader = (content: Content, host: OpeningHost) => Promise<Candidate | undefined>;

/** A bound on layers was reached. `reason` names it. */
export class LimitReached extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(reason.messageKey);
    this.reason = reason;
  }
}

export const fact = (label: Message, value: Text): Fact => ({ label, value });

/** Leaves out facts without a value. */
export const facts = (...rows: readonly (readonly [label: Message, value: Text | undefined])[]): readonly Fact[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [fact(label, value)]));

const LONGEST_VALUE = 300;

/** A part of the input, cut if it is long. */
export const short = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;

/** “2018-01-18 01:30:22 UTC”. Undefined for a time that calendars here can't show. */
export const utc = (ms: number): Message | undefined =>
  Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? message('value', { value: { utc: ms } }) : undefined;
