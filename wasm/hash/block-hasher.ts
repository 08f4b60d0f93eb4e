// The streaming hasher of every algorithm in the MD family: it cuts a message of any size into blocks for a kernel, and pads
// the end.
import { constantOf, functionOf, instantiate, memoryOf } from '../module';
import type { Hasher } from './hasher';

export interface Algorithm {
  /** A kernel over whole blocks. Algorithms that differ only in their initial value share one. */
  readonly moduleBase64: string;
  /** The initial chaining value, whose element type is the algorithm's word. */
  readonly initial: Uint32Array<ArrayBuffer> | BigUint64Array<ArrayBuffer>;
  readonly blockBytes: 64 | 128;
  /** The byte order of the digest's words and of the length at the message's end. */
  readonly littleEndian: boolean;
  readonly digestBytes: number;
}

interface Kernel {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly state: number;
  readonly arena: number;
  readonly arenaBytes: number;
  /** Processes the arena's first blocks. */
  readonly compress: (blocks: number) => number;
}

/**
 * One instance per module, shared by all hashers, each with its own state. Calls are synchronous, so no two overlap. An
 * instance per hasher would reserve gigabytes of address space each until it is collected.
 */
const kernels = new Map<string, Kernel>();

function kernelOf(moduleBase64: string): Kernel {
  const known = kernels.get(moduleBase64);
  if (known !== undefined) return known;
  const exports = instantiate(moduleBase64);
  const kernel = {
    memory: memoryOf(exports),
    state: constantOf(exports, 'STATE'),
    arena: constantOf(exports, 'ARENA'),
    arenaBytes: constantOf(exports, 'ARENA_BYTES'),
    compress: functionOf(exports, 'compress'),
  };
  kernels.set(moduleBase64, kernel);
  return kernel;
}

export class BlockHasher implements Hasher {
  readonly #algorithm: Algorithm;
  readonly #kernel: Kernel;
  /** In WebAssembly's byte order: little-endian words, like those of every machine that browsers run on. */
  readonly #state: Uint8Array<ArrayBuffer>;
  /** The message's last bytes that don't fill a block yet. */
  readonly #rest: Uint8Array<ArrayBuffer>;
  #restBytes = 0;
  /** Exact up to 2^53 bytes. */
  #messageBytes = 0;
  #ended = false;

  constructor(algorithm: Algorithm) {
    this.#algorithm = algorithm;
    this.#kernel = kernelOf(algorithm.moduleBase64);
    this.#state = new Uint8Array(algorithm.initial.slice().buffer);
    this.#rest = new Uint8Array(algorithm.blockBytes);
  }

  update(chunk: Uint8Array): void {
    if (this.#ended) throw new Error('The digest has been taken');
    const { blockBytes } = this.#algorithm;
    this.#messageBytes += chunk.length;
    if (this.#restBytes + chunk.length < blockBytes) {
      this.#rest.set(chunk, this.#restBytes);
      this.#restBytes += chunk.length;
      return;
    }
    this.#restBytes = this.#absorb(chunk);
  }

  digest(): Uint8Array {
    if (this.#ended) throw new Error('The digest has been taken');
    const { initial, littleEndian, digestBytes } = this.#algorithm;
    this.#absorb(this.#padding());
    this.#ended = true;
    const words = new DataView(this.#state.buffer);
    const digest = new Uint8Array(this.#state.length);
    const out = new DataView(digest.buffer);
    for (let at = 0; at < digest.length; at += initial.BYTES_PER_ELEMENT) {
      if (initial.BYTES_PER_ELEMENT === 8) out.setBigUint64(at, words.getBigUint64(at, true), littleEndian);
      else out.setUint32(at, words.getUint32(at, true), littleEndian);
    }
    return digest.slice(0, digestBytes);
  }

  /** Runs the kernel over the whole blocks of rest and chunk; returns the number of bytes in the new rest. */
  #absorb(chunk: Uint8Array): number {
    const { memory, state, arena, arenaBytes, compress } = this.#kernel;
    const { blockBytes } = this.#algorithm;
    memory.set(this.#state, state);
    memory.set(this.#rest.subarray(0, this.#restBytes), arena);
    let filled = this.#restBytes;
    for (let taken = 0; taken < chunk.length;) {
      const piece = chunk.subarray(taken, taken + arenaBytes - filled);
      memory.set(piece, arena + filled);
      taken += piece.length;
      const end = filled + piece.length;
      filled = end % blockBytes;
      compress((end - filled) / blockBytes);
      memory.copyWithin(arena, arena + end - filled, arena + end);
    }
    this.#state.set(memory.subarray(state, state + this.#state.length));
    this.#rest.set(memory.subarray(arena, arena + filled));
    return filled;
  }

  /**
   * The padding of the last block: a one bit, zeros, and the message's length in bits, in two words (RFC 1321, sections 3.1 and
   * 3.2; FIPS 180-4, section 5.1). The upper half of SHA-512's 128-bit length stays zero, because 2^53 bytes don't reach it.
   */
  #padding(): Uint8Array {
    const { blockBytes, initial, littleEndian } = this.#algorithm;
    const lengthBytes = 2 * initial.BYTES_PER_ELEMENT;
    const free = blockBytes - this.#restBytes;
    const padding = new Uint8Array(free > lengthBytes ? free : free + blockBytes);
    padding[0] = 0x80;
    new DataView(padding.buffer).setBigUint64(padding.length - 8, BigInt(this.#messageBytes) * 8n, littleEndian);
    return padding;
  }
}
