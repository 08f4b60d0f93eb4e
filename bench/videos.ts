// Videos to extract audio from, made by the machine's own ffmpeg.
import { copyFile, open, stat } from 'node:fs/promises';
import { GB, madeOnce } from './inputs';
import type { Input } from './measure/contender';
import { run } from './measure/native';

/**
 * Decaying tones, two sweeps and pink noise, which get louder and softer over the minutes, so that no encoder can skip a part.
 */
const SOUND =
  'aevalsrc=exprs=' +
  `'0.2*sin(2*PI*(220+110*floor(mod(t\\,8)))*t)*exp(-3*mod(t\\,1))+0.1*sin(2*PI*(300+40*mod(t\\,60))*t)` +
  `|0.2*sin(2*PI*(330+110*floor(mod(t\\,6)))*t)*exp(-2*mod(t\\,1))+0.1*sin(2*PI*(500+30*mod(t\\,40))*t)'` +
  ':s=44100[tones];anoisesrc=color=pink:amplitude=0.08:sample_rate=44100:seed=1[noise];' +
  '[tones][noise]amix=inputs=2:duration=first[sound]';

export type AudioCodec = 'aac' | 'ac3' | 'libmp3lame';

/** A video's name and its audio format. AAC is the usual one. */
const SOUNDS = { aac: undefined, ac3: 'AC-3', libmp3lame: 'MP3' } as const satisfies Record<
  AudioCodec,
  string | undefined
>;

async function encode(path: string, seconds: number, codec: AudioCodec) {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25'];
  const sound = ['-filter_complex', SOUND, '-map', '0:v', '-map', '[sound]'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', codec, '-b:a', '128k', '-ac', '2'];
  await run('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, '-t', String(seconds), ...codecs, path]);
}

const lengthInWords = (seconds: number) => (seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`);

const nameOf = (minutes: number, codec: AudioCodec) =>
  `video-${SOUNDS[codec] === undefined ? '' : `${SOUNDS[codec].toLowerCase()}-`}${minutes}`;

/** An MP4 with H.264, its index at the end as cameras write it. Throws NotHere without ffmpeg. */
export async function video(minutes: number, codec: AudioCodec = 'aac'): Promise<Input> {
  const seconds = Math.round(minutes * 60);
  const path = await madeOnce(`${nameOf(minutes, codec)}.mp4`, (target) => encode(target, seconds, codec));
  const { size } = await stat(path);
  return {
    label: `${lengthInWords(seconds)}${SOUNDS[codec] === undefined ? '' : ` of ${SOUNDS[codec]}`}, ${(size / 1e6).toFixed(0)} MB`,
    bytes: size,
    path,
  };
}

const HEAD_BYTES = 16;

/** The offset of the index (`moov`): ISO/IEC 14496-12, section 4.2, boxes of 32-bit and 64-bit sizes. */
async function findIndex(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(HEAD_BYTES);
    for (let at = 0; at < size;) {
      await file.read(head, 0, HEAD_BYTES, at);
      if (head.toString('latin1', 4, 8) === 'moov') return at;
      const short = head.readUInt32BE(0);
      at += short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    }
    throw new Error(`${path} has no index`);
  } finally {
    await file.close();
  }
}

/** Moves the index to the far end with a free box, a hole on disk. The data that it points to doesn't move. */
async function pad(source: string, target: string, bytes: number) {
  const index = await findIndex(source);
  await copyFile(source, target);
  const file = await open(target, 'r+');
  try {
    const { size } = await file.stat();
    const moov = Buffer.alloc(size - index);
    await file.read(moov, 0, moov.length, index);
    await file.truncate(index);
    const free = Buffer.alloc(HEAD_BYTES);
    free.writeUInt32BE(1, 0);
    free.write('free', 4);
    free.writeBigUInt64BE(BigInt(bytes), 8);
    await file.write(free, 0, free.length, index);
    await file.write(moov, 0, moov.length, index + bytes);
  } finally {
    await file.close();
  }
}

/** The same video in a larger file, by default of more than 2 GiB, which no competitor can open. */
export async function paddedVideo(minutes: number, gigabytes = 2.2, codec: AudioCodec = 'aac'): Promise<Input> {
  const { path: source } = await video(minutes, codec);
  const path = await madeOnce(`${nameOf(minutes, codec)}-padded-${gigabytes}.mp4`, (target) =>
    pad(source, target, gigabytes * GB),
  );
  const { size } = await stat(path);
  return { label: `${minutes} minutes, ${(size / GB).toFixed(1)} GB`, bytes: size, path };
}
