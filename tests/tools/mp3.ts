// Reads the frame headers of an MP3: ISO/IEC 11172-3 and 13818-3, Layer III.
import type { Sound } from './case';

const KBIT_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBIT_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ_MPEG1 = [44_100, 48_000, 32_000];

/** Bytes of an ID3v2 tag at the start, whose length is written in seven bits a byte. */
function tagBytes(mp3: Buffer): number {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + mp3.subarray(6, 10).reduce((length, byte) => length * 128 + byte, 0);
}

function frameAt(mp3: Buffer, at: number) {
  const [sync = 0, version = 0, rates = 0, mode = 0] = mp3.subarray(at, at + 4);
  if (sync !== 0xff || version < 0xe0) throw new Error(`No MP3 frame at byte ${at} of ${mp3.length}`);
  const isMpeg1 = ((version >> 3) & 3) === 3;
  const kbit = (isMpeg1 ? KBIT_MPEG1 : KBIT_MPEG2)[rates >> 4] ?? 0;
  const sampleRate = (HERTZ_MPEG1[(rates >> 2) & 3] ?? 0) / (isMpeg1 ? 1 : 2);
  const samples = isMpeg1 ? 1152 : 576;
  const bytes = Math.floor((samples / 8) * 1000 * (kbit / sampleRate)) + ((rates >> 1) & 1);
  return { bytes, samples, sampleRate, channels: mode >> 6 === 3 ? 1 : 2 } as const;
}

/** Throws with the place of the first byte that is no frame. */
export function soundOf(mp3: Buffer): Sound {
  const first = tagBytes(mp3);
  const { sampleRate, channels } = frameAt(mp3, first);
  let samples = 0;
  for (let at = first; at < mp3.length && mp3.toString('latin1', at, at + 3) !== 'TAG';) {
    const frame = frameAt(mp3, at);
    samples += frame.samples;
    at += frame.bytes;
  }
  return { seconds: samples / sampleRate, channels, sampleRate };
}
