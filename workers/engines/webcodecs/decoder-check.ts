// Checks whether a decoder puts each sample at its correct time. Some decoders omit the encoder's lead-in or start late without
// reporting it. So this decodes a click with a known time first.
import { afterAwake } from '../../lib/awake-timer';
import { concatBytes } from '../../lib/concat-bytes';
import type { DecodePackets } from './decode-packets';
import { CLICKS, type Click } from './decoder-clicks';

const LOUD = 0.25;

const packetsOf = ({ packets }: Click) =>
  packets.map(([length, base64]) => {
    const packet = new Uint8Array(length);
    packet.set(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    return packet;
  });

async function* batches(click: Click) {
  const packets = packetsOf(click);
  yield Promise.resolve({ bytes: concatBytes(packets), sizes: Uint32Array.from(packets, ({ length }) => length) });
}

function isExact(samples: readonly number[], place: number | undefined): boolean {
  if (place === undefined) return true;
  const loudest = samples.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(samples[best] ?? 0) ? i : best), 0);
  return loudest === place && Math.abs(samples[loudest] ?? 0) > LOUD;
}

/** A decoder that doesn't respond within this time counts as unusable. The check decodes a fraction of a second. */
export const ANSWER_WAIT_MS = 10_000;

/** Also false if the decoder never responds. */
export async function decodesExactly(decode: DecodePackets, click: Click = CLICKS.aac): Promise<boolean> {
  const samples: number[][] = click.loudest.map(() => []);
  let stop: () => void = () => undefined;
  const tooLate = new Promise<never>((_, reject) => {
    stop = afterAwake(ANSWER_WAIT_MS, () => reject(new Error('The decoder does not answer.')));
  });
  const decoding = decode(batches(click), click.config, (channels) => {
    channels.forEach((channel, c) => samples[c]?.push(...channel));
  });
  try {
    await Promise.race([decoding, tooLate]);
  } catch {
    return false;
  } finally {
    stop();
  }
  return click.loudest.every((place, c) => isExact(samples[c] ?? [], place));
}

/** The packets before the click's. A decoder of files is checked with two files and the boundary between them. */
export const PACKETS_BEFORE_CLICK = 5;

/**
 * WebKit on Linux decodes with GStreamer. In version 2.50, copying samples out of an AudioDecoder crashes the page's process,
 * which no code can catch, so it isn't tried. Chrome's user agent also has the name AppleWebKit.
 */
export const endsByDecoding = (userAgent: string): boolean => /\bLinux\b.*AppleWebKit(?!.*Chrome)/.test(userAgent);
