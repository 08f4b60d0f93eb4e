// The ffmpeg engine's interface to ffmpeg.wasm.

export interface Execution {
  /** 0 means success. */
  readonly exitCode: number;
  /** The printed lines. */
  readonly log: readonly string[];
}

/** A core's heap never shrinks, so a core serves one run and ends with its worker. */
export interface FfmpegCore {
  /** Mounts the file read-only, without copying it into the heap. Resolves to its path for the command line. */
  mount(file: Blob): Promise<string>;
  /** Writes a small file, for the command line. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** @param onTime called with the current position in the output, in seconds */
  exec(args: readonly string[], onTime?: (seconds: number) => void): Promise<Execution>;
  /**
   * Returns the next piece of an output file and removes it. Undefined after the last piece, or if the command wrote no file.
   */
  take(path: string): Promise<Uint8Array | undefined>;
}
