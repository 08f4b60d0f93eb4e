// The boxes of an MP4 or QuickTime file: ISO/IEC 14496-12, 4.2.

/** The index of a feature film takes a few MiB. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/** Size, type, and the size in eight bytes if four are too few. */
const HEADER_BYTES = 16;

/** A box without its header. Its view ends with the box. */
export interface Box {
  readonly type: string;
  readonly body: DataView;
}

const typeOf = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength);

export const tail = (view: DataView, at: number) =>
  new DataView(view.buffer, view.byteOffset + at, Math.max(0, view.byteLength - at));

interface Header {
  readonly type: string;
  readonly headerBytes: number;
  /** Size with the header. */
  readonly bytes: number;
}

/**
 * @param rest bytes from the box's start to the end of the data
 * @returns undefined if they can't begin a box
 */
function headerOf(view: DataView, at: number, rest: number): Header | undefined {
  if (view.byteLength - at < 8) return undefined;
  const short = view.getUint32(at);
  const isLong = short === 1;
  if (isLong && view.byteLength - at < HEADER_BYTES) return undefined;
  const headerBytes = isLong ? HEADER_BYTES : 8;
  const bytes = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? rest : short;
  return bytes < headerBytes ? undefined : { type: typeOf(view, at + 4), headerBytes, bytes };
}

/** The boxes in a box's body, up to the first one that is broken or cut off. */
export function childrenOf(body: DataView): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < body.byteLength;) {
    const header = headerOf(body, at, body.byteLength - at);
    if (!header || at + header.bytes > body.byteLength) break;
    const { type, headerBytes, bytes } = header;
    boxes.push({ type, body: new DataView(body.buffer, body.byteOffset + at + headerBytes, bytes - headerBytes) });
    at += bytes;
  }
  return boxes;
}

/** The body of the first box along this path of types. */
export function find(body: DataView | undefined, ...path: readonly string[]): DataView | undefined {
  let found = body;
  for (const type of path) found = found && childrenOf(found).find((box) => box.type === type)?.body;
  return found;
}

export interface Mp4Index {
  /** The `moov` box's body. */
  readonly moov: DataView;
  /** The file's major brand ("isom", "qt ", "M4A "); empty if it has none. */
  readonly brand: string;
}

interface TopBox extends Header {
  readonly at: number;
  /** Its first bytes, header included. */
  readonly view: DataView;
}

/** The top-level boxes, found by skipping from one to the next. If one is invalid, `undefined` comes last. */
async function* topBoxes(file: Blob): AsyncGenerator<TopBox | undefined> {
  for (let at = 0; at + 8 <= file.size;) {
    const view = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
    const header = headerOf(view, 0, file.size - at);
    yield header && { ...header, at, view };
    if (!header) return;
    at += header.bytes;
  }
}

async function bodyOf(file: Blob, { at, headerBytes, bytes }: TopBox): Promise<DataView | undefined> {
  if (bytes > MAX_INDEX_BYTES || at + bytes > file.size) return undefined;
  return new DataView(await file.slice(at + headerBytes, at + bytes).arrayBuffer());
}

const brandOf = ({ type, view }: TopBox) => (type === 'ftyp' && view.byteLength >= 12 ? typeOf(view, 8) : undefined);

/** The index, at any position. Undefined if there is none before the first broken box, or if it is too large. */
export async function readMoov(file: Blob): Promise<Mp4Index | undefined> {
  let brand = '';
  for await (const box of topBoxes(file)) {
    if (!box) return undefined;
    brand = brandOf(box) ?? brand;
    if (box.type !== 'moov') continue;
    const moov = await bodyOf(file, box);
    return moov && { moov, brand };
  }
  return undefined;
}

export interface FirstMovie {
  /** The whole file, unless other videos follow. */
  readonly movie: Blob;
  /** The number of videos in the file: each has an index. */
  readonly count: number;
}

/** The first of several videos that were appended to each other. Players show only that one. */
export async function firstMovie(file: Blob): Promise<FirstMovie> {
  let [count, end] = [0, file.size];
  for await (const box of topBoxes(file)) {
    const isNext = count > 0 && (box?.type === 'ftyp' || box?.type === 'moov');
    if (isNext) end = Math.min(end, box.at);
    if (box?.type === 'moov') count++;
  }
  return { movie: count > 1 ? file.slice(0, end) : file, count };
}

/** Whether the last top-level box ends where the file does. */
export async function isWholeMp4(file: Blob): Promise<boolean> {
  let end = 0;
  for await (const box of topBoxes(file)) {
    if (!box) return false;
    end = box.at + box.bytes;
  }
  return end === file.size;
}

/** Whether the index ends after the file does. */
export async function hasCutOffIndex(file: Blob): Promise<boolean> {
  for await (const box of topBoxes(file)) if (box?.type === 'moov') return box.at + box.bytes > file.size;
  return false;
}

/** Like `readMoov`, but also undefined if parts of the index are spread over the file (fragments), or a box is broken. */
export async function readIndex(file: Blob): Promise<Mp4Index | undefined> {
  let brand = '';
  let index: TopBox | undefined;
  for await (const box of topBoxes(file)) {
    if (!box || box.type === 'moof') return undefined;
    brand = brandOf(box) ?? brand;
    if (box.type === 'moov') index ??= box;
  }
  const moov = index && (await bodyOf(file, index));
  return moov && !find(moov, 'mvex') ? { moov, brand } : undefined;
}
