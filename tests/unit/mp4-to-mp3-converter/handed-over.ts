// Files that the fast engine leaves to FFmpeg, made by FFmpeg.wasm, so that the tests in Node and in a browser have them anywhere.
import { ffmpeg, readFixture } from './run';

async function made(name: string, args: string, from = 'aac-faststart.mp4') {
  const { read } = await ffmpeg(await readFixture(from), `-i {in} -map 0:a ${args} /output/${name}`);
  return Uint8Array.from(await read(`/output/${name}`));
}

const AAC = '-c:a aac -b:a 96k';
const opus = (serial: number) => made(`${serial}.ogg`, `-c copy -serial_offset ${serial}`, 'opus.webm');

export interface HandedOver {
  readonly title: string;
  readonly make: () => Promise<Blob>;
  /** Length of the sound, at least. */
  readonly seconds: number;
  /** Notes and warnings. */
  readonly says: RegExp;
  readonly codec: string;
}

export const HANDED_OVER: readonly HandedOver[] = [
  {
    title: 'a chained Ogg Opus',
    make: async () => new Blob([await opus(1), await opus(2)]),
    seconds: 4,
    says: /^$/,
    codec: 'opus',
  },
  {
    title: 'an ADTS of two sample rates',
    make: async () => new Blob([await made('a.aac', AAC), await made('b.aac', `${AAC} -ar 48000`)]),
    seconds: 4,
    says: /sample rate or the number of channels changes within this file/,
    codec: 'aac',
  },
  {
    title: 'LATM in MPEG-TS',
    make: async () => new Blob([await made('a.ts', `${AAC} -mpegts_flags latm`)]),
    seconds: 2,
    says: /^$/,
    codec: 'aac_latm',
  },
  {
    title: 'MP2 in MP4',
    make: async () => new Blob([await made('a.mp4', '-c:a mp2')]),
    seconds: 1.98,
    says: /^$/,
    codec: 'mp2',
  },
  {
    title: 'FLAC in Ogg',
    make: async () => new Blob([await made('a.ogg', '-c:a flac')]),
    seconds: 2,
    says: /^$/,
    codec: 'flac',
  },
];
