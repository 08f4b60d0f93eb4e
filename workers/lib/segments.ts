// Splits a text that arrives in parts into graphemes or words, in flat memory.

/**
 * Text is segmented in blocks of this many UTF-16 units, whatever the parts' lengths, so that the parts don't affect the
 * result. Blocks are short because V8 copies the whole text that it segments for every single segment.
 */
const BLOCK_UNITS = 512;

/** If a block has no safe boundary, this many segments stay for the next block: the rules look ahead by two. */
const KEPT_SEGMENTS = 4;

/** The most that is kept of a segment that fills a block: its tail is enough to find its end. */
const TAIL_UNITS = 64;

/**
 * Adjacent characters below U+0300 are separate graphemes (except CR LF), so only others need the segmenter. UAX #29, table 2:
 * no character below U+0300 extends the one before it or joins the next.
 */
const UNSURE = /(?:\r\n|[\0-\u02ff])?(?:[^\0-\u02ff]+(?:\r\n|[\0-\u02ff])?)+/g;

/** A word boundary in any language, before a letter or digit. A block is cut at the last one. */
const SAFE_CUTS = /[\n \u3001\u3002](?=[\p{L}\p{N}])|\n(?!$)/gu;

export type SegmentKind = 'grapheme' | 'word';

/** Intl.Segmenter is missing in Firefox before version 125. */
export const hasSegmenter = () => typeof Intl === 'object' && 'Segmenter' in Intl;

/**
 * Calls `onSegment` for each extended grapheme cluster, or each word as the browser defines it (UAX #29). Blocks are cut after
 * a line feed or before a letter that follows a space, which are always boundaries of both kinds. Only in a block without
 * either may the end of the block change how a dictionary splits Chinese or Thai words. A segment longer than a block is
 * reported once, by its last part.
 */
export class SegmentStream {
  readonly #segmenter: Intl.Segmenter;
  readonly #kind: SegmentKind;
  readonly #onSegment: (segment: string) => void;
  #held = '';

  constructor(kind: SegmentKind, onSegment: (segment: string) => void) {
    this.#kind = kind;
    this.#segmenter = new Intl.Segmenter('en', { granularity: kind });
    this.#onSegment = onSegment;
  }

  push(text: string): void {
    for (let at = 0; at < text.length;) {
      const part = text.slice(at, at + BLOCK_UNITS - this.#held.length);
      this.#held += part;
      at += part.length;
      if (this.#held.length >= BLOCK_UNITS) this.#cutBlock();
    }
  }

  end(): void {
    this.#tell(this.#held);
    this.#held = '';
  }

  #cutBlock(): void {
    const block = this.#held;
    const cut = safeCut(block);
    if (cut > 0) {
      this.#tell(block.slice(0, cut));
      this.#held = block.slice(cut);
      return;
    }
    const segments = [...this.#segmenter.segment(block)];
    const kept = segments.at(-KEPT_SEGMENTS)?.index ?? 0;
    for (const { segment, index, isWordLike } of segments) if (index < kept) this.#give(segment, isWordLike);
    const rest = block.slice(kept);
    this.#held = rest.length > BLOCK_UNITS / 2 ? rest.slice(-TAIL_UNITS) : rest;
  }

  #tell(text: string): void {
    if (this.#kind === 'word') this.#segment(text);
    else this.#tellGraphemes(text);
  }

  #tellGraphemes(text: string): void {
    let at = 0;
    for (const { 0: unsure, index } of text.matchAll(UNSURE)) {
      this.#tellSingles(text.slice(at, index));
      this.#segment(unsure);
      at = index + unsure.length;
    }
    this.#tellSingles(text.slice(at));
  }

  #tellSingles(text: string): void {
    for (let at = 0; at < text.length; at++) {
      if (text.startsWith('\r\n', at)) this.#onSegment(text.slice(at, ++at + 1));
      else this.#onSegment(text.charAt(at));
    }
  }

  #segment(text: string): void {
    for (const { segment, isWordLike } of this.#segmenter.segment(text)) this.#give(segment, isWordLike);
  }

  #give(segment: string, isWordLike: boolean | undefined): void {
    if (this.#kind === 'grapheme' || isWordLike) this.#onSegment(segment);
  }
}

/** The last certain boundary of graphemes and words, or 0. */
function safeCut(block: string): number {
  let cut = 0;
  for (const { index } of block.matchAll(SAFE_CUTS)) cut = index + 1;
  return cut;
}
