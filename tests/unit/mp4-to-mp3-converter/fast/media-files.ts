// Files of each container and codec, made by FFmpeg from the sound of the fixtures.
import type { Layout } from '../../../fixtures/media/signal';
import { signal } from '../../../fixtures/media/signal';
import { ffmpeg, readFixture } from '../run';

/** A WAV file of 32-bit floats. https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html */
export function wave(layout: Layout, sampleRate: number): Blob {
  const channels = signal(layout, sampleRate);
  const frames = channels[0]?.length ?? 0;
  const bytes = Buffer.alloc(44 + frames * channels.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(3, 20);
  bytes.writeUInt16LE(channels.length, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * channels.length * 4, 28);
  bytes.writeUInt16LE(channels.length * 4, 32);
  bytes.writeUInt16LE(32, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  channels.forEach((samples, c) =>
    samples.forEach((sample, i) => bytes.writeFloatLE(sample, 44 + (i * channels.length + c) * 4)),
  );
  return new Blob([bytes]);
}

export interface MediaSample {
  readonly container: string;
  readonly codec: string;
  readonly channels: 1 | 2 | 6;
  readonly sampleRate: number;
  readonly what?: string;
  /** What FFmpeg writes, split at blanks, and the name it goes by. */
  readonly args: string;
  readonly name: string;
  /** A fixture to copy the packets of: this build of FFmpeg crashes when it encodes Opus in stereo. */
  readonly from?: string;
  /** Written by what many people use: phones, screen recorders, browsers and messengers. */
  readonly isCommon?: true;
  /** Only FFmpeg converts it, for this reason. */
  readonly ffmpeg?: string;
  /** By which the sound is quieter. */
  readonly gain?: number;
}

const FRAGMENTS = '-movflags +frag_keyframe+empty_moov+default_base_moof -frag_duration 500000';
const SURROUND = '-filter:a pan=5.1|FL=c0|FR=c1';
const surround = { channels: 6, gain: 1 / (1 + 2 * Math.SQRT1_2) } as const;
const stereo = { channels: 2, sampleRate: 48_000 } as const;
const common = { isCommon: true } as const;
const CODEC = 'no browser decodes it';

export const MEDIA_SAMPLES: readonly MediaSample[] = [
  { container: 'MP4', codec: 'AAC', ...stereo, ...common, args: '-c:a aac -b:a 128k', name: 'a.mp4' },
  {
    container: 'MP4',
    codec: 'AAC',
    channels: 2,
    sampleRate: 44_100,
    ...common,
    args: '-c:a aac -b:a 128k',
    name: 'b.mp4',
  },
  {
    container: 'MP4',
    codec: 'AAC',
    channels: 1,
    sampleRate: 32_000,
    ...common,
    args: '-c:a aac -b:a 64k',
    name: 'c.mp4',
  },
  {
    container: 'M4A',
    codec: 'AAC',
    channels: 1,
    sampleRate: 48_000,
    ...common,
    args: '-c:a aac -b:a 64k',
    name: 'd.m4a',
  },
  {
    container: 'M4A',
    codec: 'AAC',
    channels: 1,
    sampleRate: 16_000,
    ...common,
    args: '-c:a aac -b:a 32k',
    name: 'e.m4a',
  },
  { container: 'MP4', codec: 'AAC', ...stereo, ...surround, args: `${SURROUND} -c:a aac -b:a 256k`, name: 'f.mp4' },
  {
    container: 'MP4',
    codec: 'AAC',
    ...stereo,
    ...common,
    what: 'fragments',
    args: `-c:a aac -b:a 128k ${FRAGMENTS}`,
    name: 'g.mp4',
  },
  {
    container: 'MP4',
    codec: 'AAC',
    channels: 2,
    sampleRate: 22_050,
    args: '-c:a aac -b:a 96k',
    name: 'h.mp4',
  },
  {
    container: 'MP4',
    codec: 'AAC',
    channels: 2,
    sampleRate: 96_000,
    args: '-c:a aac -b:a 256k',
    name: 'i.mp4',
  },
  { container: 'MP4', codec: 'Opus', ...stereo, args: '-map 0:a -c copy', from: 'opus.mp4', name: 'j.mp4' },
  { container: 'MP4', codec: 'FLAC', ...stereo, args: '-c:a flac -strict experimental', name: 'k.mp4' },
  { container: 'MP4', codec: 'AC-3', ...stereo, args: '-c:a ac3 -b:a 192k', name: 'l.mp4', ffmpeg: CODEC },
  { container: 'M4A', codec: 'ALAC', ...stereo, args: '-c:a alac', name: 'm.m4a', ffmpeg: 'only Safari decodes it' },
  {
    container: 'MOV',
    codec: 'AAC',
    channels: 1,
    sampleRate: 44_100,
    ...common,
    args: '-c:a aac -b:a 64k',
    name: 'n.mov',
  },
  { container: 'MOV', codec: 'PCM', ...stereo, what: '16 bits', ...common, args: '-c:a pcm_s16le', name: 'o.mov' },
  { container: 'MOV', codec: 'PCM', ...stereo, what: '24 bits, big-endian', args: '-c:a pcm_s24be', name: 'p.mov' },
  {
    container: 'WebM',
    codec: 'Opus',
    ...stereo,
    ...common,
    args: '-map 0:a -c copy',
    from: 'opus.webm',
    name: 'q.webm',
  },
  {
    container: 'WebM',
    codec: 'Opus',
    channels: 1,
    sampleRate: 48_000,
    ...common,
    what: 'live, without a length',
    args: '-c:a libopus -b:a 48k -live 1',
    name: 'r.webm',
  },
  {
    container: 'WebM',
    codec: 'Vorbis',
    ...stereo,
    args: '-c:a libvorbis',
    name: 's.webm',
    ffmpeg: 'its times are rounded to milliseconds',
  },
  { container: 'MKV', codec: 'AAC', ...stereo, ...common, args: '-c:a aac -b:a 128k', name: 't.mkv' },
  { container: 'MKV', codec: 'MP3', ...stereo, args: '-c:a libmp3lame -b:a 160k', name: 'u.mkv' },
  { container: 'MKV', codec: 'FLAC', ...stereo, args: '-c:a flac', name: 'v.mkv' },
  { container: 'MKV', codec: 'PCM', ...stereo, what: '16 bits', args: '-c:a pcm_s16le', name: 'w.mkv' },
  { container: 'MKV', codec: 'FLAC', ...stereo, ...surround, args: `${SURROUND} -c:a flac`, name: 'x.mkv' },
  { container: 'MKV', codec: 'E-AC-3', ...stereo, args: '-c:a eac3 -b:a 192k', name: 'y.mkv', ffmpeg: CODEC },
  {
    container: 'Ogg',
    codec: 'Opus',
    channels: 1,
    sampleRate: 48_000,
    ...common,
    args: '-c:a libopus -b:a 24k',
    name: 'z.ogg',
  },
  {
    container: 'Ogg',
    codec: 'Vorbis',
    ...stereo,
    args: '-c:a libvorbis',
    name: 'aa.ogg',
    ffmpeg: 'packets of varying length',
  },
  {
    container: 'MP3',
    codec: 'MP3',
    channels: 2,
    sampleRate: 44_100,
    args: '-c:a libmp3lame -b:a 160k',
    name: 'bb.mp3',
  },
  {
    container: 'MP3',
    codec: 'MP3',
    ...stereo,
    what: 'variable bit rate',
    args: '-c:a libmp3lame -q:a 2',
    name: 'cc.mp3',
  },
  { container: 'WAV', codec: 'PCM', ...stereo, ...common, what: '16 bits', args: '-c:a pcm_s16le', name: 'dd.wav' },
  {
    container: 'WAV',
    codec: 'PCM',
    channels: 1,
    sampleRate: 44_100,
    what: '24 bits',
    args: '-c:a pcm_s24le',
    name: 'ee.wav',
  },
  { container: 'WAV', codec: 'PCM', ...stereo, what: '32-bit floats', args: '-c:a pcm_f32le', name: 'ff.wav' },
  { container: 'FLAC', codec: 'FLAC', channels: 2, sampleRate: 44_100, args: '-c:a flac', name: 'gg.flac' },
  {
    container: 'FLAC',
    codec: 'FLAC',
    channels: 2,
    sampleRate: 96_000,
    what: '24 bits',
    args: '-c:a flac -sample_fmt s32',
    name: 'hh.flac',
  },
  { container: 'ADTS', codec: 'AAC', ...stereo, args: '-c:a aac -b:a 128k', name: 'ii.aac' },
  {
    container: 'MPEG-TS',
    codec: 'AAC',
    ...stereo,
    args: '-c:a aac -b:a 128k',
    name: 'jj.ts',
  },
];

/** The file, without a name: a visitor's may say anything. */
export async function sampleFile({ channels, sampleRate, args, name, from }: MediaSample): Promise<Blob> {
  const source = from === undefined ? wave(channels === 1 ? 'mono' : 'stereo', sampleRate) : await readFixture(from);
  const { log, read } = await ffmpeg(source, `-i {in} ${args} /output/${name}`);
  const bytes = await read(`/output/${name}`);
  if (bytes.length === 0) throw new Error(log.slice(-5).join('\n'));
  return new Blob([Uint8Array.from(bytes)]);
}
