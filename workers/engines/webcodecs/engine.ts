// The fast engine: MP4 read here, AAC decoded by the browser, MP3 encoded by LAME in several workers. It takes plain files
// only and refuses all others, which are for the general engine: what it makes is exact to the sample, or not at all.
import {
  AudioError,
  type AudioEngine,
  type AudioOutcome,
  type AudioPlan,
  type AudioProbe,
  type AudioTrack,
  type EngineRefusal,
} from '../../contract/audio-engine';
import type { Sink } from '../../contract/sink';
import { id3Tag } from '../../lib/id3';
import { copyMp3 } from './copy';
import { encodeMp3, rangeOf, type SegmentWorker } from './encode';
import { extractAac } from './extract';
import type { Workers } from './in-order';
import { openFilm, type Film, type FilmTrack } from './mp4/film';
import { tagsBox } from './mp4/write-tags';

/** How the engine encodes. Without it, it copies all the same. */
export type Encoding = Workers<SegmentWorker>;

/** Of MPEG-1, whose frames the segments are made of. */
const SAMPLE_RATES: readonly number[] = [32_000, 44_100, 48_000];

function bitRateOf({ packets: { sizes }, packetSamples, format: { sampleRate } }: FilmTrack): number {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return Math.round((bytes * sampleRate) / (sizes.length * packetSamples * 125));
}

const toAudioTrack = (track: FilmTrack): AudioTrack => ({
  codec: track.format.codec,
  sampleRate: track.format.sampleRate,
  channels: track.format.channels,
  bitRate: bitRateOf(track),
  isDefault: track.isEnabled,
  isDecodable: true,
});

function toAudioProbe({ container, seconds, tracks, tags, cover, hasOtherCover = false }: Film): AudioProbe {
  return {
    container,
    seconds,
    tracks: tracks.map(toAudioTrack),
    tags,
    ...(cover && { cover: cover.mime }),
    ...(hasOtherCover && { hasOtherCover }),
  };
}

/** Seconds. The general engine leaves smaller departures alone as well. */
const AUDIBLE_DELAY = 0.1;

const isWhole = ({ start, end }: AudioPlan) => start === 0 && end === undefined;

/** All but the decoder, which takes a moment to try. */
function refusalOf(plan: AudioPlan, film: Film, { format, delay }: FilmTrack): EngineRefusal | undefined {
  const { encoding } = plan;
  if (plan.keepTags && film.hasChapters) return 'chapters';
  // Late audio needs silence before it, and a time in the film is another one in the audio.
  if (isWhole(plan) ? delay >= AUDIBLE_DELAY : delay > 0) return 'late-start';
  if (encoding === 'copy') return format.codec === (plan.format === 'm4a' ? 'aac' : 'mp3') ? undefined : 'codec';
  if (format.codec !== 'aac') return 'codec';
  if (encoding.bitRate === 'vbr') return 'variable';
  if (!SAMPLE_RATES.includes(format.sampleRate) || encoding.sampleRate !== format.sampleRate) return 'sample-rate';
  return encoding.channels <= format.channels ? undefined : 'channels';
}

async function openOrRefuse(file: Blob): Promise<Film> {
  const film = await openFilm(file);
  if (!film) throw new AudioError('not-media');
  return film;
}

/** @param encoding resolves to undefined where this browser cannot decode */
export function createFastEngine(encoding: () => Promise<Encoding | undefined>): AudioEngine {
  let opening: Promise<Film> | undefined;
  const open = (file: Blob) => (opening ??= openOrRefuse(file));

  async function refusal(file: Blob, plan: AudioPlan): Promise<EngineRefusal | undefined> {
    const film = await open(file);
    const track = film.tracks[plan.track];
    const known = track ? refusalOf(plan, film, track) : 'file';
    return known ?? (plan.encoding === 'copy' || (await encoding()) ? undefined : 'decoder');
  }

  async function convert(
    file: Blob,
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime: (seconds: number) => void,
  ): Promise<AudioOutcome> {
    const film = await open(file);
    const track = film.tracks[plan.track];
    if (!track || (await refusal(file, plan)) !== undefined) throw new AudioError('undecodable');
    const range = rangeOf(track, plan);
    if (range.last <= range.first) throw new AudioError('no-sound');
    if (plan.format === 'm4a') {
      return extractAac(file, track, range, plan.keepTags ? tagsBox(film) : new Uint8Array(0), sink, onTime);
    }
    if (plan.keepTags) await sink.write(id3Tag(film));
    const workers = await encoding();
    if (plan.encoding === 'copy' || !workers) return copyMp3(file, track, sink, onTime);
    return encodeMp3(file, track, range, plan.encoding, workers, sink, onTime);
  }

  return {
    name: 'fast',
    probe: async (file) => toAudioProbe(await open(file)),
    refusal,
    convert: (file, plan, sink, onTime = () => undefined) => convert(file, plan, sink, onTime),
  };
}
