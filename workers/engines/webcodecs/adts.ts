// AAC as a file for any player: each packet follows a header (ISO/IEC 14496-3, 1.A.2).
const HEADER_BYTES = 7;

/** The largest number of 13 bits. */
const MOST_BYTES = 2 ** 13 - 1;

/**
 * @param settings AudioSpecificConfig of plain AAC, whose first two bytes determine the header
 * @throws RangeError for a packet that is too long for a header
 */
export function adtsFrame(packet: Uint8Array, [first = 0, second = 0]: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = HEADER_BYTES + packet.length;
  if (bytes > MOST_BYTES) throw new RangeError(`A packet of ${packet.length} bytes fits no ADTS frame.`);
  const profile = (first >> 3) - 1;
  const rate = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  const frame = new Uint8Array(bytes);
  frame.set([
    0xff, // sync word
    0xf1, // MPEG-4, without a checksum
    (profile << 6) | (rate << 2) | (channels >> 2),
    ((channels & 3) << 6) | (bytes >> 11),
    (bytes >> 3) & 255,
    ((bytes & 7) << 5) | 0x1f, // no information about the bit reservoir
    0xfc, // one packet in the frame
  ]);
  frame.set(packet, HEADER_BYTES);
  return frame;
}
