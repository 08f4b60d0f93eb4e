// The fast engine: MP4 read here, AAC decoded by the browser (WebCodecs), MP3 encoded by LAME in several workers. It takes plain
// files only and refuses all others, which are for the general engine: what it makes is exact to the sample, or not at all.
import {
  AudioError,
  type AudioEngine,
  type AudioOutcome,
  type AudioPlan,
  type AudioProbe,
  type AudioTrack,
} from '../../contract/audio-engine';
import type { Sink } from '../../contract/sink';
import { copyMp3 } from './copy';
import { encodeMp3, rangeOf, type SegmentWorker } from './encode';
import type { Workers } from './in-order';
import { id3Tag } from './mp3/id3';
import { openFilm, type Film, type FilmTrack } from './mp4/film';

/** How the engine encodes; left out where this browser cannot decode. It copies all the same. */
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

function toAudioProbe({ container, seconds, tracks, tags, cover }: Film): AudioProbe {
  return { container, seconds, tracks: tracks.map(toAudioTrack), tags, ...(cover && { cover: cover.mime }) };
}

/** Whether an MP3 of this kind can be made in segments of this track. */
function encodingOf(plan: AudioPlan, { format, delay }: FilmTrack) {
  const { encoding, start, end } = plan;
  if (encoding === 'copy' || encoding.bitRate === 'vbr' || format.codec !== 'aac') return undefined;
  const isWhole = start === 0 && end === undefined;
  const isPlain =
    SAMPLE_RATES.includes(format.sampleRate) &&
    encoding.sampleRate === format.sampleRate &&
    encoding.channels <= format.channels &&
    // Where the sound begins late, a time in the film is another one in the sound.
    (isWhole || delay === 0);
  return isPlain ? { ...encoding, bitRate: encoding.bitRate } : undefined;
}

export function createFastEngine(encoding: () => Promise<Encoding | undefined>): AudioEngine {
  let opening: Promise<Film> | undefined;
  const open = (file: Blob) => (opening ??= openOrRefuse(file));

  async function convert(
    file: Blob,
    plan: AudioPlan,
    sink: Pick<Sink, 'write'>,
    onTime: (seconds: number) => void,
  ): Promise<AudioOutcome> {
    const film = await open(file);
    const track = film.tracks[plan.track];
    if (!track || (plan.keepTags && film.hasChapters)) throw new AudioError('undecodable');
    const wanted = encodingOf(plan, track);
    const workers = wanted && (await encoding());
    if (plan.encoding === 'copy' ? track.format.codec !== 'mp3' : !workers) throw new AudioError('undecodable');
    if (plan.keepTags) await sink.write(id3Tag(film.tags, film.cover));
    if (!wanted || !workers) return copyMp3(file, track, sink, onTime);
    const range = rangeOf(track, plan);
    if (range.last <= range.first) throw new AudioError('no-sound');
    return encodeMp3(file, track, range, wanted, workers, sink, onTime);
  }

  return {
    name: 'fast',
    probe: async (file) => toAudioProbe(await open(file)),
    convert: (file, plan, sink, onTime = () => undefined) => convert(file, plan, sink, onTime),
  };
}

async function openOrRefuse(file: Blob): Promise<Film> {
  const film = await openFilm(file);
  if (!film) throw new AudioError('not-media');
  return film;
}
