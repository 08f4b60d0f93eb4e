// The audio tracks of a WebM or Matroska file, as far as its beginning shows them: RFC 8794 (EBML) and RFC 9559 (Matroska).
import type { AudioProbe, AudioTrack } from '../../../contract/media/audio-engine';
import { messagesOf } from '../../../contract/run/message';
import { elementsIn, find, unsigned } from '../../../lib/ebml';
import type { common } from '../../../words/common';

const message = messagesOf<typeof common>('common');

/** The length and the tracks come before the first picture, at most after an index and a few fonts. */
export const HEAD_BYTES = 256 * 1024;

/** RFC 9559, 5.1 */
export const IDS = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  kind: 0x83,
  trackNumber: 0xd7,
  isDefault: 0x88,
  codec: 0x86,
  audio: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
  codecDelay: 0x56aa,
  chapters: 0x1043a770,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  discardPadding: 0x75a2,
} as const;
const SOUND = 2;
const DEFAULT_SCALE = 1_000_000; // nanoseconds

/** RFC 9559, 9: codec IDs begin with A_ for audio. By ffmpeg's names. */
const CODECS = new Map([
  ['A_EAC3', 'eac3'],
  ['A_MPEG/L3', 'mp3'],
  ['A_PCM/INT/LIT', 'pcm'],
]);

const real = (body: DataView | undefined) =>
  body?.byteLength === 8 ? body.getFloat64(0) : body?.byteLength === 4 ? body.getFloat32(0) : undefined;

function codecOf(body: DataView): string {
  const id = String.fromCharCode(...new Uint8Array(body.buffer, body.byteOffset, body.byteLength)).replace(/\0+$/, '');
  return CODECS.get(id) ?? id.replace(/^A_/, '').replace(/\/.*$/, '').toLowerCase();
}

function trackOf(entry: DataView): AudioTrack[] {
  const fields = elementsIn(entry);
  const codec = find(fields, IDS.codec);
  if (unsigned(find(fields, IDS.kind), 0) !== SOUND || !codec) return [];
  const audio = find(fields, IDS.audio);
  const sound = audio ? elementsIn(audio) : [];
  return [
    {
      codec: codecOf(codec),
      sampleRate: Math.round(real(find(sound, IDS.sampleRate)) ?? 8000),
      channels: unsigned(find(sound, IDS.channels), 1),
      isDefault: unsigned(find(fields, IDS.isDefault), 1) === 1,
      isDecodable: true,
    },
  ];
}

function read(head: DataView): AudioProbe | undefined {
  const outer = elementsIn(head);
  const segment = find(outer, IDS.segment);
  if (outer[0]?.id !== IDS.header || !segment) return undefined;
  const parts = elementsIn(segment);
  const [info, tracks] = [find(parts, IDS.info), find(parts, IDS.tracks)];
  if (!info || !tracks) return undefined;
  const sounds = elementsIn(tracks).flatMap(({ id, body }) => (id === IDS.entry ? trackOf(body) : []));
  // The bytes that were read may end before the audio track's entry.
  if (sounds.length === 0) return undefined;
  const facts = elementsIn(info);
  const duration = real(find(facts, IDS.duration));
  const scale = unsigned(find(facts, IDS.scale), DEFAULT_SCALE);
  return {
    container: message('webmOrMatroska'),
    ...(duration === undefined ? {} : { seconds: (duration * scale) / 1e9 }),
    tracks: sounds,
    tags: {},
  };
}

/** Undefined for other files, and if the length and the tracks aren't at the beginning. */
export async function probeMatroska(file: Blob): Promise<AudioProbe | undefined> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return head.byteLength > 0 ? read(head) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
