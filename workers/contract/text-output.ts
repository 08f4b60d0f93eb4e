// What a kernel gives whose result is one text (or one file): the result, and what the visitor should know of it.
import type { Text } from './message';
import type { Stored } from './sink';

export interface TextOutput {
  readonly result: Stored;
  /** What was tolerated or decided. */
  readonly notes: readonly Text[];
}
