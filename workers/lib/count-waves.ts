// WAV files that were appended to each other: https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
const HEADER_BYTES = 12;

/** Bytes of the WAV file there. Undefined if none begins there, or if its header doesn't have its size. */
async function waveBytes(file: Blob, at: number): Promise<number | undefined> {
  const view = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
  if (view.byteLength < HEADER_BYTES || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57415645)
    return undefined;
  const bytes = view.getUint32(4, true);
  return bytes === 0xffffffff || bytes < 4 ? undefined : 8 + bytes;
}

/** 0 for other files. */
export async function countWaves(file: Blob): Promise<number> {
  let [count, at] = [0, 0];
  for (let bytes = await waveBytes(file, at); bytes !== undefined; bytes = await waveBytes(file, at)) {
    count++;
    // A size that is odd may be followed by a byte of padding.
    at += bytes + (bytes % 2 === 1 && (await waveBytes(file, at + bytes)) === undefined ? 1 : 0);
  }
  return count;
}
