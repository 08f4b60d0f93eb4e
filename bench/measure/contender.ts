// A contender: what competes, over which input, and what one run returns.
import type { Kind } from '../model';

/** A file on disk, the same for every contender. */
export interface Input {
  readonly label: string;
  readonly bytes: number;
  readonly path: string;
}

export interface Sample {
  readonly ms: number;
  /** The result as text: all contenders of a comparison must agree on it. */
  readonly output?: string;
}

export interface Contender {
  readonly name: string;
  readonly kind: Kind;
  /** The largest input for this contender. Larger ones would take minutes and show nothing new. */
  readonly maxBytes?: number;
  /** Called once before the rounds, and not timed. Throws NotHere if the machine doesn't meet a requirement. */
  readonly prepare?: (input: Input) => Promise<void>;
  readonly run: (input: Input) => Promise<Sample>;
}

/** Something is missing on this machine or in this browser. The table then shows the reason instead of a figure. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
