// The port to Mediabunny, which runs in a separate worker, because most files never need it.
import type { AudioTrack } from '../../../contract/audio-engine';
import type { PacketRange } from '../encode';
import type { Mp4Tags } from '../../../lib/mp4/tags';
import type { SourceFormat } from '../segment-encoder';
import type { Timeline } from '../silence';

/** The container. WebM is Matroska. */
export type MediaKind = 'MP4' | 'QuickTime' | 'Matroska' | 'OGG' | 'MP3' | 'WAV' | 'FLAC' | 'AAC' | 'MPEGTS';

export interface MediaTrack extends AudioTrack {
  /** Missing for a codec that no browser decodes, and before the file is read. */
  readonly format?: SourceFormat;
}

export interface MediaFile extends Mp4Tags {
  readonly kind: MediaKind;
  /** Of the longest track, if the file has it. */
  readonly seconds?: number;
  readonly tracks: readonly MediaTrack[];
  readonly hasChapters: boolean;
}

/** One file. Everything rejects with AudioError, or with the browser's own error if the file can't be read. */
export interface MediaPort {
  /** `not-media` for a file that Mediabunny can't read, or that is cut off. */
  open(): Promise<MediaFile>;
  /** Reads the whole file. `undecodable` if packets overlap, or if no time is certain. */
  timeline(track: number): Promise<Timeline>;
  /** Packets that decode to the track's samples from `first` to before `last`, with those that the decoder needs before. */
  packetsFor(track: number, first: number, last: number): Promise<PacketRange>;
}
