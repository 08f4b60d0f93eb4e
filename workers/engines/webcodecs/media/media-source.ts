// Makes files that Mediabunny reads available to the fast engine.
import { AudioError, type AudioPlan, type AudioProbe, type EngineRefusal } from '../../../contract/media/audio-engine';
import { messagesOf, type Text } from '../../../contract/run/message';
import type { common } from '../../../words/common';
import { copyMp3, type CopyTrack } from '../copy';
import { isPcm } from '../decode-pcm';
import { canDecimate } from '../decimate';
import { extractAac } from '../extract';
import type { FileTags } from '../../../lib/tags/file-tags';
import { readTags } from '../../../lib/tags/read-tags';
import { tagsBox } from '../mp4/write-tags';
import type { Decodable } from '../decoder-clicks';
import { rangeOf, type PacketSource } from '../encode';
import { WRITTEN, type Opened } from '../opened';
import type { Timeline } from '../silence';
import { canMix } from '../mix';
import type { MediaFile, MediaKind, MediaPort, MediaTrack } from './media-port';

const message = messagesOf<typeof common>('common');

const containerOf = (kind: MediaKind): Text => (kind === 'Matroska' ? message('webmOrMatroska') : kind);

const probeOf = (
  { kind, seconds, tracks }: MediaFile,
  { tags, cover, hasOtherCover = false }: FileTags,
): AudioProbe => ({
  container: containerOf(kind),
  ...(seconds === undefined ? {} : { seconds }),
  tracks,
  tags,
  ...(cover && { cover: cover.mime }),
  ...(hasOtherCover && { hasOtherCover }),
});

const DECODERS = new Map<string, Decodable>([
  ['aac', 'aac'],
  ['flac', 'flac'],
  ['mp3', 'mp3'],
  ['opus', 'opus'],
]);

/** Also undefined for samples that need no decoder. */
const decoderOf = ({ codec, channels }: MediaTrack): Decodable | undefined =>
  codec === 'aac' && channels > 2 ? 'surround' : DECODERS.get(codec);

/** Whether the order of its channels is fully known. */
const hasKnownChannels = ({ codec, channels }: MediaTrack) =>
  channels <= 2 || (channels === 6 && (codec === 'aac' || codec === 'flac'));

/** The properties known from the headers alone. */
function refusalOf(plan: AudioPlan, track: MediaTrack): EngineRefusal | undefined {
  const { encoding } = plan;
  if (!WRITTEN.has(plan.format)) return 'format';
  if (encoding === 'copy') return track.codec === (plan.format === 'm4a' ? 'aac' : 'mp3') ? undefined : 'codec';
  if (decoderOf(track) === undefined && track.codec !== 'pcm') return 'codec';
  if ('isQuick' in encoding && encoding.bitRate === 'vbr') return 'variable';
  // Browsers scale the integers of a FLAC on their way to floats, and WAVs are for exact samples.
  if (plan.format === 'wav' && track.codec === 'flac') return 'format';
  const sampleRate = track.codec === 'opus' ? 48_000 : track.sampleRate;
  if (!canDecimate(sampleRate, encoding.sampleRate)) return 'sample-rate';
  return hasKnownChannels(track) && canMix(track.channels, encoding.channels) ? undefined : 'channels';
}

/** These containers list all tracks in their index. In others, Mediabunny finds only tracks whose codec it knows. */
const NAMES_ALL: ReadonlySet<MediaKind> = new Set(['MP4', 'QuickTime', 'Matroska']);

/** How many seconds of packets the reader holds at a time. */
const COPY_SECONDS = 600;

/** @throws AudioError `partial` if the file continues after the last packet that can be read */
async function wholeTimeline(port: MediaPort, track: number, sampleRate: number): Promise<Timeline> {
  const timeline = await port.timeline(track);
  if (timeline.isPartial) throw new AudioError('partial', { seconds: (timeline.last - timeline.first) / sampleRate });
  return timeline;
}

/** All packets of a track. The browser holds their bytes. */
async function allPackets(port: MediaPort, index: number, { codec, format }: MediaTrack) {
  if (!format) throw new AudioError('undecodable');
  const timeline = await wholeTimeline(port, index, format.sampleRate);
  // Silence can't be copied. AAC without settings has a header in each packet.
  if (timeline.silences.length > 0 || (codec === 'aac' && !format.settings)) throw new AudioError('undecodable');
  const [parts, sizes]: [Blob[], number[]] = [[], []];
  let [end, packetSamples] = [0, 0];
  while (end < timeline.last) {
    const range = await port.packetsFor(index, end, Math.min(timeline.last, end + COPY_SECONDS * format.sampleRate));
    const samples = Uint32Array.from(range.packetSamples as Uint32Array);
    packetSamples ||= samples[0] ?? 0;
    if (samples.some((one) => one !== packetSamples)) throw new AudioError('undecodable');
    const known = (end - range.start) / packetSamples;
    parts.push(range.file.slice(range.offsets[known] ?? range.file.size));
    for (const size of range.sizes.subarray(known)) sizes.push(size);
    end = range.start + samples.length * packetSamples;
  }
  let at = 0;
  const offsets = Float64Array.from(sizes, (size) => (at += size) - size);
  const { sampleRate, channels, settings = new Uint8Array(0) } = format;
  const track: CopyTrack = {
    format: { codec: codec === 'aac' ? codec : 'mp3', sampleRate, channels, settings },
    packets: { offsets, sizes: Uint32Array.from(sizes) },
    packetSamples,
    first: timeline.first,
    last: timeline.last,
  };
  return { track, timeline, packets: new Blob(parts) };
}

/** Files of these kinds may have no tags. In other files, FFmpeg reads tags that `readTags` doesn't. */
const WITHOUT_TAGS: ReadonlySet<MediaKind> = new Set(['AAC', 'MPEGTS']);

async function tagsOf(blob: Blob, { kind }: MediaFile): Promise<FileTags> {
  const tags = await readTags(blob);
  if (!tags && !WITHOUT_TAGS.has(kind)) throw new AudioError('not-media');
  return tags ?? { tags: {} };
}

export async function openMedia(blob: Blob, port: MediaPort): Promise<Opened> {
  const file = await port.open();
  if (file.tracks.length === 0 && !NAMES_ALL.has(file.kind)) throw new AudioError('not-media');
  const tags = await tagsOf(blob, file);
  const trackOf = ({ track }: AudioPlan) => {
    const found = file.tracks[track];
    if (!found) throw new AudioError('undecodable');
    return found;
  };
  return {
    ...tags,
    hasChapters: file.hasChapters || tags.hasChapters === true,
    probe: probeOf(file, tags),
    refusal: (plan) => refusalOf(plan, trackOf(plan)),
    decoderFor: (plan) => decoderOf(trackOf(plan)),
    async packets(plan) {
      const { format } = trackOf(plan);
      if (!format || (trackOf(plan).codec === 'pcm' && !isPcm(format.codec))) throw new AudioError('undecodable');
      const timeline = await wholeTimeline(port, plan.track, format.sampleRate);
      const range = rangeOf(timeline, plan, format.sampleRate);
      const source: PacketSource = {
        format,
        silences: timeline.silences,
        packetsFor: (first, last) => port.packetsFor(plan.track, first, last),
      };
      return { range, source };
    },
    async copy(plan, sink, onTime) {
      const { track, timeline, packets } = await allPackets(port, plan.track, trackOf(plan));
      const range = rangeOf(timeline, plan, track.format.sampleRate);
      if (plan.format === 'mp3') return copyMp3(packets, track, sink, onTime);
      return extractAac(packets, track, range, plan.tags ? tagsBox(plan.tags) : new Uint8Array(0), sink, onTime);
    },
  };
}
