// The machine's state: one record at a fixed address, which all parts of the machine share.
import { STATE } from './_layout';

@unmanaged
export class Machine {
  // The settings.
  writes: bool;
  spaced: bool;
  isLines: bool;
  isSequence: bool;
  indent: u32;
  indentByte: u32;
  maxDepth: u32;

  // The position in the grammar.
  state: u32;
  depth: u32;
  isKey: bool;
  /** The number of missing digits of an escape, and its value so far. */
  hexLeft: u32;
  unit: u32;
  /** The missing letters of a literal, the next one lowest. */
  letters: u32;
  /** Indentation that isn't written yet. */
  pad: u32;
  /** Whether a line has ended since the last document or, in a sequence, whether another document may begin. */
  fed: bool;
  /** The offset of the current token. */
  tokenAt: f64;
  /** The start of the part of a number that wasn't examined yet, and whether there was an earlier part. */
  numberFrom: u32;
  wasWeighed: bool;

  // Counts.
  deepest: u32;
  objects: u64;
  arrays: u64;
  members: u64;
  scalars: u64;
  documents: u64;
  /** A document of several lines. */
  spans: bool;

  // Of the current call: addresses in the arena and in the output, and the offset of the arena's first byte.
  p: u32;
  out: u32;
  base: f64;
  status: u32;
}

export const m = changetype<Machine>(<usize>STATE);
