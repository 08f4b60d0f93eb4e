// The port through which a kernel reaches an engine that reads audio and makes MP3s of it. It speaks of audio only: what an
// engine is made of, and how it is called, stays behind it.
import type { Text } from './message';
import type { Sink } from './sink';

/**
 * Tags that an MP3 keeps. All others are dropped: where a phone recorded a video is private, and `major_brand` and the like
 * mean nothing in an MP3.
 */
export const AUDIO_TAGS = [
  'title',
  'artist',
  'album',
  'album_artist',
  'genre',
  'date',
  'year',
  'track',
  'disc',
  'composer',
  'performer',
  'publisher',
  'copyright',
  'comment',
  'lyrics',
] as const;
export type AudioTag = (typeof AUDIO_TAGS)[number];

/** The tag that a file's own name for it means: in any case, and with or without the prefix that QuickTime gives it. */
export function audioTag(name: string): AudioTag | undefined {
  const plain = name.toLowerCase().replace(/^com\.apple\.quicktime\./, '');
  return AUDIO_TAGS.find((tag) => tag === plain);
}

export interface AudioTrack {
  /** The codec's short name: "aac", "opus", "ac3", … */
  readonly codec: string;
  /** In Hz; 0 where the file does not say. */
  readonly sampleRate: number;
  /** 0 where the layout is unknown. */
  readonly channels: number;
  /** In kbit/s, where the file says. */
  readonly bitRate?: number;
  /** Meant to be played unless someone chooses otherwise. */
  readonly isDefault: boolean;
  /** Whether this engine has a decoder for it. */
  readonly isDecodable: boolean;
}

/** What a file holds. */
export interface AudioProbe {
  /** For people: "MP4", "QuickTime", "WebM or Matroska", … */
  readonly container: Text;
  /** Length of the longest track; missing where the file does not say, as in a recording that was never closed. */
  readonly seconds?: number;
  /** In the file's order. */
  readonly tracks: readonly AudioTrack[];
  readonly tags: Readonly<Partial<Record<AudioTag, string>>>;
  /** The picture that becomes the MP3's cover. */
  readonly cover?: 'image/jpeg' | 'image/png';
  /** The file has a picture, but none that becomes a cover. */
  readonly hasOtherCover?: boolean;
}

/** All three are what MP3 allows: see ISO/IEC 11172-3 and 13818-3. */
export interface Mp3Encoding {
  /** Constant, in kbit/s, or a variable one of even quality (LAME's V2). */
  readonly bitRate: number | 'vbr';
  readonly channels: 1 | 2;
  readonly sampleRate: number;
  /** LAME's quality 7 instead of 3: about half the work, more noise at the same bit rate. */
  readonly isQuick: boolean;
}

/** `m4a` is an MP4 with nothing but the track in it. */
export type AudioFormat = 'mp3' | 'm4a';

/** What to convert, and how. */
export interface AudioPlan {
  /** A track's index in the probe's list. */
  readonly track: number;
  /** The range to convert, in seconds from the file's start; without an end, up to the file's own. */
  readonly start: number;
  readonly end?: number;
  readonly format: AudioFormat;
  /** `copy` keeps the packets as they are: those of an MP3 track, or those of an AAC track in an M4A, which allows nothing else. */
  readonly encoding: Mp3Encoding | 'copy';
  /** Keeps AUDIO_TAGS, the chapters and the cover; otherwise the result has none. */
  readonly keepTags: boolean;
}

/** What went wrong without ending the conversion. */
export type AudioWarning =
  /** This many sections of the track could not be decoded. */
  | { readonly kind: 'damaged'; readonly sections: number }
  /** The file ends before it should, or its structure is broken at some place. */
  | { readonly kind: 'truncated' }
  /** The engine gave up early. What it had made by then is in the result. */
  | { readonly kind: 'stopped' };

/** What became of time in which the file has no audio, before its end. */
export type AudioGaps =
  /** Silence keeps the place of what follows. */
  | { readonly kind: 'filled'; readonly seconds: number }
  /** A copied MP3 can't hold silence, so what follows is that much earlier. */
  | { readonly kind: 'closed'; readonly seconds: number }
  /** Times in the file jump back, so no place is certain: its parts follow one another without a pause. */
  | { readonly kind: 'joined' };

export interface AudioOutcome {
  /** Length of the result as players play it. More than 0: where no audio was saved, `convert` rejects. */
  readonly seconds: number;
  readonly gaps?: AudioGaps;
  readonly warnings: readonly AudioWarning[];
}

/** Why a file cannot be converted. */
export type AudioProblem =
  | 'not-media'
  | 'unrecognized' // the engine still had not found out what is in the file when its time was over
  | 'picture' // one image, of any kind
  | 'incomplete' // the index is missing, so nothing can be found in the file
  | 'no-audio'
  | 'undecodable' // this engine has no decoder for the track
  | 'damaged' // nothing of the track could be decoded
  | 'no-sound' // the range holds no audio
  | 'not-loaded' // a part of the engine did not arrive
  | 'out-of-memory';

/** Rejections of an engine that have to do with the file, the network or the device. Anything else it throws is a bug. */
export class AudioError extends Error {
  override readonly name = 'AudioError';
  readonly problem: AudioProblem;

  constructor(problem: AudioProblem, options?: ErrorOptions) {
    super(`The audio engine refused: ${problem}.`, options);
    this.problem = problem;
  }
}

/** `fast` takes plain files only, `ffmpeg` nearly all there are. */
export type EngineName = 'fast' | 'ffmpeg';

/** Why an engine leaves a plan to the next one. */
export type EngineRefusal =
  | 'file' // it cannot read files of this kind
  | 'codec'
  | 'variable' // the bit rate
  | 'sample-rate'
  | 'channels' // more than there are
  | 'late-start' // the audio begins after the picture, so silence or another range is needed
  | 'chapters'
  | 'decoder'; // this browser has none

/** Serves one run and one file. */
export interface AudioEngine {
  readonly name: EngineName;
  /** The largest result that it can make, where memory sets a limit. */
  readonly maxBytes?: number;
  /** Rejects with AudioError, or with the browser's own error where the file cannot be read. */
  probe(file: Blob): Promise<AudioProbe>;
  /** Why `convert` would refuse, where that is known beforehand; an engine that takes whatever it can probe has none. */
  refusal?(file: Blob, plan: AudioPlan): Promise<EngineRefusal | undefined>;
  /**
   * Writes the result to the sink in chunks and leaves the sink open.
   * @param onTime called with the position reached in the output, in seconds
   */
  convert(
    file: Blob,
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime?: (seconds: number) => void,
  ): Promise<AudioOutcome>;
}

/** An engine that can be had. */
export interface EngineChoice {
  readonly name: EngineName;
  readonly load: (onProgress: EngineProgress) => Promise<AudioEngine>;
}

/** Bytes of the engine's download so far; `total` is undefined when the server does not say. */
export type EngineProgress = (loaded: number, total: number | undefined) => void;
