// Writes a ZIP of stored (not compressed) files: what goes in is compressed already. PKWARE APPNOTE 6.3.10, sections 4.3 and 4.4.
import type { Sink } from '../../contract/sink';
import { crc32 } from './crc32';

const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1980-01-01, the first day that a ZIP knows: the same list gives the same file. */
const DOS_DATE = 0x0021;

interface Entry {
  readonly name: Uint8Array;
  readonly size: number;
  readonly crc: number;
  readonly offset: number;
}

/** Up to 65,535 files and 4 GB. */
export class ZipWriter {
  readonly #sink: Sink;
  readonly #entries: Entry[] = [];

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  async add(fileName: string, bytes: Uint8Array): Promise<void> {
    const name = new TextEncoder().encode(fileName);
    const entry = { name, size: bytes.length, crc: crc32(bytes), offset: this.#sink.bytes };
    const header = new Fields(30);
    header.four(0x04034b50).two(VERSION);
    this.#common(header, entry);
    await this.#sink.write(header.bytes);
    await this.#sink.write(name);
    await this.#sink.write(bytes);
    this.#entries.push(entry);
  }

  /** The directory; nothing can be added after it. */
  async finish(): Promise<void> {
    const start = this.#sink.bytes;
    for (const entry of this.#entries) {
      const header = new Fields(46);
      header.four(0x02014b50).two(VERSION).two(VERSION);
      this.#common(header, entry);
      header.two(0).two(0).two(0).four(0).four(entry.offset);
      await this.#sink.write(header.bytes);
      await this.#sink.write(entry.name);
    }
    const size = this.#sink.bytes - start;
    const count = this.#entries.length;
    const end = new Fields(22);
    end.four(0x06054b50).two(0).two(0).two(count).two(count).four(size).four(start).two(0);
    await this.#sink.write(end.bytes);
  }

  /** Flags, method, time, date, checksum, both sizes, and the lengths of name and extra field. */
  #common(header: Fields, { name, size, crc }: Entry): void {
    header.two(UTF8_NAMES).two(0).two(0).two(DOS_DATE).four(crc).four(size).four(size).two(name.length).two(0);
  }
}

/** Little-endian numbers, one behind the other. */
class Fields {
  readonly #view: DataView<ArrayBuffer>;
  #at = 0;

  constructor(length: number) {
    this.#view = new DataView(new ArrayBuffer(length));
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.#view.buffer);
  }

  two(value: number): this {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
    return this;
  }

  four(value: number): this {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
    return this;
  }
}
