// Takes the segments of an MP3 in their order and writes one MP3.
import { carryReservoir, findSeam, framesBetween, readPart, type Part } from './mp3/splice';
import type { Segment } from './segments';

type Write = (mp3: Uint8Array) => void | Promise<void>;

export class Joiner {
  readonly #write: Write;
  /** The segment before, whose last frames the next one replaces. */
  #older: Part | undefined;
  /** The first frame of it that is not written yet. */
  #next = 0;

  constructor(write: Write) {
    this.#write = write;
  }

  /**
   * @param mp3 the encoder's whole output for the segment
   * @throws SpliceError if it fits nowhere
   */
  async add({ first, from }: Segment, mp3: Uint8Array): Promise<void> {
    const newer = readPart(mp3, first);
    const older = this.#older;
    this.#older = newer;
    if (!older) return;
    const seam = findSeam(older, newer, from);
    carryReservoir(older, newer, seam);
    await this.#write(framesBetween(older, this.#next, seam));
    this.#next = seam;
  }

  /** Writes the rest. Resolves to the total number of frames. */
  async finish(): Promise<number> {
    const last = this.#older;
    if (!last) return 0;
    const end = last.first + last.frames.length;
    await this.#write(framesBetween(last, this.#next, end));
    return end;
  }
}
