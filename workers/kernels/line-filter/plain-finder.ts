// The line finder in plain TypeScript. Tests compare the WebAssembly one with it, and browsers without SIMD use it.
import { LONGEST_LINE, type LineFinder, type Needle } from '../../../wasm/lines/bindings';
import { unifyLineEnds } from '../../lib/lines/unify-line-ends';

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const lowered = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte);

export function createPlainFinder(needles: readonly Needle[], arenaBytes = LONGEST_LINE): LineFinder {
  const arena = new Uint8Array(arenaBytes);

  function lineEnd(at: number, to: number): number {
    const feed = arena.subarray(at, to).indexOf(LINE_FEED);
    return feed < 0 ? to : at + feed + 1;
  }

  function contains({ bytes, foldAscii, isWhole }: Needle, from: number, to: number): boolean {
    const same = foldAscii ? lowered : (byte: number) => byte;
    for (let at = from; at + bytes.length <= to; at++) {
      if (bytes.every((byte, index) => same(byte) === same(arena[at + index] ?? 0)))
        return !isWhole || at + bytes.length === to;
      if (isWhole) return false;
    }
    return false;
  }

  return {
    arena,
    lineEnd,
    countFeeds: (from, to) => arena.subarray(from, to).reduce((sum, byte) => sum + Number(byte === LINE_FEED), 0),
    countUnits: (from, to) => decoder.decode(arena.subarray(from, to)).length,
    survey(length) {
      const ends = [...arena.subarray(0, length).entries()].flatMap(([at, byte]) =>
        byte === LINE_FEED ? [at + 1] : [],
      );
      const lengths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
      const returns = ends.filter((end) => end > 1 && arena[end - 2] === RETURN).length;
      const [first = 0] = lengths;
      return {
        count: ends.length,
        returns,
        first,
        longest: Math.max(0, ...lengths),
        rest: length - (ends.at(-1) ?? 0),
      };
    },
    isAscii: (from, to) => arena.subarray(from, to).every((byte) => byte < 0x80),
    unify: (start, length) => unifyLineEnds(arena, start, length),
    find(index, from, to) {
      const needle = needles[index];
      if (!needle) throw new Error('There is no such needle');
      const lines: number[] = [];
      for (let at = from; at < to;) {
        const next = lineEnd(at, to);
        const feeds = Number(arena[next - 1] === LINE_FEED);
        const returns = feeds > 0 && next - 2 >= at && arena[next - 2] === RETURN ? 1 : 0;
        if (contains(needle, at, next - feeds - returns)) lines.push(at, next);
        at = next;
      }
      return { lines: Uint32Array.from(lines), next: to };
    },
  };
}
