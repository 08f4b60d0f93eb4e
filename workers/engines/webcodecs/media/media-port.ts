// The port to Mediabunny. It runs in a separate worker, because most files don't need it.
import type { AudioTrack } from '../../../contract/media/audio-engine';
import type { PacketRange } from '../encode';
import type { SourceFormat } from '../segment-encoder';
import type { Timeline } from '../silence';

/** The container. WebM is Matroska. */
export type MediaKind = 'MP4' | 'QuickTime' | 'Matroska' | 'OGG' | 'MP3' | 'WAV' | 'FLAC' | 'AAC' | 'MPEGTS';

export interface MediaTrack extends AudioTrack {
  /** Undefined for a codec that no browser decodes, and before the file has been read. */
  readonly format?: SourceFormat;
}

export interface MediaFile {
  readonly kind: MediaKind;
  /** Of the longest track, if the file has it. */
  readonly seconds?: number;
  readonly tracks: readonly MediaTrack[];
  /** Beside chapters in tags. */
  readonly hasChapters: boolean;
}

export interface MediaTimeline extends Timeline {
  /** The file continues after the last packet that could be read. */
  readonly isPartial: boolean;
}

/** One file. All methods reject with AudioError, or with the browser's own error if the file can't be read. */
export interface MediaPort {
  /** Rejects with `not-media` for a file that Mediabunny can't read or that ends too early. */
  open(): Promise<MediaFile>;
  /** Reads the whole file. Rejects with `undecodable` if packets overlap or no time is certain. */
  timeline(track: number): Promise<MediaTimeline>;
  /**
   * The packets that decode to the track's samples from `first` to before `last`, and those that the decoder needs before them.
   */
  packetsFor(track: number, first: number, last: number): Promise<PacketRange>;
}
