// Parses what ffmpeg prints about an input (`ffmpeg -i file`).
import type { AudioTrack } from '../../contract/media/audio-engine';

/** `codec` is "none" if ffmpeg doesn't know it. */
export interface FfmpegTrack extends Omit<AudioTrack, 'isDecodable'> {
  /** Its index among all streams of the file, as in `-map 0:<index>`. */
  readonly index: number;
}

export interface CoverPicture {
  readonly index: number;
  readonly codec: string;
}

export interface FfmpegProbe {
  /** The demuxer's names, e.g. "mov,mp4,m4a,3gp,3g2,mj2". */
  readonly format: string;
  /** The brand of a file of the MP4 family ("isom", "qt  "), trimmed. Empty for other files. */
  readonly brand: string;
  readonly seconds?: number;
  /** Where ffmpeg's clock starts: the time of the first packet with a time, in seconds. 0 if unknown. */
  readonly start: number;
  /** The time of the first picture that isn't a cover, in seconds. */
  readonly picture?: number;
  readonly audio: readonly FfmpegTrack[];
  readonly covers: readonly CoverPicture[];
  /** Whether the file has a video track that isn't a cover. */
  readonly hasVideo: boolean;
  /** The tags of the whole file, with ffmpeg's names. */
  readonly tags: ReadonlyMap<string, string>;
}

// The patterns follow av_dump_format in ffmpeg 5.1, libavformat/dump.c.
const INPUT = /^Input #0, (.+), from '/;
const DURATION = /^ {2}Duration: (?:(\d+):(\d\d):(\d\d\.\d+)|N\/A)/;
const START = /^ {2}Duration: .*?, start: (-?\d+\.\d+)/;
const STREAM = /^ {2,4}Stream #0:(\d+)(?:\[0x[0-9a-f]+\])?(?:\([^)]*\))?: (Audio|Video|[A-Z]\w+): (.*)$/;
const TAG = /^ {4}(\S(?:.*?\S)?) *: (.*)$/;
const TAG_CONTINUED = /^ {20}: (.*)$/;

/** Layouts whose names don't contain their number of channels, libavutil/channel_layout.c. */
const NAMED_LAYOUTS: ReadonlyMap<string, number> = new Map([
  ['mono', 1],
  ['stereo', 2],
  ['downmix', 2],
  ['quad', 4],
  ['hexagonal', 6],
  ['octagonal', 8],
]);

/** The number of channels in "stereo", "5.1(side)", "7.1(wide)", "6 channels" or "4.0". 0 if it is unknown. */
export function countChannels(layout: string): number {
  const name = layout.replace(/\(.*$/, '').trim();
  const counted = /^(\d+) channels/.exec(name)?.[1];
  if (counted !== undefined) return Number(counted);
  if (/^\d+(\.\d+)+$/.test(name)) return name.split('.').reduce((sum, part) => sum + Number(part), 0);
  return NAMED_LAYOUTS.get(name) ?? 0;
}

function audioTrack(index: number, text: string): FfmpegTrack {
  const [, sampleRate = '0', layout = ''] = /, (\d+) Hz, ([^,]+)/.exec(text) ?? [];
  const bitRate = /, (\d+) kb\/s/.exec(text)?.[1];
  const bits = bitsOf(text);
  return {
    index,
    codec: codecOf(text),
    sampleRate: Number(sampleRate),
    channels: countChannels(layout),
    ...(bitRate === undefined ? {} : { bitRate: Number(bitRate) }),
    ...(bits === undefined ? {} : { bits }),
    isDefault: text.includes('(default)'),
  };
}

const LOSSLESS = /^(?:pcm_(?!alaw|mulaw|vidc)|flac|alac|wavpack|tta|truehd|mlp|ape|als)/;

/** Sample formats, libavutil/samplefmt.c. A number of bits in parentheses says how many of them are used. */
const SAMPLE_BITS: readonly (readonly [RegExp, number])[] = [
  [/, u8p?(?=,| |$)/, 8],
  [/, s16p?(?=,| |$)/, 16],
  [/, (?:s32|flt)p?(?=,| |$)/, 32],
  [/, (?:s64|dbl)p?(?=,| |$)/, 64],
];

/** Undefined for lossy audio, whose samples have no number of bits. */
function bitsOf(text: string): number | undefined {
  if (!LOSSLESS.test(text)) return undefined;
  const used = /, s32p? \((\d+) bit\)/.exec(text)?.[1];
  return used === undefined ? SAMPLE_BITS.find(([format]) => format.test(text))?.[1] : Number(used);
}

const codecOf = (text: string) => /^[\w-]+/.exec(text)?.[0] ?? 'none';

/**
 * ffmpeg prints this for a length that it computed from the file's size and the first packets. It may be wrong by any factor.
 */
const ESTIMATE = /^\[\w+ @ \w+\] Estimating duration from bitrate/;

function durationOf(log: readonly string[]): number | undefined {
  if (log.some((line) => ESTIMATE.test(line))) return undefined;
  const [, hours, minutes, seconds] = find(log, DURATION) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function find(log: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  for (const line of log) {
    const match = pattern.exec(line);
    if (match) return match;
  }
  return undefined;
}

/** The tags between the input's first line and its duration. A value may span several lines. */
function fileTags(log: readonly string[]): ReadonlyMap<string, string> {
  const first = log.findIndex((line) => INPUT.test(line));
  const last = log.findIndex((line) => DURATION.test(line));
  const tags = new Map<string, string>();
  let name = '';
  for (const line of log.slice(first + 1, last)) {
    const [, more] = TAG_CONTINUED.exec(line) ?? [];
    const [, key, value = ''] = TAG.exec(line) ?? [];
    if (more !== undefined && tags.has(name)) tags.set(name, `${tags.get(name)}\n${more}`);
    else if (key !== undefined) tags.set((name = key), value);
  }
  return tags;
}

/** Undefined if ffmpeg couldn't open the file. */
export function parseProbe(log: readonly string[]): FfmpegProbe | undefined {
  const format = find(log, INPUT)?.[1];
  if (format === undefined) return undefined;
  const streams = log.flatMap((line) => {
    const [, index, kind, text] = STREAM.exec(line) ?? [];
    return index === undefined || kind === undefined || text === undefined
      ? []
      : [{ index: Number(index), kind, text }];
  });
  const videos = streams.filter(({ kind }) => kind === 'Video');
  const isCover = ({ text }: { text: string }) => text.includes('(attached pic)');
  const seconds = durationOf(log);
  const tags = fileTags(log);
  return {
    format,
    brand: tags.get('major_brand')?.trim() ?? '',
    ...(seconds === undefined ? {} : { seconds }),
    start: Number(find(log, START)?.[1] ?? 0),
    audio: streams.filter(({ kind }) => kind === 'Audio').map(({ index, text }) => audioTrack(index, text)),
    covers: videos.filter(isCover).map(({ index, text }) => ({ index, codec: codecOf(text) })),
    hasVideo: videos.some((stream) => !isCover(stream)),
    tags,
  };
}

/** Whether the demuxer is one for image files. */
export const isPicture = ({ format }: Pick<FfmpegProbe, 'format'>) => /_pipe$|^image2/.test(format);
