// Parts of the input that a conversion's result doesn't have unchanged: their number and places.
import type { Message } from './message';

export interface Counted<Kind extends string, Place> {
  readonly kind: Kind;
  readonly count: number;
  /** The first ones, in order. */
  readonly places: readonly Place[];
}

export interface LossOf<Kind extends string, Place> extends Counted<Kind, Place> {
  /** What the parts are, and what became of them. */
  readonly title: Message;
  readonly text?: Message;
  /** Both in one text, with the first places. */
  readonly note: Message;
}
