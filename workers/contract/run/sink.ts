// The result of a run, if it may be large.

export interface SinkSpec {
  /** MIME type of the result. `text/…` results of up to INLINE_BYTES stay strings. */
  readonly mime: string;
  /** The size in bytes, or a lower bound, if known. The result's storage is then chosen before any work starts. */
  readonly expectedBytes?: number;
}

/** Receives a result of any size in flat memory. The caller may reuse a chunk as soon as `write` has resolved. */
export interface Sink {
  /** Bytes written so far. */
  readonly bytes: number;
  /** Throws ToolError `no-space` if the result doesn't fit anymore. */
  write(chunk: Uint8Array): void | Promise<void>;
  close(): Promise<Stored>;
  /** Removes the written data. Does nothing after `close`. */
  abort(): Promise<void>;
}

/**
 * Where the result is stored. `bytes` is its size, and `privateFile` is the name of its file in this browser's private file
 * system.
 */
export type Stored =
  | { readonly stored: 'text'; readonly text: string; readonly mime: string; readonly bytes: number }
  | {
      readonly stored: 'blob';
      readonly blob: Blob;
      readonly mime: string;
      readonly bytes: number;
      readonly privateFile?: string;
    }
  /** Written directly to the file that the visitor picked. */
  | { readonly stored: 'saved'; readonly name: string; readonly mime: string; readonly bytes: number };

export type StoredBlob = Extract<Stored, { stored: 'blob' }>;

export const KiB = 1024;
export const MiB = 1024 * KiB;

/** Text up to this size is part of replies and of the page's state. */
export const INLINE_BYTES = 64 * KiB;
/** Larger results go to the private file system instead of a Blob, which is three times as fast and takes no memory. */
export const BLOB_BYTES = 8 * MiB;
/** The largest result that may be in memory, if there are no private files or no room in them. */
export const LARGEST_BLOB_BYTES = 256 * MiB;

/** Firefox and Safari don't report the device's memory, so the device may be a phone. */
const UNKNOWN_DEVICE_BYTES = 64 * MiB;

/** The limit in memory on a device with so many GiB (`navigator.deviceMemory`): 32 MiB for each. */
export const memoryLimit = (deviceGiB: number | undefined): number =>
  deviceGiB === undefined ? UNKNOWN_DEVICE_BYTES : Math.min(deviceGiB * 32 * MiB, LARGEST_BLOB_BYTES);
