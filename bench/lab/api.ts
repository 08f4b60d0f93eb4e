// The interface of the laboratory's page for the benchmark, and of its worker for the page.
import type { AlgorithmId } from '../../workers/kernels/hash-generator/spec';

/** The four that all rivals know. */
export type CommonAlgorithm = 'md5' | 'sha1' | 'sha256' | 'sha512';

export type HashLibrary = 'kernel' | 'hash-wasm' | 'noble' | 'crypto-js' | 'subtle';

export type Algorithms = readonly AlgorithmId[];

/** `file`: the one in the page's input. A number: this many bytes of noise, generated before the clock starts. */
export type From = 'file' | number;

export type HashJob =
  | { readonly library: 'kernel'; readonly algorithms: Algorithms; readonly from: From }
  | {
      readonly library: Exclude<HashLibrary, 'kernel'>;
      readonly algorithms: readonly CommonAlgorithm[];
      readonly from: From;
    };

export type ReadingWay = 'ours' | 'read-ahead' | 'default-reader' | 'slices';

/** Reads the page's file in the given way, and hashes it by our kernels where algorithms are given. */
export interface ReadJob {
  readonly way: ReadingWay;
  readonly chunkBytes: number;
  readonly algorithms: readonly CommonAlgorithm[];
}

export interface Timed {
  readonly ms: number;
  readonly output: string;
}

export interface LabWorker {
  /** Makes the noise that later jobs hash. */
  prepare(bytes: number): void;
  /** Digests in hexadecimal, in the order of the algorithms. */
  hash(job: HashJob, file: File | undefined): Promise<readonly string[]>;
  read(job: ReadJob, file: File): Promise<string>;
  echo(): void;
}

export interface Lab {
  prepare(bytes: number): Promise<void>;
  /** Each job in a separate worker, all at once; timed from the first message to the last reply. */
  hash(jobs: readonly HashJob[]): Promise<Timed>;
  /** Like `hash`, with new workers that start while the clock runs. */
  hashAfresh(jobs: readonly HashJob[]): Promise<Timed>;
  read(job: ReadJob): Promise<Timed>;
  /** A message to a worker that does nothing, and back. */
  echo(): Promise<Timed>;
  /** One hash of a text on the page's own thread, as pages without workers do it. */
  hashText(text: string): Promise<Timed>;
  /** MP4 to MP3 as most sites do it: ffmpeg.wasm, the file copied into its memory. Gives the MP3 for download. */
  convert(bitRate: number): Promise<Timed>;
}
