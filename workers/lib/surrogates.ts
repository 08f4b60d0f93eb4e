// The halves of a character beyond U+FFFF in UTF-16 (The Unicode Standard, section 3.8). Never cut a text between them.
import type { AnySource } from '../contract/run/source';

export const isHighSurrogate = (unit: number) => unit >>> 10 === 0x36;
export const isLowSurrogate = (unit: number) => unit >>> 10 === 0x37;

const LONE = /\p{Surrogate}/u;

/** Whether a text has half of a character, which UTF-8 can't contain. A source of bytes has none. */
export const hasLoneSurrogate = (source: AnySource) => typeof source === 'string' && LONE.test(source);
