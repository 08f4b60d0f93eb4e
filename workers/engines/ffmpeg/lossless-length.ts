// The length of a WAV or a FLAC, from the headers that ffmpeg completes at the end.

const FLAC_MARK = 0x664c6143; // 'fLaC'
const RIFF = 0x52494646;
const FORMAT = 0x666d7420; // 'fmt '
const DATA = 0x64617461;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** RFC 9639, 8.2: the sample rate has 20 bits, and the number of samples 36. */
function flacSeconds(view: DataView): number {
  const sampleRate = view.getUint32(18) >>> 12;
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22);
  return samples / sampleRate;
}

/** https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html */
function waveSeconds(view: DataView): number | undefined {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= view.byteLength; at += 8 + view.getUint32(at + 4, true)) {
    if (view.getUint32(at) === FORMAT) bytesPerSecond = view.getUint32(at + 16, true);
    if (view.getUint32(at) === DATA) return view.getUint32(at + 4, true) / bytesPerSecond;
  }
  return undefined;
}

/**
 * In seconds. Undefined for another file.
 * @param head the first bytes, with all headers
 */
export function losslessSeconds(head: Uint8Array): number | undefined {
  if (head.length < 44) return undefined;
  const view = viewOf(head);
  const mark = view.getUint32(0);
  if (mark === FLAC_MARK) return flacSeconds(view);
  return mark === RIFF ? waveSeconds(view) : undefined;
}
