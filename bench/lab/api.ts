// Two interfaces: of the laboratory's page for the benchmark, and of the worker for that page.
import type { AlgorithmId } from '../../workers/kernels/hash-generator/spec';

/** The four algorithms that all competitors support. */
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

/** Reads the page's file in the given way. If algorithms are given, our kernels hash it as well. */
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
  /** Generates the noise for later jobs. */
  prepare(bytes: number): void;
  /** Digests in hexadecimal, in the order of the algorithms. */
  hash(job: HashJob, file: File | undefined): Promise<readonly string[]>;
  read(job: ReadJob, file: File): Promise<string>;
  echo(): void;
}

export interface Lab {
  prepare(bytes: number): Promise<void>;
  /** Runs each job in a separate worker, all at the same time. Timed from the first message to the last reply. */
  hash(jobs: readonly HashJob[]): Promise<Timed>;
  /** Like `hash`, but includes the start of new workers in the time. */
  hashAfresh(jobs: readonly HashJob[]): Promise<Timed>;
  read(job: ReadJob): Promise<Timed>;
  /** A message to an idle worker and back. */
  echo(): Promise<Timed>;
  /** One hash of a text on the page's own thread, as in pages without workers. */
  hashText(text: string): Promise<Timed>;
  /** MP4 to MP3 as on most sites: ffmpeg.wasm, with the file copied into its memory. Returns the MP3 for download. */
  convert(bitRate: number): Promise<Timed>;
}
