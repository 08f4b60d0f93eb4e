// Of a part of a file, decodes only the lines that may have a match, because decoding takes most of a search's time.
import { createLineFinder, type LineFinder, type Needle } from '../../../wasm/lines/bindings';
import { Utf8Checker } from '../../lib/utf8-checker';

/** Lines that follow each other in the file. */
export interface Run {
  /** Where they begin in the text, in UTF-16 units. */
  readonly at: number;
  /** How many units further on they are in the file. */
  readonly before: number;
}

export interface Candidates {
  readonly text: string;
  readonly runs: readonly Run[];
  /** UTF-16 units and lines of the whole part. */
  readonly units: number;
  readonly lines: number;
}

/** All is valid UTF-8. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Needs SIMD. */
export class CandidateLines {
  readonly #finder: LineFinder;

  constructor(required: Needle) {
    this.#finder = createLineFinder([required]);
  }

  /**
   * `part` has whole lines, and `start` units of the file are before it. Undefined if all of it should be decoded: because it isn't
   * UTF-8, or because more than half of it would be.
   */
  pick(part: Uint8Array, start: number): Candidates | undefined {
    const checker = new Utf8Checker();
    if (checker.check(part) !== undefined || checker.end() !== undefined) return undefined;
    const finder = this.#finder;
    const { arena } = finder;
    arena.set(part);
    const lines = finder.countFeeds(0, part.length);
    const runs: Run[] = [];
    /** Bytes and units of the candidates so far. */
    let [kept, at] = [0, 0];
    /** Bytes and units of the part up to the last candidate. */
    let [seen, units] = [0, 0];
    for (let from = 0; from < part.length;) {
      const { lines: places, next } = finder.find(0, from, part.length);
      for (let index = 0; index < places.length; index += 2) {
        const [begin = 0, end = 0] = [places[index], places[index + 1]];
        if (begin > seen || runs.length === 0) {
          units += finder.countUnits(seen, begin);
          runs.push({ at, before: start + units - at });
        }
        const more = finder.countUnits(begin, end);
        [at, units, seen] = [at + more, units + more, end];
        // The search is past these bytes, so the arena has room for the candidates.
        arena.copyWithin(kept, begin, end);
        kept += end - begin;
        if (kept > part.length / 2) return undefined;
      }
      from = next;
    }
    units += finder.countUnits(seen, part.length);
    return { text: decoder.decode(arena.subarray(0, kept)), runs, units, lines };
  }
}
