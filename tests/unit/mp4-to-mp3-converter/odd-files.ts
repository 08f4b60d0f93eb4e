// Files that stop early, change midway or are named wrongly, made by the FFmpeg of this machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Two sweeps, one up and one down, so that no second is like another. */
const SOUND = "aevalsrc='0.4*sin(2*PI*(300+60*t)*t)|0.4*sin(2*PI*(1500-40*t)*t)':s=48000:d=6";

const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=10:duration=6'];

const words = (text: string) => text.split(' ').filter(Boolean);

function inFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'odd-files-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const run = (args: readonly string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });

let source: Buffer | undefined;

/** The sound in a WAV file. */
export const original = (): Buffer =>
  (source ??= run([...['-f', 'lavfi', '-i', SOUND], ...words('-c:a pcm_s24le -f wav -')]));

/** Seconds of the sound, encoded and put into a file of this name, which decides its container. */
function encoded(name: string, args: string, [from, to]: readonly [number, number] = [0, 6]): Buffer {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'sound.wav'), original());
    const pictures = args.includes('-map 1:v') ? PICTURES : [];
    const part = ['-ss', String(from), '-t', String(to - from)];
    run(['-i', join(folder, 'sound.wav'), ...pictures, ...part, ...words(args), join(folder, name)]);
    return readFileSync(join(folder, name));
  });
}

const A = [0, 2.5] as const;
const B = [2.5, 6] as const;
const sound = '-map 0:a';
const film = '-map 0:a -map 1:v -c:v mpeg4 -b:v 60k';

/** Two recordings in one file. */
const joined =
  (name: string, first: string, second = first) =>
  () =>
    Buffer.concat([encoded(name, `${sound} ${first}`, A), encoded(name, `${sound} ${second}`, B)]);

const one = (name: string, args: string) => () => encoded(name, `${sound} ${args}`);
const made = (name: string, args: string) => () => encoded(name, args);

/** Without its last third. */
const cut = (name: string, args: string) => () => {
  const bytes = encoded(name, `${sound} ${args}`);
  return bytes.subarray(0, Math.floor(bytes.length * 0.7));
};

const between = (start: Buffer, name: string, args: string, end: Buffer) => () =>
  Buffer.concat([start, encoded(name, args.includes('-map') ? args : `${sound} ${args}`), end]);

/** An ID3v1 tag: https://id3.org/ID3v1 */
const ID3V1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);

/** An empty APEv2 tag, which is a footer alone: https://wiki.hydrogenaud.io/index.php?title=APEv2_specification */
const APE = Buffer.concat([
  Buffer.from('APETAGEX'),
  Buffer.from([0xd0, 7, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.alloc(8),
]);

/** An empty ID3v2.3 tag with 100 bytes of padding. */
const ID3V2 = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 100]), Buffer.alloc(100)]);

const GARBAGE = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 0x7f));

/** Garbage in the middle. */
const damaged = (name: string, args: string) => () => {
  const bytes = encoded(name, `${sound} ${args}`);
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([bytes.subarray(0, middle), GARBAGE, bytes.subarray(middle)]);
};

const NONE = Buffer.alloc(0);

const AAC = '-c:a aac -b:a 96k';
const MP3 = '-c:a libmp3lame -b:a 96k';
const PLAIN_MP3 = `${MP3} -write_xing 0 -id3v2_version 0`;
const OPUS = '-c:a libopus -b:a 96k';
const PCM = '-c:a pcm_s16le';
const COVER = '-map 0:a -map 1:v -frames:v 1 -c:v mjpeg';

/** Times that go on after the first recording. */
const LATER = '-output_ts_offset 2.5';

const FRAGMENTS = '-movflags +frag_keyframe+empty_moov -frag_duration 500000';
const CHANGED = /changes within this file/;
const BACK = /times in this file jump back/;
const MIXED = /channels were mixed down to stereo/;
const DAMAGED = /could not be decoded/;
const CUT = /incomplete or damaged/;
const COPIED = /copied unchanged/;

export interface OddFile {
  readonly title: string;
  readonly bytes: () => Buffer;
  /** What converts it. FFmpeg is loaded only for its own. */
  readonly engine: 'fast' | 'ffmpeg';
  readonly copied?: true;
  /** Notes and warnings. */
  readonly says?: RegExp;
  /** The second recording begins here. */
  readonly joint?: number;
  /** What it is compared with, if the native FFmpeg leaves out something of the file, or the time of a gap. */
  readonly like?: 'original' | 'its beginning';
  /** A codec other than its container's. */
  readonly codec?: string;
}

const joint = A[1];

export const ODD_FILES: readonly OddFile[] = [
  // Joins
  { title: 'two Ogg Opus', bytes: joined('a.opus', OPUS), engine: 'ffmpeg', joint },
  {
    title: 'two Ogg Opus, mono behind stereo',
    bytes: joined('a.opus', OPUS, `${OPUS} -ac 1`),
    engine: 'ffmpeg',
    joint,
  },
  {
    title: 'an Ogg Opus twice, with one serial number',
    bytes: () => {
      const bytes = encoded('a.opus', `${sound} ${OPUS}`, A);
      return Buffer.concat([bytes, bytes]);
    },
    engine: 'ffmpeg',
    says: DAMAGED,
    like: 'its beginning',
  },
  { title: 'two Ogg Vorbis', bytes: joined('a.ogg', '-c:a libvorbis'), engine: 'ffmpeg', joint },
  {
    title: 'two Ogg Vorbis of two rates',
    bytes: joined('a.ogg', '-c:a libvorbis', '-c:a libvorbis -ar 44100'),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  { title: 'two Ogg FLAC', bytes: joined('a.ogg', '-c:a flac'), engine: 'ffmpeg', joint },
  {
    title: 'Ogg Opus and then Vorbis',
    bytes: () =>
      Buffer.concat([encoded('a.opus', `${sound} ${OPUS}`, A), encoded('a.ogg', `${sound} -c:a libvorbis`, B)]),
    engine: 'ffmpeg',
    says: /audio ends at 2\.5 s\. The file goes on, but no audio was found there/,
  },
  { title: 'two FLAC', bytes: joined('a.flac', '-c:a flac'), engine: 'ffmpeg', says: BACK, joint, like: 'original' },
  {
    title: 'two FLAC of two rates',
    bytes: joined('a.flac', '-c:a flac', '-c:a flac -ar 44100'),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  { title: 'two ADTS', bytes: joined('a.aac', AAC), engine: 'fast', joint },
  {
    title: 'two ADTS of two rates',
    bytes: joined('a.aac', AAC, `${AAC} -ar 44100`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  {
    title: 'two ADTS of far rates',
    bytes: joined('a.aac', AAC, `${AAC} -ar 24000`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  {
    title: 'two ADTS, mono behind stereo',
    bytes: joined('a.aac', AAC, `${AAC} -ac 1`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  { title: 'two MP3 with tags', bytes: joined('a.mp3', MP3), engine: 'ffmpeg', copied: true, says: COPIED, joint },
  {
    title: 'two MP3 without tags',
    bytes: joined('a.mp3', PLAIN_MP3),
    engine: 'fast',
    copied: true,
    says: COPIED,
    joint,
  },
  {
    title: 'two MP3 of two rates',
    bytes: joined('a.mp3', PLAIN_MP3, `${PLAIN_MP3} -ar 44100`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  {
    title: 'two MP3, mono behind stereo',
    bytes: joined('a.mp3', PLAIN_MP3, `${PLAIN_MP3} -ac 1`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  { title: 'two MPEG-TS', bytes: joined('a.ts', AAC), engine: 'ffmpeg', joint },
  {
    title: 'two MPEG-TS, MP3 behind AAC',
    bytes: joined('a.ts', AAC, MP3),
    engine: 'ffmpeg',
    says: /could not be decoded\. Saved: 2\.5 s of 3\.4 s/,
  },
  {
    title: 'two MPEG-TS of two rates',
    bytes: joined('a.ts', AAC, `${AAC} -ar 44100`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  { title: 'two MPEG-TS in sequence', bytes: joined('a.ts', AAC, `${AAC} ${LATER}`), engine: 'fast', joint },
  {
    title: 'two MPEG-TS in sequence of two rates',
    bytes: joined('a.ts', AAC, `${AAC} -ar 44100 ${LATER}`),
    engine: 'ffmpeg',
    says: CHANGED,
    joint,
  },
  {
    title: 'two MPEG-TS in sequence, another stream',
    bytes: joined('a.ts', AAC, `${AAC} ${LATER} -mpegts_start_pid 300`),
    engine: 'ffmpeg',
    says: /2 audio tracks; track 1.*audio ends at 2\.5 s of \d\.\d s/,
  },
  {
    title: 'two WAV',
    bytes: joined('a.wav', PCM),
    engine: 'fast',
    says: /2 WAV files in one\. Only the first \(2\.5 s\)/,
  },
  { title: 'two Matroska', bytes: joined('a.mkv', AAC), engine: 'ffmpeg', says: BACK, joint },
  { title: 'two live WebM', bytes: joined('a.webm', `${OPUS} -live 1`), engine: 'ffmpeg', says: BACK, joint },
  // Kinds that only FFmpeg knows, or knows better
  { title: 'Ogg FLAC', bytes: one('a.ogg', '-c:a flac'), engine: 'ffmpeg' },
  {
    title: 'Ogg Speex',
    bytes: one('a.ogg', '-ac 1 -ar 16000 -c:a libspeex'),
    engine: 'ffmpeg',
    says: /up to 160 kbit/,
  },
  { title: 'LATM in MPEG-TS', bytes: one('a.ts', `${AAC} -mpegts_flags latm`), engine: 'ffmpeg', codec: 'aac_latm' },
  {
    title: 'LATM in MPEG-TS with a picture',
    bytes: made('a.ts', `${film} ${AAC} -mpegts_flags latm`),
    engine: 'ffmpeg',
    codec: 'aac_latm',
  },
  { title: 'LOAS', bytes: one('a.latm', `${AAC} -f latm`), engine: 'ffmpeg', codec: 'aac_latm' },
  {
    title: 'two tracks in MPEG-TS',
    bytes: made('a.ts', `-map 0:a -map 0:a ${AAC}`),
    engine: 'fast',
    says: /2 audio tracks; track 1/,
  },
  {
    title: 'Opus and AAC in MPEG-TS',
    bytes: made('a.ts', `-map 0:a -map 0:a -c:a:0 libopus -c:a:1 aac`),
    engine: 'ffmpeg',
    says: /2 audio tracks; track 1/,
    codec: 'opus',
  },
  { title: 'MP2 in MP4', bytes: one('a.mp4', '-c:a mp2'), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP2 in MP4 in fragments', bytes: one('a.mp4', `-c:a mp2 ${FRAGMENTS}`), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP2 in QuickTime', bytes: one('a.mov', '-c:a mp2'), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP2 in Matroska', bytes: one('a.mkv', '-c:a mp2'), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP2 in MPEG-TS', bytes: one('a.ts', '-c:a mp2'), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP2 alone', bytes: one('a.mp2', '-c:a mp2'), engine: 'ffmpeg', codec: 'mp2' },
  { title: 'MP3 in MPEG-TS', bytes: one('a.ts', MP3), engine: 'fast', copied: true, says: COPIED, codec: 'mp3' },
  { title: 'AC-3 in MPEG-TS', bytes: one('a.ts', '-c:a ac3'), engine: 'ffmpeg', codec: 'ac3' },
  { title: 'Opus in MPEG-TS', bytes: one('a.ts', OPUS), engine: 'ffmpeg', codec: 'opus' },
  { title: 'PCM of Blu-ray in MPEG-TS', bytes: one('a.m2ts', '-c:a pcm_bluray -mpegts_m2ts_mode 1'), engine: 'ffmpeg' },
  {
    title: 'AAC in M2TS with a picture',
    bytes: made('a.m2ts', `${film} ${AAC} -mpegts_m2ts_mode 1`),
    engine: 'ffmpeg',
  },
  { title: 'ALAC in Matroska', bytes: one('a.mka', '-c:a alac'), engine: 'ffmpeg' },
  { title: 'A-law in WAV', bytes: one('a.wav', '-c:a pcm_alaw'), engine: 'ffmpeg' },
  { title: 'ADPCM in WAV', bytes: one('a.wav', '-c:a adpcm_ms'), engine: 'ffmpeg' },
  { title: 'PCM of 8 bits in WAV', bytes: one('a.wav', '-c:a pcm_u8'), engine: 'fast' },
  { title: 'RF64', bytes: one('a.wav', `${PCM} -rf64 always`), engine: 'fast' },
  {
    title: 'WAV from a pipe',
    bytes: () => run([...['-f', 'lavfi', '-i', SOUND], ...words(`${PCM} -f wav -`)]),
    engine: 'fast',
  },
  { title: 'AIFF', bytes: one('a.aiff', '-c:a pcm_s16be'), engine: 'ffmpeg' },
  {
    title: '5.1 in MPEG-TS',
    bytes: one('a.ts', `${AAC} -af pan=5.1|FL=c0|FR=c1|FC=0.2*c0`),
    engine: 'fast',
    says: MIXED,
  },
  {
    title: '7.1 in FLAC',
    bytes: one('a.flac', '-c:a flac -af pan=7.1|FL=c0|FR=c1|SL=0.3*c0'),
    engine: 'ffmpeg',
    says: MIXED,
  },
  {
    title: 'quad in WAV',
    bytes: one('a.wav', `${PCM} -af pan=quad|FL=c0|FR=c1|BL=0.3*c0`),
    engine: 'ffmpeg',
    says: MIXED,
  },
  {
    title: '3.0 in MP4',
    bytes: one('a.m4a', `${AAC} -af pan=3.0|FL=c0|FR=c1|FC=0.3*c0`),
    engine: 'ffmpeg',
    says: MIXED,
  },
  // Cut off
  { title: 'a cut ADTS', bytes: cut('a.aac', AAC), engine: 'fast' },
  {
    title: 'a cut MP3',
    bytes: cut('a.mp3', MP3),
    engine: 'ffmpeg',
    copied: true,
    says: /copied unchanged.*ends at 4\.2 s of 6\.0 s/,
  },
  { title: 'a cut Ogg Opus', bytes: cut('a.opus', OPUS), engine: 'ffmpeg' },
  { title: 'a cut FLAC', bytes: cut('a.flac', '-c:a flac'), engine: 'ffmpeg', says: /Saved: 4\.\d s of 6\.0 s/ },
  { title: 'a cut WAV', bytes: cut('a.wav', PCM), engine: 'ffmpeg', says: CUT },
  { title: 'a cut MPEG-TS', bytes: cut('a.ts', AAC), engine: 'ffmpeg', says: CUT },
  { title: 'a cut live WebM', bytes: cut('a.webm', `${OPUS} -live 1`), engine: 'ffmpeg', says: CUT },
  { title: 'a cut Matroska', bytes: cut('a.mkv', AAC), engine: 'ffmpeg', says: /Saved: 4\.2 s of 6\.0 s/ },
  // Garbage and tags
  {
    title: 'garbage behind ADTS',
    bytes: between(NONE, 'a.aac', AAC, GARBAGE),
    engine: 'ffmpeg',
    says: /ends at 6\.0 s\. The file goes on/,
  },
  { title: 'garbage within ADTS', bytes: damaged('a.aac', AAC), engine: 'ffmpeg', says: DAMAGED },
  { title: 'garbage within MP3', bytes: damaged('a.mp3', PLAIN_MP3), engine: 'ffmpeg', copied: true, says: COPIED },
  { title: 'garbage within MPEG-TS', bytes: damaged('a.ts', AAC), engine: 'ffmpeg', says: DAMAGED },
  {
    title: 'garbage within Ogg Opus',
    bytes: damaged('a.opus', OPUS),
    engine: 'ffmpeg',
    says: /no audio for 1\.0 s/,
    like: 'its beginning',
  },
  {
    title: 'garbage within FLAC',
    bytes: damaged('a.flac', '-c:a flac'),
    engine: 'ffmpeg',
    says: DAMAGED,
    like: 'its beginning',
  },
  {
    title: 'garbage within Matroska',
    bytes: damaged('a.mkv', AAC),
    engine: 'ffmpeg',
    says: /./,
    like: 'its beginning',
  },
  { title: 'garbage behind Matroska', bytes: between(NONE, 'a.mkv', AAC, GARBAGE), engine: 'ffmpeg' },
  { title: 'garbage behind MP4', bytes: between(NONE, 'a.m4a', AAC, GARBAGE), engine: 'fast' },
  { title: 'garbage behind WAV', bytes: between(NONE, 'a.wav', PCM, GARBAGE), engine: 'fast' },
  { title: 'garbage behind FLAC', bytes: between(NONE, 'a.flac', '-c:a flac', GARBAGE), engine: 'fast' },
  {
    title: 'MP3 with tags of three kinds',
    bytes: between(ID3V2, 'a.mp3', PLAIN_MP3, Buffer.concat([APE, ID3V1])),
    engine: 'fast',
    copied: true,
    says: COPIED,
  },
  { title: 'ADTS with tags at both ends', bytes: between(ID3V2, 'a.aac', AAC, ID3V1), engine: 'fast' },
  { title: 'FLAC with tags at both ends', bytes: between(ID3V2, 'a.flac', '-c:a flac', ID3V1), engine: 'fast' },
  { title: 'MP3 with a cover', bytes: made('a.mp3', `${COVER} ${MP3}`), engine: 'fast', copied: true, says: COPIED },
  { title: 'M4A with a cover', bytes: made('a.m4a', `${COVER} -disposition:v attached_pic ${AAC}`), engine: 'fast' },
  {
    title: 'FLAC with a cover',
    bytes: made('a.flac', `${COVER} -disposition:v attached_pic -c:a flac`),
    engine: 'fast',
  },
  // Sound that is shorter than the picture
  {
    title: 'short sound in MP4',
    bytes: made('a.mp4', `${film} ${AAC} -af atrim=end=3`),
    engine: 'fast',
    says: /ends at 3\.0 s of 6\.0 s/,
  },
  {
    title: 'short sound in Matroska',
    bytes: made('a.mkv', `${film} ${AAC} -af atrim=end=3`),
    engine: 'fast',
    says: /ends at 3\.0 s of 6\.0 s/,
  },
  { title: 'short sound in MPEG-TS', bytes: made('a.ts', `${film} ${AAC} -af atrim=end=3`), engine: 'fast' },
  {
    title: 'a live WebM with a picture',
    bytes: made('a.webm', `-map 0:a -map 1:v -c:v libvpx -b:v 60k ${OPUS} -live 1`),
    engine: 'fast',
  },
  { title: 'fragments with a picture', bytes: made('a.mp4', `${film} ${AAC} ${FRAGMENTS}`), engine: 'fast' },
];

/** The sound as the native FFmpeg decodes it, one array for each channel. */
export function decodedByFfmpeg(bytes: Uint8Array, channels: number, sampleRate: number): Float32Array[] {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'input'), bytes);
    const shape = ['-ac', String(channels), '-ar', String(sampleRate)];
    const raw = run(['-i', join(folder, 'input'), ...words('-map 0:a:0 -f f32le'), ...shape, '-']);
    const samples = new Float32Array(Uint8Array.from(raw).buffer, 0, Math.floor(raw.length / 4));
    return Array.from({ length: channels }, (_, c) => samples.filter((_, i) => i % channels === c));
  });
}
