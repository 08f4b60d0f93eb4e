// MP4 to MP3 converter: its options, limits and results, without its code.
import type { AudioFormat, EngineName, EngineRefusal } from '../../contract/media/audio-engine';
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message, Text } from '../../contract/run/message';
import { choice, defineOptions, number, text, toggle, type OptionsOf } from '../../contract/options/options';
import type { SoundShape } from '../../contract/media/sound-shape';
import type { Stored } from '../../contract/run/sink';
import type { TagTexts } from '../../contract/media/audio-tags';
import type { TagEdits } from './options/tag-edits';

const FORMATS = ['mp3', 'm4a', 'wav', 'flac', 'opus'] as const satisfies readonly AudioFormat[];

const ofMp3 = { when: ['format', 'mp3'] } as const;
const encoded = { when: ['format', 'mp3', 'wav', 'flac', 'opus'] } as const;

/**
 * - `format`: `m4a` takes an AAC track out of the video unchanged. `wav` and `flac` lose nothing.
 * - `bitRate`: constant, in kbit/s, or a variable one of even quality (LAME's V2, around 190 kbit/s for music).
 * - `opusBitRate`: in kbit/s, on average.
 * - `quick`: encodes in about half the time, with more noise.
 * - `channels`: `source` keeps mono mono and stereo stereo. More become stereo in MP3 and Opus.
 * - `start`, `end`: the range to convert, as typed. Empty for the file's start and end.
 * - `keepTags`: keeps title, artist, album and the like, the chapters and the cover.
 * - `id3Version`: of an MP3's tags. All players read 2.3, those in Windows and in cars included.
 * - `copyMp3`: copies audio that is already MP3, where neither the range nor the channels ask for a change.
 * - `split`: makes one MP3 for each part: at the file's chapters, at the times of a list, every so many minutes, or at
 *   silences.
 * - `partMinutes`: the length of each part, as typed.
 * - `silenceThreshold`, `silenceLength`: the loudest sample of a silence, in decibels below full scale, and its least length in
 *   seconds.
 * - `partList`: times and titles, as typed or pasted, or a cue sheet.
 * - `onlyFfmpeg`: leaves the fast engine out.
 */
export const options = defineOptions({
  format: choice(FORMATS, { look: 'radios' }),
  bitRate: choice([128, 192, 256, 320, 'vbr'], { initial: 192, look: 'radios', ...ofMp3 }),
  opusBitRate: choice([32, 64, 96, 128, 192], { initial: 128, look: 'radios', when: ['format', 'opus'] }),
  quick: toggle(false, ofMp3),
  channels: choice(['source', 'mono', 'stereo'], encoded),
  start: text(),
  end: text(),
  keepTags: toggle(true, { when: ['format', 'mp3', 'm4a', 'flac', 'opus'] }),
  id3Version: choice(['2.3', '2.4'], ofMp3),
  copyMp3: toggle(true, ofMp3),
  split: choice(['none', 'chapters', 'list', 'every', 'silence'], { look: 'list', ...ofMp3 }),
  partMinutes: number({ min: 1, max: 1440, step: 'any', initial: '10', when: ['split', 'every'] }),
  silenceThreshold: number({ min: -60, max: -20, initial: -40, when: ['split', 'silence'] }),
  silenceLength: number({ min: 0.2, max: 10, step: 'any', initial: 1, when: ['split', 'silence'] }),
  partList: text('', { lines: true, maxLength: 200_000, when: ['split', 'list'] }),
  onlyFfmpeg: toggle(),
});

/** The options that the visitor sets. */
export type AudioSettings = OptionsOf<typeof options>;

/** A part of the result, in seconds of the source file: start ≤ t < end. */
export interface Part {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** As many as a number of three digits can name. */
export const MOST_PARTS = 999;

export interface Mp4ToMp3Options extends Omit<AudioSettings, 'start' | 'end'> {
  /** The range to convert, in seconds from the file's start. Undefined for the whole file. */
  readonly start?: number;
  readonly end?: number;
  /** Undefined for the file's own tags. */
  readonly tags?: TagEdits;
  /** Parts that the visitor has edited, instead of those by `split`. They are in order and don't overlap. */
  readonly parts?: readonly Part[];
}

const { start: _start, end: _end, ...whole } = options.defaults;

export const DEFAULT_OPTIONS: Mp4ToMp3Options = whole;

const EXTENSIONS = [
  ...['.mp4', '.m4v', '.m4a', '.mov', '.webm', '.mkv', '.mka', '.avi'],
  ...['.mp3', '.ogg', '.oga', '.opus', '.wav', '.flac', '.aac'],
] as const;

/** MIME types beside those that contain `mp4`. */
const TYPES: ReadonlySet<string> = new Set([
  'audio/aac',
  'audio/flac',
  'audio/m4a',
  'audio/matroska',
  'audio/mp3',
  'audio/mpeg',
  'audio/ogg',
  'audio/opus',
  'audio/wav',
  'audio/webm',
  'audio/x-flac',
  'audio/x-m4a',
  'audio/x-matroska',
  'audio/x-wav',
  'video/avi',
  'video/matroska',
  'video/quicktime',
  'video/webm',
  'video/x-m4v',
  'video/x-matroska',
  'video/x-msvideo',
]);

/** For the `accept` attribute of the file input. */
export const ACCEPT = [...EXTENSIONS, 'video/mp4', ...TYPES].join(',');

/** Whether a file looks readable by its name and MIME type, either of which may be empty. */
export function isAcceptedFile(name: string, type: string): boolean {
  const lowerName = name.toLowerCase();
  const mime = type.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  return mime.includes('mp4') || TYPES.has(mime) || EXTENSIONS.some((extension) => lowerName.endsWith(extension));
}

/** The audio track that was converted. Properties that the file doesn't have are undefined. */
export interface AudioSource {
  /** For people: "MP4", "QuickTime", "WebM or Matroska", … */
  readonly container: Text;
  /** Its short name: "aac", "opus", "ac3", … */
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
  /** Length of the whole file. */
  readonly seconds?: number;
  /** In kbit/s. */
  readonly bitRate?: number;
}

const CODECS = new Map([
  ['aac_latm', 'AAC (LATM)'],
  ['ac3', 'AC-3'],
  ['eac3', 'E-AC-3'],
  ['opus', 'Opus'],
  ['vorbis', 'Vorbis'],
]);

/** As people write it: "AAC", "Opus". */
export const codecName = (codec: string): string => CODECS.get(codec) ?? codec.toUpperCase();

/** A part of the MP3. */
export interface AudioPart {
  /** May be empty. */
  readonly title: string;
  /** Its length. */
  readonly seconds: number;
  readonly audio: Stored;
}

export interface Mp4ToMp3Output {
  readonly audio: Stored;
  /** Views of the audio, in order. Undefined if none were requested. */
  readonly parts?: readonly AudioPart[];
  readonly format: AudioFormat;
  /** Length of the result. */
  readonly seconds: number;
  readonly source: AudioSource;
  readonly engine: EngineName;
  /** The audio was copied without encoding it again. */
  readonly copied: boolean;
  /** What was lost. */
  readonly warnings: readonly Message[];
  /** Decisions that the visitor should know about. */
  readonly notes: readonly Message[];
}

function numbered(options: Mp4ToMp3Options, place: number, files: number): Mp4ToMp3Options {
  const { tags } = options;
  if (!tags?.inOrder) return options;
  return { ...options, tags: { ...tags, texts: { ...tags.texts, track: `${place}/${files}` } } };
}

export const mp4ToMp3: KernelSpec<Blob, Mp4ToMp3Options, Mp4ToMp3Output> = {
  id: 'mp4-to-mp3-converter',
  rights: 'media',
  queue: true,
  ofFile: numbered,
};

/** The plan for a file under the current options. */
export interface Found {
  readonly source: AudioSource;
  /** The file's audio tracks, of which one is converted. */
  readonly tracks: number;
  readonly result: {
    readonly format: AudioFormat;
    readonly copied: boolean;
    /** The length of the result. Undefined if the file's length is unknown. */
    readonly seconds?: number;
    /** An estimate. */
    readonly bytes?: number;
  };
  readonly engine: EngineName;
  /** Why the fast engine isn't used. */
  readonly because?: EngineRefusal | 'asked';
}

export interface Examined {
  /** Undefined if only the general engine, a large download, could report more. */
  readonly found?: Found;
  /** The file's own tags, as the result gets them. Undefined if only a conversion can read them. */
  readonly tags?: TagTexts;
  readonly cover?: Blob;
  /** The number of the file's chapters. */
  readonly chapters: number;
  /** Those that a conversion would make, as far as they are known without the file's length. */
  readonly parts: readonly Part[];
  /** On the tags and the parts. */
  readonly notes: readonly Message[];
}

/** Examines a file without converting it. Throws the same errors as a conversion. */
export const audioFinder: KernelSpec<Blob, Mp4ToMp3Options, Examined> = {
  id: 'audio-finder',
  messagesOf: 'mp4-to-mp3-converter',
  rights: 'compute',
  weigh: () => 'quick',
};

/**
 * Decodes the track that a conversion would take, from the file's start to its end, and measures it. Its worker is the
 * conversion's, so it never runs beside one. Throws the same errors as a conversion.
 */
export const soundFinder: KernelSpec<Blob, Record<string, never>, SoundShape> = {
  id: 'sound-finder',
  messagesOf: 'mp4-to-mp3-converter',
  rights: 'media',
};
