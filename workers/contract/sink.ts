// What comes out of a run when it may be large.

export interface SinkSpec {
  /** MIME type of the result. `text/…` results of up to INLINE_BYTES stay strings. */
  readonly mime: string;
  /** The size in bytes, or the least it can be, where that is known: space is then asked for before any work starts. */
  readonly expectedBytes?: number;
}

/** Takes a result of any size in flat memory. A chunk may be reused by the caller as soon as `write` has returned. */
export interface Sink {
  /** Bytes written so far. */
  readonly bytes: number;
  /** Throws ToolError `no-space` when the result no longer fits. */
  write(chunk: Uint8Array): void | Promise<void>;
  close(): Promise<Stored>;
  /** Removes what was written. Does nothing after `close`. */
  abort(): Promise<void>;
}

/** Where a result is. `bytes` is its size; a `privateFile` is the name of its file in this browser's private file system. */
export type Stored =
  | { readonly stored: 'text'; readonly text: string; readonly mime: string; readonly bytes: number }
  | {
      readonly stored: 'blob';
      readonly blob: Blob;
      readonly mime: string;
      readonly bytes: number;
      readonly privateFile?: string;
    }
  /** Written straight into the file that the visitor picked. */
  | { readonly stored: 'saved'; readonly name: string; readonly mime: string; readonly bytes: number };

export type StoredBlob = Extract<Stored, { stored: 'blob' }>;

export const KiB = 1024;
export const MiB = 1024 * KiB;

/** Text up to this size rides inside replies and the page's state. */
export const INLINE_BYTES = 64 * KiB;
/** Above this a result goes to the private file system instead of a Blob: in a third of the time, and out of memory. */
export const BLOB_BYTES = 8 * MiB;
/** Where there are no private files, or no room in them, memory takes a result of at most this size. */
export const LARGEST_BLOB_BYTES = 256 * MiB;

/** Browsers that keep their device's memory to themselves (Firefox, Safari) may be on a phone. */
const UNKNOWN_DEVICE_BYTES = 64 * MiB;

/** What memory takes on a device of so many GiB (`navigator.deviceMemory`): 32 MiB for each. */
export const memoryLimit = (deviceGiB: number | undefined): number =>
  deviceGiB === undefined ? UNKNOWN_DEVICE_BYTES : Math.min(deviceGiB * 32 * MiB, LARGEST_BLOB_BYTES);
