// Whether a decoder of AAC puts each sample where it belongs. Some leave out the encoder's lead-in or start late, and do not say so;
// so a click whose place is known is decoded first.
import { concatBytes } from '../../lib/concat-bytes';
import { PACKET_SAMPLES, type AacConfig, type DecodeAac } from './decode-segment';

/** AAC-LC, 44.1 kHz, mono. */
const CONFIG = {
  codec: 'mp4a.40.2',
  sampleRate: 44_100,
  numberOfChannels: 1,
  description: Uint8Array.of(0x12, 0x08),
} as const satisfies AacConfig;

// One sample of 0.9 in silence, encoded by FFmpeg 5.1:
// ffmpeg -f lavfi -i "aevalsrc='if(eq(n,5000),0.9,0)':s=44100:d=0.2" -c:a aac -b:a 48k -f adts click.aac
const SILENCE = 'ARggBw==';
const ONSET = 'ARhABw==';
const CLICK =
  'ARiZND2/b9D19+fD7/b29fc+x12+/2Af+f38nEZa4boAQKr+h/+fxPmCDBeqk1xCcuh/z/8/v/NfK90CIIaQgQ//z+J8xlxu7jJyqBOnWJ1qpOlNJxnTOTKiSEKUQn0yFasQq0iE2OQcTxEmiETkzydOqTrVSdKaTjvpb5IAAM7AJBCAABIIP7QAAYETCwAA4x/0gAARAEiEOPQfaQAAAADAWW8klEnEqtsAAAAAJBCSCD+12EAAAAAOPfv6UiAJEIcegAAAAAAAA+y45jr4bJwCQQgAAAAAAAEgg/tdhOPXv6UAAAAAAAAiAJEIceg+y5dkr4bJwAAAAAAAAAAA4A==';
const PACKETS = [SILENCE, SILENCE, SILENCE, SILENCE, ONSET, CLICK, SILENCE, SILENCE, SILENCE, SILENCE];

/** The sample of 0.9, behind the encoder's lead-in. */
const CLICK_AT = PACKET_SAMPLES + 5000;
const LOUD = 0.5;

async function* batches() {
  const packets = PACKETS.map((packet) => Uint8Array.from(atob(packet), (char) => char.charCodeAt(0)));
  yield Promise.resolve({ bytes: concatBytes(packets), sizes: Uint32Array.from(packets, ({ length }) => length) });
}

/** A decoder that does not answer in time is one that cannot. It decodes a fraction of a second. */
export const ANSWER_WAIT_MS = 10_000;

/** False also where it never answers. */
export async function decodesExactly(decode: DecodeAac): Promise<boolean> {
  const samples: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The decoder does not answer.')), ANSWER_WAIT_MS);
  });
  const decoding = decode(batches(), CONFIG, ([samplesOfOne = []]) => samples.push(...samplesOfOne));
  try {
    await Promise.race([decoding, tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
  const loudest = samples.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(samples[best] ?? 0) ? i : best), 0);
  return loudest === CLICK_AT && Math.abs(samples[loudest] ?? 0) > LOUD;
}

/** The packets before the click's: a decoder of files is checked by two files, with the seam between them. */
export const PACKETS_BEFORE_CLICK = PACKETS.indexOf(CLICK);

/**
 * WebKit on Linux decodes by GStreamer, and in 2.50 the page's whole process ends when samples are copied out of an AudioDecoder. No
 * code can catch that, so it is not tried. Chrome names AppleWebKit too.
 */
export const endsByDecoding = (userAgent: string): boolean => /\bLinux\b.*AppleWebKit(?!.*Chrome)/.test(userAgent);
