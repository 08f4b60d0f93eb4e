// Takes the segments of an MP3 in order, and writes one MP3.
import { carryReservoir, findTakeover, framesBetween, readPart, type Part } from './mp3/splice';
import type { Segment } from './segments';

type Write = (mp3: Uint8Array) => void | Promise<void>;

export class Joiner {
  readonly #write: Write;
  /** The previous segment. The next one replaces its last frames. */
  #older: Part | undefined;
  /** Its first frame that hasn't been written yet. */
  #next = 0;

  constructor(write: Write) {
    this.#write = write;
  }

  /**
   * @param mp3 the encoder's whole output for the segment
   * @throws SpliceError if no frame fits
   */
  async add({ first, from }: Segment, mp3: Uint8Array): Promise<void> {
    const newer = readPart(mp3, first);
    const older = this.#older;
    this.#older = newer;
    if (!older) return;
    const takeover = findTakeover(older, newer, from);
    carryReservoir(older, newer, takeover);
    await this.#write(framesBetween(older, this.#next, takeover));
    this.#next = takeover;
  }

  /** Writes the rest, and resolves to the total number of frames. */
  async finish(): Promise<number> {
    const last = this.#older;
    if (!last) return 0;
    const end = last.first + last.frames.length;
    await this.#write(framesBetween(last, this.#next, end));
    return end;
  }
}
