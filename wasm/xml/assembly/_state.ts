// The machine's state: one record at a fixed address, which all parts of the machine share.
import { STATE } from './_layout';

@unmanaged
export class Machine {
  // The settings.
  writes: bool;
  isIndented: bool;
  indent: u32;
  indentByte: u32;
  maxDepth: u32;
  /** The length of the XML declaration; 0 without one. */
  declaration: u32;
  /** The length of the DOCTYPE that comes; 0 without one. */
  doctype: u32;
  isMarked: bool;

  // Between tokens.
  isStart: bool;
  hasRoot: bool;
  depth: u32;
  /** The end of the names of open elements and of their prefixes, and the number of the prefixes. */
  namesEnd: u32;
  prefixes: u32;
  /** Start tags so far. */
  elements: u32;
  /** Bytes of the arena whose encoding was checked. */
  checked: u32;
  /** While writing: nothing is written yet; the whitespace at the end has a line break. */
  isFirst: bool;
  endsLine: bool;

  // Of the document.
  firstBreak: u32;
  hasReturns: bool;
  attributes: u64;
  comments: u64;
  deepest: u32;

  // Of the current call: the position and the end of the arena, the end of the output, and where a token was not understood.
  p: u32;
  end: u32;
  out: u32;
  refused: u32;
  isLast: bool;
  /** Of the last name: its only colon. */
  colon: u32;
  /** Of the current tag. */
  count: u32;
  prefixed: u32;
  space: u32;
}

export const m = changetype<Machine>(<usize>STATE);
