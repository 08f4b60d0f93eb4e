// Recognizes encrypted audio by what the file says about its tracks. An engine would copy it as it is, or decode it to noise.
import { childrenOf, find, readMoov, tail } from '../../lib/mp4/boxes';

/** Matroska describes its tracks before its first packet. */
const MATROSKA_HEAD_BYTES = 1024 * 1024;

/** `enca` is an encrypted sample entry, ISO/IEC 14496-12, 8.12, and `drms` Apple's. */
function isEncrypted(track: DataView): boolean {
  const entries = find(track, 'mdia', 'minf', 'stbl', 'stsd');
  return entries !== undefined && childrenOf(tail(entries, 8)).some(({ type }) => type === 'enca' || type === 'drms');
}

const SOUND = 0x736f756e; // 'soun'

function isAudio(track: DataView): boolean {
  const handler = find(track, 'mdia', 'hdlr');
  return handler !== undefined && handler.byteLength >= 12 && handler.getUint32(8) === SOUND;
}

/** ContentEncAlgo 5, AES, as WebM's encryption has it: RFC 9559, section 5.1.4.1.31.9. */
const MATROSKA_AES = '\x47\xe1\x81\x05';

async function isMatroskaEncrypted(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, MATROSKA_HEAD_BYTES).arrayBuffer());
  return head.startsWith('\x1aE') && head.includes(MATROSKA_AES);
}

/** Of each audio track in an MP4, in the file's order, whether it is encrypted. Of another file, `[true]` or nothing. */
export async function encryptedTracks(file: Blob): Promise<readonly boolean[]> {
  const index = await readMoov(file);
  if (!index) return (await isMatroskaEncrypted(file)) ? [true] : [];
  return childrenOf(index.moov)
    .filter(({ type, body }) => type === 'trak' && isAudio(body))
    .map(({ body }) => isEncrypted(body));
}
