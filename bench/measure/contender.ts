// A contender: what competes, over which input, and what one run returns.
import type { Kind } from '../model';

/** A file on disk, which every contender gets. */
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
  /** Larger inputs are left out: they would take minutes and show nothing new. */
  readonly maxBytes?: number;
  /** Called once before the rounds, unmeasured. Throws NotHere if the machine doesn't meet a requirement. */
  readonly prepare?: (input: Input) => Promise<void>;
  readonly run: (input: Input) => Promise<Sample>;
}

/** This machine or this browser doesn't have something; the table then says so instead of a figure. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
