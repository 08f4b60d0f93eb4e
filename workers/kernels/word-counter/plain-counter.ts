// The counter in plain TypeScript. Tests compare the WebAssembly one with it, and browsers without SIMD use it.
import { COUNT_FIELDS, COUNTS, INVALID_FLAG, type PieceCounter } from '../../../wasm/count/bindings';
import { KiB } from '../../contract/run/sink';
import { decodeAt } from '../../lib/decode-utf8';
import { isWhiteSpace } from '../../lib/white-space';
import { closesSentence, endsSentence, isCjk, isHangul, isKana, isSoutheastAsian, isUnspaced } from './characters';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

export function createPlainCounter(arenaBytes = 256 * KiB): PieceCounter {
  const arena = new Uint8Array(arenaBytes);
  const counts = new Uint32Array(COUNT_FIELDS);
  const add = (field: keyof typeof COUNTS) => {
    const at = COUNTS[field];
    counts[at] = (counts[at] ?? 0) + 1;
  };
  return {
    arena,
    counts,
    count(length, flags) {
      counts.fill(0);
      let spaceBefore = (flags & 1) !== 0;
      let afterEnd = (flags & 2) !== 0;
      let afterFeed = (flags & 4) !== 0;
      let afterBlank = (flags & 8) !== 0;
      let afterReturn = (flags & 32) !== 0;
      for (let at = 0; at < length;) {
        const decoded = decodeAt(arena, at, length);
        if (decoded === 0) return INVALID_FLAG;
        const codePoint = decoded >>> 3;
        at += decoded & 7;
        add('characters');
        if (codePoint > 0xffff) add('astral');
        if (isWhiteSpace(codePoint)) {
          add('spaces');
          spaceBefore = true;
          const ends = codePoint === RETURN || (codePoint === LINE_FEED && !afterReturn);
          afterReturn = codePoint === RETURN;
          if (!ends) continue;
          add('lineEnds');
          if (afterFeed) afterBlank = true;
          afterFeed = true;
          continue;
        }
        if (isCjk(codePoint)) add('cjk');
        if (isHangul(codePoint)) add('hangul');
        if (isKana(codePoint)) add('kana');
        if (isSoutheastAsian(codePoint)) add('southeastAsian');
        if (spaceBefore && isUnspaced(codePoint)) add('unspacedWords');
        if (spaceBefore) add('words');
        if (afterBlank) add('paragraphs');
        const ends = endsSentence(codePoint);
        const closes = afterEnd && closesSentence(codePoint);
        if (!ends && !closes && afterEnd) add('sentences');
        afterEnd = ends || closes;
        spaceBefore = afterBlank = afterFeed = afterReturn = false;
      }
      return (
        Number(spaceBefore) |
        (Number(afterEnd) << 1) |
        (Number(afterFeed) << 2) |
        (Number(afterBlank) << 3) |
        (Number(afterReturn) << 5)
      );
    },
  };
}
