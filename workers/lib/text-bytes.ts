// The bytes of a text as UTF-8 without its byte order mark: UTF-16 is told by its mark and converted.
import { ToolError } from '../contract/errors';

/** What the text began with. */
export type ByteOrderMark = 'none' | 'utf-8' | 'utf-16le' | 'utf-16be';

const BAD_UTF16 =
  'The file begins as UTF-16 but is not valid UTF-16 throughout. Open it in an editor and save it as UTF-8.';

function markOf(head: Uint8Array): ByteOrderMark {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : 'none';
}

const MARK_BYTES = { none: 0, 'utf-8': 3, 'utf-16le': 2, 'utf-16be': 2 } as const;

/**
 * Yields the chunks without the mark, which `onMark` is told of before the first of them. A chunk is valid until the next.
 * Throws ToolError `invalid-input` for UTF-16 with half a character in it.
 */
export async function* textBytes(
  chunks: AsyncIterable<Uint8Array>,
  onMark: (mark: ByteOrderMark) => void,
): AsyncGenerator<Uint8Array> {
  const start = new Start(onMark);
  for await (const chunk of chunks) {
    const bytes = start.convert(start.isOver ? chunk : start.add(chunk));
    if (bytes.length > 0) yield bytes;
  }
  const last = start.end();
  if (last.length > 0) yield last;
}

/** Holds a text's first bytes back until they tell its mark, and then converts. */
class Start {
  readonly #onMark: (mark: ByteOrderMark) => void;
  #head = new Uint8Array();
  #isOver = false;
  #converter: Converter | undefined;

  constructor(onMark: (mark: ByteOrderMark) => void) {
    this.#onMark = onMark;
  }

  get isOver() {
    return this.#isOver;
  }

  /** What of the bytes so far is text; nothing while they are too few to tell. */
  add(chunk: Uint8Array, isLast = false): Uint8Array {
    this.#head = join(this.#head, chunk);
    if (this.#head.length < 3 && !isLast) return new Uint8Array();
    const mark = markOf(this.#head);
    this.#onMark(mark);
    this.#isOver = true;
    if (mark === 'utf-16le' || mark === 'utf-16be') this.#converter = utf16Converter(mark);
    return this.#head.subarray(MARK_BYTES[mark]);
  }

  convert(bytes: Uint8Array): Uint8Array {
    return this.#converter ? this.#converter(bytes) : bytes;
  }

  end(): Uint8Array {
    const left = this.#isOver ? new Uint8Array() : this.add(new Uint8Array(), true);
    return this.#converter ? join(this.#converter(left), this.#converter()) : left;
  }
}

type Converter = (chunk?: Uint8Array) => Uint8Array;

function utf16Converter(label: 'utf-16le' | 'utf-16be'): Converter {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  const encoder = new TextEncoder();
  return (chunk?: Uint8Array) => {
    try {
      return encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch (cause) {
      throw new ToolError('invalid-input', BAD_UTF16, { cause });
    }
  };
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
