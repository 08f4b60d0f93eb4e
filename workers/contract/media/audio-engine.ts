// The interface through which kernels use engines that read audio and make MP3s. It is only about audio, and hides how an
// engine is built and called.
import type { Text } from '../run/message';
import type { Sink } from '../run/sink';
import type { AudioTags, Cover, TagTexts } from './audio-tags';
import type { SoundShape } from './sound-shape';

export interface AudioTrack {
  /** The codec's short name: "aac", "opus", "ac3", … */
  readonly codec: string;
  /** In Hz; 0 if the file has no rate. */
  readonly sampleRate: number;
  /** 0 if the layout is unknown. */
  readonly channels: number;
  /** In kbit/s, if the file has it. */
  readonly bitRate?: number;
  /** Of lossless audio: how many bits a sample has. */
  readonly bits?: number;
  /** Whether players use this track by default. */
  readonly isDefault: boolean;
  /** Whether this engine can decode the track. */
  readonly isDecodable: boolean;
}

/** A file's contents. */
export interface AudioProbe {
  /** For people: "MP4", "QuickTime", "WebM or Matroska", … */
  readonly container: Text;
  /** The length of the longest track. Undefined if the file has no length, such as a recording that was never closed. */
  readonly seconds?: number;
  /** In the file's order. */
  readonly tracks: readonly AudioTrack[];
  readonly tags: TagTexts;
  /** The picture that becomes the MP3's cover. */
  readonly cover?: Cover['mime'];
  /** The file has pictures, but none that can become a cover. */
  readonly hasOtherCover?: boolean;
}

/** All three are values that MP3 allows: see ISO/IEC 11172-3 and 13818-3. */
export interface Mp3Encoding {
  /** Constant, in kbit/s, or variable at constant quality (LAME's V2). */
  readonly bitRate: number | 'vbr';
  readonly channels: 1 | 2;
  readonly sampleRate: number;
  /** LAME's quality 7 instead of 3: about half the work, more noise at the same bit rate. */
  readonly isQuick: boolean;
}

export interface OpusEncoding {
  /** In kbit/s, on average. */
  readonly bitRate: number;
  readonly channels: 1 | 2;
  /** The only rate that Opus has. */
  readonly sampleRate: 48_000;
}

/** For WAV and FLAC. */
export interface LosslessEncoding {
  /** Per sample. */
  readonly bits: 16 | 24;
  readonly channels: number;
  readonly sampleRate: number;
}

/** `m4a` is an MP4 that contains only the audio track. `opus` is Opus in Ogg. */
export type AudioFormat = 'mp3' | 'm4a' | 'wav' | 'flac' | 'opus';

/** What to convert, and how. */
export interface AudioPlan {
  /** A track's index in the probe's list. */
  readonly track: number;
  /** The range to convert, in seconds from the file's start. Without an end, it goes to the end of the file. */
  readonly start: number;
  readonly end?: number;
  readonly format: AudioFormat;
  /**
   * `copy` keeps the packets unchanged: those of an MP3 track, or those of an AAC track in an M4A, which allows no other codec.
   */
  readonly encoding: Mp3Encoding | OpusEncoding | LosslessEncoding | 'copy';
  /** Whether the result has tags, chapters and a cover. */
  readonly keepTags: boolean;
  /** The tags that the engine writes. An MP3's precede the audio, and the kernel writes them. */
  readonly tags?: AudioTags;
}

/** Problems that didn't end the conversion. */
export type AudioWarning =
  /** This many sections of the track could not be decoded. */
  | { readonly kind: 'damaged'; readonly sections: number }
  /** The file ends too early, or its structure is damaged somewhere. */
  | { readonly kind: 'truncated' }
  /** The engine stopped early. The result has everything up to that time. */
  | { readonly kind: 'stopped' };

/** What became of times for which the file has no audio. */
export type AudioGaps =
  /** They became silence, so the rest keeps its timing. */
  | { readonly kind: 'filled'; readonly seconds: number }
  /** A copied MP3 can't contain silence, so the rest comes earlier. */
  | { readonly kind: 'closed'; readonly seconds: number }
  /**
   * Times in the file jump back, or the audio's sample rate or channels change, so no time is certain. The parts follow one
   * another without pauses.
   */
  | { readonly kind: 'joined'; readonly because: 'times' | 'form' };

export interface AudioOutcome {
  /** The result's length in a player. More than 0, because `convert` rejects if no audio was saved. */
  readonly seconds: number;
  readonly gaps?: AudioGaps;
  readonly warnings: readonly AudioWarning[];
}

/** Why a file can't be converted. */
export type AudioProblem =
  | 'not-media'
  | 'unrecognized' // the engine couldn't identify the file within its time limit
  | 'picture' // a single image of any kind
  | 'incomplete' // the index is missing, so no packet can be found
  | 'no-audio'
  | 'uncopyable' // the track can only be encoded
  | 'partial' // this engine can't read all of the file
  | 'undecodable' // this engine has no decoder for the track
  | 'damaged' // no part of the track could be decoded
  | 'no-sound' // the range has no audio
  | 'not-loaded' // a part of the engine didn't load
  | 'out-of-memory';

/** Thrown by an engine for a problem with the file, the network or the device. Any other exception is a bug. */
export class AudioError extends Error {
  override readonly name = 'AudioError';
  readonly problem: AudioProblem;
  /** For `partial`: the length of the part that this engine can read. */
  readonly seconds: number | undefined;

  constructor(problem: AudioProblem, options: ErrorOptions & { readonly seconds?: number } = {}) {
    super(`The audio engine refused: ${problem}.`, options);
    this.problem = problem;
    this.seconds = options.seconds;
  }
}

/** `fast` accepts common files only, `ffmpeg` nearly all. */
export type EngineName = 'fast' | 'ffmpeg';

/** Why an engine leaves a plan to the next engine. */
export type EngineRefusal =
  | 'file' // it can't read files of this kind
  | 'format' // it doesn't write this format
  | 'codec'
  | 'variable' // the bit rate
  | 'sample-rate'
  | 'channels' // more channels than it supports
  | 'late-start' // the audio begins later than the picture, so silence or another range is needed
  | 'chapters'
  | 'decoder'; // this browser has no decoder

/** Serves one run and one file. */
export interface AudioEngine {
  readonly name: EngineName;
  /** The largest result that this engine can make, if memory sets a limit. */
  readonly maxBytes?: number;
  /** Rejects with AudioError, or with the browser's own error if the file can't be read. */
  probe(file: Blob): Promise<AudioProbe>;
  /**
   * The file's tags, cover and chapters, with times from the file's start. Undefined if this engine can't read them. Rejects
   * like `probe`.
   */
  tags(file: Blob): Promise<AudioTags | undefined>;
  /**
   * Why `convert` would refuse, if that is known in advance. Missing in an engine that can convert every file that it can
   * probe.
   */
  refusal?(file: Blob, plan: AudioPlan): Promise<EngineRefusal | undefined>;
  /**
   * Writes the result to the sink in chunks, and doesn't close the sink.
   * @param onTime called with the position in the output, in seconds
   */
  convert(
    file: Blob,
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime?: (seconds: number) => void,
  ): Promise<AudioOutcome>;
  /**
   * Decodes the plan's range and measures it. The plan must encode, so that an engine that can't decode the track refuses it.
   * Missing in an engine that only reads headers.
   * @param onTime called with the position in the range, in seconds
   */
  measure?(file: Blob, plan: AudioPlan, onTime: (seconds: number) => void): Promise<SoundShape>;
}

/** An available engine. */
export interface EngineChoice {
  readonly name: EngineName;
  readonly load: (onProgress: EngineProgress) => Promise<AudioEngine>;
}

/** The bytes of the engine that have been downloaded. `total` is undefined if the server doesn't report it. */
export type EngineProgress = (loaded: number, total: number | undefined) => void;
