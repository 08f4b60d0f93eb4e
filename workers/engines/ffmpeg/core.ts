// The ffmpeg engine's interface to ffmpeg.wasm.

export interface Execution {
  /** 0 is success. */
  readonly exitCode: number;
  /** Line by line, as printed. */
  readonly log: readonly string[];
}

/** Its heap never shrinks, so a core serves one run and ends with its worker. */
export interface FfmpegCore {
  /** Mounts the file read-only, without copying it into the heap. Resolves to its path for the command line. */
  mount(file: Blob): Promise<string>;
  /** @param onTime called with the position reached in the output, in seconds */
  exec(args: readonly string[], onTime?: (seconds: number) => void): Promise<Execution>;
  /** The next piece of an output file, which it removes; undefined after the last, or if the command did not write the file. */
  take(path: string): Promise<Uint8Array | undefined>;
}
