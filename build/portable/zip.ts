// Writes a ZIP file: APPNOTE.TXT 6.3.10. The same files give the same bytes: all have the same date, and their order is that of the list.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  /** With slashes. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** 1980-01-01, the first day that the format knows. */
const DATE = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x800;
const DEFLATE = 8;
const VERSION = 20;

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: Buffer;
  readonly size: number;
  readonly at: number;
}

/** The part that is in both headers of a file. */
function commonHeader({ name, crc, packed, size }: Entry): Buffer {
  const header = Buffer.alloc(26);
  [VERSION, UTF8, DEFLATE, 0, DATE].forEach((value, index) => header.writeUInt16LE(value, 2 * index));
  [crc, packed.length, size].forEach((value, index) => header.writeUInt32LE(value, 10 + 4 * index));
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signature = (letters: string) => Buffer.from(`PK${letters}`, 'latin1');

const local = (entry: Entry) => Buffer.concat([signature('\x03\x04'), commonHeader(entry), entry.name, entry.packed]);

function central(entry: Entry): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.at, 10);
  return Buffer.concat([signature('\x01\x02'), Buffer.from([VERSION, 0]), commonHeader(entry), rest, entry.name]);
}

function end(count: number, size: number, at: number): Buffer {
  const record = Buffer.alloc(18);
  record.writeUInt16LE(count, 4);
  record.writeUInt16LE(count, 6);
  record.writeUInt32LE(size, 8);
  record.writeUInt32LE(at, 12);
  return Buffer.concat([signature('\x05\x06'), record]);
}

/** Up to 65,535 files and 4 GB. */
export function zip(files: readonly ZipFile[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const entry = { name: Buffer.from(name), crc: crc32(content), packed, size: content.length, at };
    const bytes = local(entry);
    locals.push(bytes);
    centrals.push(central(entry));
    at += bytes.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, end(files.length, directory.length, at)]);
}
