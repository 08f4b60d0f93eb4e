// One part of a large block.
import type { Token } from 'marked';

export interface Part {
  readonly token: Token;
  /** Line feeds of the block before this part. */
  readonly linesBefore: number;
}

/** An element's cost, in units of text. */
export const ELEMENT_UNITS = 20;

export function countFeeds(text: string): number {
  let count = 0;
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) count++;
  return count;
}
