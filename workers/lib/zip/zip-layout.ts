// The headers of a ZIP around its stored files: the archive is the concatenation of its parts. PKWARE APPNOTE 6.3.10, sections
// 4.3 to 4.5; beyond 4 GB or 65,534 files with the ZIP64 fields (4.5.3).
import { concatBytes } from '../concat-bytes';
import { Fields } from './fields';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  /** Size of the content. */
  readonly bytes: number;
  readonly crc: number;
  /** In local time, as in a ZIP. Without one, the earliest day that a ZIP can hold. */
  readonly modified?: Date | undefined;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const EXTRA_64 = 0x0001;

const VERSION = 20;
const VERSION_64 = 45;
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** Marks a number that is in a ZIP64 field instead. */
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;

/** 1980-01-01, 0:00. */
const FIRST_DAY = { date: 0x0021, time: 0 };

/** In steps of two seconds. */
function dosTime(modified: Date | undefined): typeof FIRST_DAY {
  const year = modified?.getFullYear() ?? 0;
  if (!modified || year < 1980 || year > 2107) return FIRST_DAY;
  return {
    date: ((year - 1980) << 9) | ((modified.getMonth() + 1) << 5) | modified.getDate(),
    time: (modified.getHours() << 11) | (modified.getMinutes() << 5) | (modified.getSeconds() >> 1),
  };
}

/** The numbers that don't fit into 32 bits, in the order of APPNOTE 4.5.3. */
function extra64(numbers: readonly number[]): Uint8Array {
  if (numbers.length === 0) return new Uint8Array();
  const fields = new Fields().two(EXTRA_64).two(8 * numbers.length);
  for (const number of numbers) fields.eight(number);
  return fields.toBytes();
}

/** Version needed, flags, method, time, date, checksum, both sizes, and the lengths of name and extra field. */
function describe(header: Fields, entry: ZipEntry, nameBytes: number, extraBytes: number): Fields {
  const { date, time } = dosTime(entry.modified);
  const size = Math.min(entry.bytes, FULL_32);
  header
    .two(extraBytes > 0 ? VERSION_64 : VERSION)
    .two(UTF8_NAMES)
    .two(0)
    .two(time)
    .two(date);
  return header.four(entry.crc).four(size).four(size).two(nameBytes).two(extraBytes);
}

export class ZipLayout {
  #offset = 0;
  #count = 0;
  readonly #directory: Uint8Array[] = [];

  /** The bytes before the content of the file, which must follow. */
  add(entry: ZipEntry): Uint8Array<ArrayBuffer> {
    const name = new TextEncoder().encode(entry.name);
    const sizes = entry.bytes >= FULL_32 ? [entry.bytes, entry.bytes] : [];
    const extra = extra64(sizes);
    const header = describe(new Fields().four(LOCAL), entry, name.length, extra.length).toBytes();
    this.#list(entry, name, sizes);
    this.#offset += header.length + name.length + extra.length + entry.bytes;
    return concatBytes([header, name, extra]);
  }

  #list(entry: ZipEntry, name: Uint8Array, sizes: readonly number[]): void {
    const extra = extra64(this.#offset >= FULL_32 ? [...sizes, this.#offset] : sizes);
    const header = new Fields().four(CENTRAL).two(extra.length > 0 ? VERSION_64 : VERSION);
    describe(header, entry, name.length, extra.length);
    // No comment, on disk 0, no attributes.
    header.two(0).two(0).two(0).four(0).four(Math.min(this.#offset, FULL_32));
    this.#directory.push(header.toBytes(), name, extra);
    this.#count++;
  }

  /** The bytes after the last file. No file can be added afterwards. */
  end(): Uint8Array<ArrayBuffer> {
    const directory = concatBytes(this.#directory);
    const [start, size, count] = [this.#offset, directory.length, this.#count];
    const is64 = start >= FULL_32 || size >= FULL_32 || count >= FULL_16;
    const shown = Math.min(count, FULL_16);
    const end = new Fields().four(END).two(0).two(0).two(shown).two(shown);
    end.four(Math.min(size, FULL_32)).four(Math.min(start, FULL_32)).two(0);
    return concatBytes([directory, is64 ? end64(start, size, count) : [], end.toBytes()]);
  }
}

function end64(start: number, size: number, count: number): Uint8Array {
  const record = new Fields().four(END_64).eight(44).two(VERSION_64).two(VERSION_64).four(0).four(0);
  record.eight(count).eight(count).eight(size).eight(start);
  return record
    .four(LOCATOR_64)
    .four(0)
    .eight(start + size)
    .four(1)
    .toBytes();
}
