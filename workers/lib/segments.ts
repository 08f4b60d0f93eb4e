// Cuts a text that comes in parts into graphemes or words, in memory that does not grow with it.

/**
 * Text is looked at in blocks of this many UTF-16 units, whatever the parts' lengths: so the parts change no result. They are
 * short because V8 copies the whole text that it segments for every single segment.
 */
const BLOCK_UNITS = 512;

/** Without a safe place to cut, this many segments of a block stay for the next: rules look ahead by two. */
const KEPT_SEGMENTS = 4;

/** Of one segment that fills a block only so much is kept: a tail is enough to know where it ends. */
const TAIL_UNITS = 64;

/**
 * Where characters below U+0300 stand side by side, each is a grapheme (but for CR LF): only what stands beside others needs the
 * segmenter. UAX #29, table 2: nothing below U+0300 extends what is before it or joins what comes behind.
 */
const UNSURE = /(?:\r\n|[\0-\u02ff])?(?:[^\0-\u02ff]+(?:\r\n|[\0-\u02ff])?)+/g;

/** Ends of words in any language, before a letter or digit. The last of them is where a block is cut. */
const SAFE_CUTS = /[\n \u3001\u3002](?=[\p{L}\p{N}])|\n(?!$)/gu;

export type SegmentKind = 'grapheme' | 'word';

/** Intl.Segmenter is missing in Firefox before version 125. */
export const hasSegmenter = () => typeof Intl === 'object' && 'Segmenter' in Intl;

/**
 * Calls `onSegment` for each extended grapheme cluster, or each word that the browser calls one (UAX #29). Every cut between
 * blocks is behind a line feed or before a letter behind a space, where both kinds always part; only in a block without
 * either may a dictionary's idea of a Chinese or Thai word change at the block's end. A segment longer than a block is told
 * of once, by its last part.
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

/** The last place where graphemes and words part for certain, or 0. */
function safeCut(block: string): number {
  let cut = 0;
  for (const { index } of block.matchAll(SAFE_CUTS)) cut = index + 1;
  return cut;
}
