// The output of a kernel whose result is one text or one file: the result, and notes about it.
import type { Text } from './message';
import type { Stored } from './sink';

export interface TextOutput {
  readonly result: Stored;
  /** What the kernel tolerated or assumed. */
  readonly notes: readonly Text[];
}
