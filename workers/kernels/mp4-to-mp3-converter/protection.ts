// Recognizes encrypted audio by what the file says about its tracks. An engine would copy it as it is, or decode it to noise.

/** Indexes of feature films take a few MiB. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
/** Matroska describes its tracks before its first packet. */
const MATROSKA_HEAD_BYTES = 1024 * 1024;

interface Box {
  readonly type: string;
  readonly body: DataView;
}

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));

/** The size of a box and of its header, ISO/IEC 14496-12, 4.2. Undefined if there is no complete header. */
function sizesAt(view: DataView, at: number, rest: number) {
  if (at + 8 > view.byteLength) return undefined;
  const short = view.getUint32(at);
  if (short === 1 && at + 16 > view.byteLength) return undefined;
  const [size, header] = short === 1 ? [Number(view.getBigUint64(at + 8)), 16] : [short === 0 ? rest : short, 8];
  return size < header ? undefined : { size, header };
}

function boxesIn(view: DataView): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < view.byteLength;) {
    const found = sizesAt(view, at, view.byteLength - at);
    if (!found || at + found.size > view.byteLength) break;
    const { size, header } = found;
    boxes.push({
      type: typeAt(view, at + 4),
      body: new DataView(view.buffer, view.byteOffset + at + header, size - header),
    });
    at += size;
  }
  return boxes;
}

const child = (view: DataView | undefined, ...path: readonly string[]): DataView | undefined =>
  path.reduce<DataView | undefined>(
    (parent, type) => parent && boxesIn(parent).find((box) => box.type === type)?.body,
    view,
  );

/** The body of the file's `moov` box. */
async function readIndex(file: Blob): Promise<DataView | undefined> {
  for (let at = 0; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const found = sizesAt(head, 0, file.size - at);
    if (!found) return undefined;
    const { size, header } = found;
    if (typeAt(head, 4) === 'moov') {
      if (size > MAX_INDEX_BYTES) return undefined;
      return new DataView(await file.slice(at + header, at + size).arrayBuffer());
    }
    at += size;
  }
  return undefined;
}

/** `enca` is an encrypted sample entry, ISO/IEC 14496-12, 8.12, and `drms` Apple's. */
function isEncrypted(track: DataView): boolean {
  const entries = child(track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!entries || entries.byteLength < 8) return false;
  const list = new DataView(entries.buffer, entries.byteOffset + 8, entries.byteLength - 8);
  return boxesIn(list).some(({ type }) => type === 'enca' || type === 'drms');
}

function isAudio(track: DataView): boolean {
  const handler = child(track, 'mdia', 'hdlr');
  return handler !== undefined && handler.byteLength >= 12 && typeAt(handler, 8) === 'soun';
}

/** ContentEncAlgo 5, AES, as WebM's encryption has it: RFC 9559, section 5.1.4.1.31.9. */
const MATROSKA_AES = '\x47\xe1\x81\x05';

async function isMatroskaEncrypted(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, MATROSKA_HEAD_BYTES).arrayBuffer());
  return head.startsWith('\x1aE') && head.includes(MATROSKA_AES);
}

/** Of each audio track in an MP4, in the file's order, whether it is encrypted. Of another file, `[true]` or nothing. */
export async function encryptedTracks(file: Blob): Promise<readonly boolean[]> {
  const index = await readIndex(file);
  if (!index) return (await isMatroskaEncrypted(file)) ? [true] : [];
  return boxesIn(index)
    .filter(({ type, body }) => type === 'trak' && isAudio(body))
    .map(({ body }) => isEncrypted(body));
}
