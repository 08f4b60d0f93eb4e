// Refuses files that no engine can convert, by their headers, before any engine is loaded. Otherwise FFmpeg would copy
// encrypted audio unchanged or decode it to noise, report an incomplete index as unreadable, and wait for the parts of a
// playlist.
import { childrenOf, find, hasCutOffIndex, readMoov, tail, type Box } from '../../lib/mp4/boxes';
import { decoderOf, esdsIn } from '../../lib/mp4/esds';
import { refusal } from './failure';

/** What keeps a track from being converted. */
export type Obstacle = 'encrypted' | 'xhe-aac';

/** The first bytes of text files that have the name of a video. */
const TEXTS = [
  // M3U and HLS (RFC 8216, 4.3.1.1), PLS, DASH (ISO/IEC 23009-1), XSPF, Smooth Streaming, and FFmpeg's own lists.
  [
    'playlist',
    /^(?:#EXTM3U|\[playlist\]|ffconcat version|(?:<\?xml[^>]*>\s*)?<(?:MPD|playlist|SmoothStreamingMedia)\b)/i,
  ],
  ['web-page', /^(?:<!doctype html|<html\b)/i],
] as const;

/** Has room for whitespace, comments and an XML declaration before it. */
const TEXT_BYTES = 1024;

/** Matroska describes its tracks before its first packet. */
const MATROSKA_HEAD_BYTES = 1024 * 1024;

async function textKind(file: Blob): Promise<(typeof TEXTS)[number][0] | undefined> {
  const head = new TextDecoder().decode(await file.slice(0, TEXT_BYTES).arrayBuffer());
  const text = head.replace(/^(?:\s|<!--[\s\S]*?-->)+/, '');
  return TEXTS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Object type 42 behind the escape value 31, ISO/IEC 14496-3, 1.6.2.1: USAC, which xHE-AAC is a profile of. */
const isUsac = ([first = 0, second = 0]: Uint8Array) =>
  first >> 3 === 31 && (((first & 7) << 3) | (second >> 5)) === 42 - 32;

function isXheAac(entry: DataView): boolean {
  try {
    const esds = esdsIn(entry);
    const decoder = esds && decoderOf(esds);
    return decoder !== undefined && isUsac(decoder.settings);
  } catch (error) {
    // In a damaged index, entries extend beyond its end.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function obstacleIn({ type, body }: Box): Obstacle | undefined {
  // An encrypted sample entry, ISO/IEC 14496-12, 8.12, and Apple's.
  if (type === 'enca' || type === 'drms') return 'encrypted';
  return type === 'mp4a' && isXheAac(body) ? 'xhe-aac' : undefined;
}

function obstacleOf(track: DataView): Obstacle | undefined {
  const entries = find(track, 'mdia', 'minf', 'stbl', 'stsd');
  return entries && childrenOf(tail(entries, 8)).map(obstacleIn).find(Boolean);
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

/** Why each audio track of an MP4 can't be converted, in the file's order. For other files, there is one entry. */
export async function obstaclesIn(file: Blob): Promise<readonly (Obstacle | undefined)[]> {
  const index = await readMoov(file);
  if (!index) return (await isMatroskaEncrypted(file)) ? ['encrypted'] : [];
  return childrenOf(index.moov)
    .filter(({ type, body }) => type === 'trak' && isAudio(body))
    .map(({ body }) => obstacleOf(body));
}

/**
 * Like `obstaclesIn`.
 * @throws ToolError if the file isn't a video, lacks the end of its index, or has an obstacle in each audio track
 */
export async function refuseUnusable(file: Blob): Promise<readonly (Obstacle | undefined)[]> {
  const kind = await textKind(file);
  if (kind) throw refusal(kind);
  if (await hasCutOffIndex(file)) throw refusal('cut-off');
  const obstacles = await obstaclesIn(file);
  const [first] = obstacles;
  if (first && obstacles.every(Boolean)) throw refusal(first);
  return obstacles;
}
