// A WAV: its header, and its samples from floats.
// https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
import type { LosslessEncoding } from '../../contract/media/audio-engine';
import type { Mp3Encoder } from './lame';

export const frameBytes = ({ bits, channels }: LosslessEncoding): number => (bits / 8) * channels;

const PCM = 1;
const EXTENSIBLE = 0xfffe;
/** The rest of the identifier that begins with the number of the format. */
const SUBTYPE = [0, 0, 0, 0, 16, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71];
/** Speakers: front left and right, center, low frequencies, back left and right. */
const SPEAKERS = [0, 4, 3, 0, 0, 0, 0x3f];

/** More than 16 bits or two channels need the extensible form. */
export function waveHeader(encoding: LosslessEncoding, samples: number): Uint8Array {
  const { bits, channels, sampleRate } = encoding;
  const isExtensible = bits > 16 || channels > 2;
  const formatBytes = isExtensible ? 40 : 16;
  const head = new DataView(new ArrayBuffer(28 + formatBytes));
  const bytes = samples * frameBytes(encoding);
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) head.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  head.setUint32(4, 20 + formatBytes + bytes + (bytes % 2), true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, formatBytes, true);
  head.setUint16(20, isExtensible ? EXTENSIBLE : PCM, true);
  head.setUint16(22, channels, true);
  head.setUint32(24, sampleRate, true);
  head.setUint32(28, sampleRate * frameBytes(encoding), true);
  head.setUint16(32, frameBytes(encoding), true);
  head.setUint16(34, bits, true);
  if (isExtensible) {
    head.setUint16(36, 22, true);
    head.setUint16(38, bits, true);
    head.setUint32(40, SPEAKERS[channels] ?? 0, true);
    head.setUint16(44, PCM, true);
    SUBTYPE.forEach((byte, i) => head.setUint8(46 + i, byte));
  }
  write(20 + formatBytes, 'data');
  head.setUint32(24 + formatBytes, bytes, true);
  return new Uint8Array(head.buffer);
}

/** Rounds to the nearest value, and limits what is beyond full scale. Samples that come from integers stay exactly the same. */
function interleaved(channels: readonly Float32Array[], { bits }: LosslessEncoding): Uint8Array {
  const [scale, bytes, count] = [2 ** (bits - 1), bits / 8, channels.length];
  const length = channels[0]?.length ?? 0;
  const out = new Uint8Array(length * bytes * count);
  channels.forEach((samples, c) => {
    for (let i = 0; i < length; i++) {
      const value = Math.max(-scale, Math.min(scale - 1, Math.round((samples[i] ?? 0) * scale)));
      const at = (i * count + c) * bytes;
      out[at] = value;
      out[at + 1] = value >> 8;
      if (bytes === 3) out[at + 2] = value >> 16;
    }
  });
  return out;
}

/** Takes the place of an encoder. */
export const waveEncoder = (encoding: LosslessEncoding): Pick<Mp3Encoder, 'encode' | 'finish'> => ({
  encode: (channels, keep) => keep(interleaved(channels, encoding)),
  finish: () => undefined,
});
