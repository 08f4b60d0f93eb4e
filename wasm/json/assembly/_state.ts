// Where the machine is. One record at a fixed place, which the parts of the machine share.
import { STATE } from './_layout';

@unmanaged
export class Machine {
  // How it was begun.
  writes: bool;
  spaced: bool;
  isLines: bool;
  indent: u32;
  indentByte: u32;
  maxDepth: u32;

  // Where it is.
  state: u32;
  depth: u32;
  isKey: bool;
  /** Digits of an escape that are still to come, and its value so far. */
  hexLeft: u32;
  unit: u32;
  /** The letters of a literal that are still to come, the next one lowest. */
  letters: u32;
  /** Indentation that is still to be written. */
  pad: u32;
  /** A line has ended since the last document. */
  fed: bool;
  /** Offset of the token that is being read. */
  tokenAt: f64;
  /** Where the part of a number that was not weighed begins; whether there was a part before. */
  numberFrom: u32;
  wasWeighed: bool;

  // What was seen.
  deepest: u32;
  objects: u64;
  arrays: u64;
  members: u64;
  scalars: u64;
  documents: u64;
  /** A document of several lines. */
  spans: bool;

  // Of one call: addresses in the arena and in the output, the offset of the arena's first byte.
  p: u32;
  out: u32;
  base: f64;
  status: u32;
}

export const m = changetype<Machine>(<usize>STATE);
