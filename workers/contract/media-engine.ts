// The port through which a kernel reaches the media engine (ffmpeg.wasm), which only a browser's worker has.

export interface MediaExec {
  /** The command's exit code; 0 is success. */
  readonly exitCode: number;
  /** Its log, line by line, as printed. */
  readonly log: readonly string[];
}

export interface MediaExecOptions {
  /** Called with the position reached in the output, in seconds. */
  readonly onTime?: (seconds: number) => void;
}

/** One engine serves one run and is thrown away with its worker: its heap never shrinks. */
export interface MediaEngine {
  /** Mounts the file read-only, without copying it into the heap. Resolves to its path for the command line. */
  mount(file: Blob): Promise<string>;
  exec(args: readonly string[], options?: MediaExecOptions): Promise<MediaExec>;
  /** Reads a whole output file. Rejects when the command did not write it. */
  readFile(path: string): Promise<Uint8Array>;
}

/** Bytes of the engine's download so far; `total` is undefined when the server does not say. */
export type EngineProgress = (loaded: number, total: number | undefined) => void;
