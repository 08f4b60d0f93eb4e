// The benchmark's vocabulary: who competes, over what, and what one run of it gives.

/** A file on disk, which is what every contender is given in the end. */
export interface Input {
  readonly label: string;
  readonly bytes: number;
  readonly path: string;
}

export interface Sample {
  readonly ms: number;
  /** What was computed, as text: all contenders of a comparison must agree on it. */
  readonly output?: string;
}

/** `ours`: this site or its kernel. `peer`: what a visitor would use instead. `native`: the limit, a program of the machine. */
export type Kind = 'ours' | 'peer' | 'native';

export interface Contender {
  readonly name: string;
  readonly kind: Kind;
  /** Larger inputs are left out: they would take minutes and tell nothing new. */
  readonly maxBytes?: number;
  /** Called once before the rounds, with nothing measured. Throws NotHere where the machine lacks what it needs. */
  readonly prepare?: (input: Input) => Promise<void>;
  readonly run: (input: Input) => Promise<Sample>;
}

/** Something that this machine or this browser does not have; the table then says so instead of a figure. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
