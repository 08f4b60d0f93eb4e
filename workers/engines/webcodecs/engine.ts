// The fast engine. Our reader or Mediabunny reads the file, the browser decodes the audio, and LAME encodes MP3 in several
// workers. It accepts what it can convert exactly, and leaves everything else to the general engine.
import {
  AudioError,
  type AudioEngine,
  type AudioOutcome,
  type AudioPlan,
  type AudioProbe,
  type AudioTrack,
  type EngineRefusal,
} from '../../contract/media/audio-engine';
import type { Sink } from '../../contract/run/sink';
import type { Chapter } from '../../contract/media/audio-tags';
import { readChapters } from '../../lib/chapters/read-chapters';
import { AUDIBLE } from '../../lib/movie-clock';
import { copyMp3 } from './copy';
import { canDecimate } from './decimate';
import type { Decodable } from './decoder-clicks';
import { encodeMp3, packetsOf, rangeOf, type PacketSource, type Range, type SegmentWorker } from './encode';
import { encodeWave } from './encode-wave';
import { extractAac } from './extract';
import { measureSound } from './measure';
import type { Decode } from './segment-encoder';
import type { Workers } from './in-order';
import type { MediaPort } from './media/media-port';
import { openMedia } from './media/media-source';
import { openMovie, type Movie, type MovieTrack } from './mp4/movie';
import { WRITTEN, type Opened } from './opened';
import { silenceBefore, silenceOf, silenceWithin } from './silence';
import { tagsBox } from './mp4/write-tags';

/** How the engine encodes. Without it, the engine can still copy. */
export type Encoding = Workers<SegmentWorker>;

function bitRateOf({ packets: { sizes }, packetSamples, format: { sampleRate } }: MovieTrack): number {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return Math.round((bytes * sampleRate) / (sizes.length * packetSamples * 125));
}

const toAudioTrack = (track: MovieTrack): AudioTrack => ({
  codec: track.format.codec,
  sampleRate: track.format.sampleRate,
  channels: track.format.channels,
  bitRate: bitRateOf(track),
  isDefault: track.isEnabled,
  isDecodable: true,
});

function toAudioProbe({ container, seconds, tracks, tags, cover, hasOtherCover = false }: Movie): AudioProbe {
  return {
    container,
    seconds,
    tracks: tracks.map(toAudioTrack),
    tags,
    ...(cover && { cover: cover.mime }),
    ...(hasOtherCover && { hasOtherCover }),
  };
}

const isWhole = ({ start, end }: AudioPlan) => start === 0 && end === undefined;

/** Everything except the decoder, because trying decoders takes a moment. */
function refusalOf(plan: AudioPlan, { format, delay }: MovieTrack): EngineRefusal | undefined {
  const { encoding } = plan;
  if (!WRITTEN.has(plan.format)) return 'format';
  if (encoding === 'copy') {
    // A copy can't contain silence for late audio, so times in the video would be different times in the audio.
    if (isWhole(plan) ? delay >= AUDIBLE : delay > 0) return 'late-start';
    return format.codec === (plan.format === 'm4a' ? 'aac' : 'mp3') ? undefined : 'codec';
  }
  if (format.codec !== 'aac') return 'codec';
  if ('isQuick' in encoding && encoding.bitRate === 'vbr') return 'variable';
  if (!canDecimate(format.sampleRate, encoding.sampleRate)) return 'sample-rate';
  return encoding.channels <= format.channels ? undefined : 'channels';
}

async function openPlain(file: Blob): Promise<Opened | undefined> {
  const movie = await openMovie(file);
  if (!movie) return undefined;
  const trackOf = (plan: AudioPlan) => {
    const track = movie.tracks[plan.track];
    if (!track) throw new AudioError('undecodable');
    return track;
  };
  return {
    ...movie,
    probe: toAudioProbe(movie),
    refusal: (plan) => refusalOf(plan, trackOf(plan)),
    decoderFor: () => 'aac',
    async packets(plan) {
      const track = trackOf(plan);
      const { first, last, delay, format } = track;
      const silences = silenceOf(delay, first, format.sampleRate);
      const end = last + silenceBefore(silences, last);
      const range = rangeOf({ first, last: end, silences }, plan, format.sampleRate);
      return { range, source: packetsOf(file, track, silences) };
    },
    async copy(plan, sink, onTime) {
      const track = trackOf(plan);
      const range = rangeOf({ ...track, silences: [] }, plan, track.format.sampleRate);
      if (plan.format === 'mp3') return copyMp3(file, track, sink, onTime);
      return extractAac(file, track, range, plan.tags ? tagsBox(plan.tags) : new Uint8Array(0), sink, onTime);
    },
  };
}

/** Each chapter ends where the next one begins. Undefined if the file has chapters that only FFmpeg can read. */
async function readableChapters(file: Blob, { hasChapters, probe }: Opened): Promise<readonly Chapter[] | undefined> {
  if (!hasChapters) return [];
  const { chapters, problem } = await readChapters(file);
  if (problem || chapters.length === 0) return undefined;
  return chapters.map(({ title, start }, i) => ({
    title,
    start,
    end: chapters[i + 1]?.start ?? Math.max(start, probe.seconds ?? start),
  }));
}

async function encode(
  source: PacketSource,
  range: Range,
  encoding: Exclude<AudioPlan['encoding'], 'copy'>,
  ...rest: [Encoding, Pick<Sink, 'write'>, (seconds: number) => void]
): Promise<AudioOutcome> {
  if ('bits' in encoding) return encodeWave(source, range, encoding, ...rest);
  if ('isQuick' in encoding) return encodeMp3(source, range, encoding, ...rest);
  throw new AudioError('undecodable');
}

/**
 * @param encoding resolves to undefined if this browser can't decode
 * @param readMedia opens files that the reader of plain movies refuses
 * @param decoding decodes in this thread; resolves to undefined if this browser can’t decode
 */
export function createFastEngine(
  encoding: (decoder: Decodable | undefined) => Promise<Encoding | undefined>,
  readMedia?: (file: Blob) => MediaPort,
  decoding?: (decoder: Decodable | undefined) => Promise<Decode | undefined>,
): AudioEngine {
  let opening: Promise<Opened> | undefined;
  const openOrRefuse = async (file: Blob) => {
    const opened = (await openPlain(file)) ?? (readMedia && (await openMedia(file, readMedia(file))));
    if (!opened) throw new AudioError('not-media');
    return opened;
  };
  const open = (file: Blob) => (opening ??= openOrRefuse(file));

  let reading: Promise<readonly Chapter[] | undefined> | undefined;
  const chaptersOf = (file: Blob, opened: Opened) => (reading ??= readableChapters(file, opened));

  async function refusal(file: Blob, plan: AudioPlan): Promise<EngineRefusal | undefined> {
    const opened = await open(file);
    if (plan.keepTags && opened.hasChapters) {
      // Only FFmpeg writes chapters into an M4A.
      if (plan.format === 'm4a' || !(await chaptersOf(file, opened))) return 'chapters';
    }
    const known = opened.refusal(plan);
    return known ?? (plan.encoding === 'copy' || (await encoding(opened.decoderFor(plan))) ? undefined : 'decoder');
  }

  async function convert(
    file: Blob,
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime: (seconds: number) => void,
  ): Promise<AudioOutcome> {
    const opened = await open(file);
    if ((await refusal(file, plan)) !== undefined) throw new AudioError('undecodable');
    if (plan.encoding === 'copy') return opened.copy(plan, sink, onTime);
    const [{ range, source }, workers] = [await opened.packets(plan), await encoding(opened.decoderFor(plan))];
    if (!workers) throw new AudioError('undecodable');
    const outcome = await encode(source, range, plan.encoding, workers, sink, onTime);
    const seconds = silenceWithin({ ...range, silences: source.silences }) / source.format.sampleRate;
    return seconds < AUDIBLE ? outcome : { ...outcome, gaps: { kind: 'filled', seconds } };
  }

  return {
    name: 'fast',
    probe: async (file) => (await open(file)).probe,
    async tags(file) {
      const opened = await open(file);
      const { tags, cover, isCut } = opened;
      const chapters = await chaptersOf(file, opened);
      return { tags, ...(cover && { cover }), ...(isCut && { isCut }), ...(chapters && { chapters }) };
    },
    refusal,
    convert: (file, plan, sink, onTime = () => undefined) => convert(file, plan, sink, onTime),
    async measure(file, plan, onTime) {
      const opened = await open(file);
      const decode = opened.refusal(plan) === undefined && (await decoding?.(opened.decoderFor(plan)));
      if (!decode) throw new AudioError('undecodable');
      const { range, source } = await opened.packets(plan);
      return measureSound(source, range, decode, onTime);
    },
  };
}
