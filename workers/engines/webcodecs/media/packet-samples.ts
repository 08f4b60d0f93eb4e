// The number of samples in a packet, from its first bytes.
import { pcmBytes } from '../decode-pcm';
import { readHeader } from '../../../lib/mpeg-frame';

/** RFC 6716, 3.1: five bits for the configuration determine the length of a frame, in samples at 48 kHz. */
function opusFrame(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration & 3] ?? 0;
  return configuration < 16 ? ([480, 960][configuration & 1] ?? 0) : ([120, 240, 480, 960][configuration & 3] ?? 0);
}

/** RFC 6716, 3.2: the first byte has the number of frames, or says that the second byte has it. */
function opusSamples([first = 0, second = 0]: Uint8Array): number {
  const code = first & 3;
  return opusFrame(first >> 3) * (code === 0 ? 1 : code === 3 ? second & 63 : 2);
}

/** RFC 9639, 9.1.1: the block size in four bits, or after the coded number. */
function flacSamples(packet: Uint8Array): number {
  const size = (packet[2] ?? 0) >> 4;
  if (size === 1) return 192;
  if (size >= 2 && size <= 5) return 144 << size;
  if (size >= 8) return 1 << size;
  // The coded number is as long as a UTF-8 character with this first byte.
  const coded = Math.max(1, Math.clz32(~((packet[4] ?? 0) << 24)));
  const at = 4 + coded;
  return size === 6 ? (packet[at] ?? 0) + 1 : size === 7 ? (packet[at] ?? 0) * 256 + (packet[at + 1] ?? 0) + 1 : 0;
}

/**
 * The fields of a packet's header that a single decoder wouldn't notice changing: sample rate, channels and kind, ISO/IEC
 * 14496-3, 1.A.2, and ISO/IEC 11172-3, 2.4.1.3. 0 for packets without such a header.
 */
export function formOf(codec: string, [first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): number {
  if (codec === 'aac' && first === 0xff && (second & 0xf6) === 0xf0) return ((third & 0xfd) << 8) | (fourth & 0xc0);
  return codec === 'mp3' ? ((second & 0x1e) << 16) | ((third & 0x0c) << 8) | (fourth >> 6 === 3 ? 1 : 0) : 0;
}

/** How many bytes these need at most. */
export const HEAD_BYTES = 16;

/**
 * @param codec as Mediabunny names it
 * @param head the packet's first bytes
 * @param bytes of the whole packet
 */
export function samplesIn(codec: string, head: Uint8Array, bytes: number, channels: number): number | undefined {
  switch (codec) {
    case 'aac':
      return 1024;
    case 'opus':
      return opusSamples(head);
    case 'mp3':
      return readHeader(head)?.samples;
    case 'flac':
      return flacSamples(head);
    default: {
      const each = pcmBytes(codec);
      return each === undefined ? undefined : Math.floor(bytes / (each * channels));
    }
  }
}
