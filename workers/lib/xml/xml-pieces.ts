// Decodes a document into pieces of text, in any encoding (XML 1.0, section 4.3.3 and appendix F).
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { KiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import { StrictDecoder } from '../strict-decoder';
import { headOf, utf16Of } from '../utf16';
import { message } from './xml-error';

export interface XmlForm {
  /** The encoding that it is read with: a label of the Encoding Standard. */
  readonly label: string;
  /** The declared encoding. */
  readonly declared: string | undefined;
  readonly isMarked: boolean;
  /** The document's first characters, with the byte order mark. */
  readonly head: string;
}

const MARK = '\ufeff';
const HEAD_BYTES = 1024;
const ENCODING = /^\ufeff?<\?xml[ \t\r\n][^>]*?encoding[ \t\r\n]*=[ \t\r\n]*["']([A-Za-z][\w.-]*)["']/;
const WIDE = /^(?:utf-?16|ucs-?[24]|iso-10646-ucs-[24]|utf-?32)/i;

export const isUtf8 = (declared: string | undefined) => declared === undefined || /^utf-?8$/i.test(declared);

/** Throws ToolError `unsupported` for an encoding that browsers don't have. */
export async function formOf(source: Source): Promise<XmlForm> {
  if (typeof source === 'string') {
    const head = source.slice(0, HEAD_BYTES);
    return { label: 'utf-8', declared: ENCODING.exec(head)?.[1], isMarked: source.startsWith(MARK), head };
  }
  const bytes = await headOf(source, HEAD_BYTES);
  const wide = await utf16Of(source);
  const head = new TextDecoder(wide ?? 'utf-8', { ignoreBOM: true }).decode(bytes);
  const declared = ENCODING.exec(head)?.[1];
  const isMarked = head.startsWith(MARK);
  if (declared === undefined || (wide ? WIDE.test(declared) : isUtf8(declared))) {
    return { label: wide ?? 'utf-8', declared, isMarked, head };
  }
  if (wide || isMarked || WIDE.test(declared)) throw otherEncoding(declared, wide ?? 'utf-8');
  return { label: known(declared), declared, isMarked, head };
}

function otherEncoding(declared: string, label: string): ToolError {
  const values = { place: { line: 1, column: 1 }, declared, actual: label.toUpperCase() };
  return new ToolError('invalid-input', message('xmlOtherEncoding', values), { at: { line: 1, column: 1, offset: 0 } });
}

function known(declared: string): string {
  try {
    return new TextDecoder(declared).encoding;
  } catch (cause) {
    const text = message('xmlUnknownEncoding', { place: { line: 1, column: 1 }, declared });
    throw new ToolError('unsupported', text, { at: { line: 1, column: 1, offset: 0 }, cause });
  }
}

/**
 * Strings of this size stay in V8's young generation, where garbage is cheap, and few are alive when it is collected: checking
 * 60 MB grew Node's heap by 17 MB, and by 51 MB in pieces of 64 KiB. Strings of a whole chunk are old from the start.
 */
const PIECE_BYTES = 16 * KiB;

function* cut(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
}

/**
 * The text in pieces, without a byte order mark. Throws ToolError `invalid-input` for bytes that are invalid in the encoding.
 */
export async function* xmlPieces(
  source: Source,
  { label }: XmlForm,
  run: RunContext,
  passes: number,
): AsyncGenerator<string> {
  const decode = label === 'utf-8' ? utf8Decoder() : otherDecoder(label);
  let isFirst = true;
  for await (const chunk of run.read(source, passes)) {
    for (const bytes of cut(chunk)) {
      const piece = decode(bytes);
      if (piece === '') continue;
      const text = isFirst && piece.startsWith(MARK) ? piece.slice(1) : piece;
      isFirst = false;
      if (text !== '') yield text;
    }
  }
  const rest = decode();
  if (rest !== '') yield rest;
}

type Decode = (chunk?: Uint8Array) => string;

function utf8Decoder(): Decode {
  const decoder = new StrictDecoder(message('xmlSaveAsUtf8'));
  return (chunk) => {
    if (chunk) return decoder.decode(chunk);
    decoder.end();
    return '';
  };
}

function otherDecoder(label: string): Decode {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  // Finds the invalid byte in a piece that the decoder refuses.
  const tolerant = new TextDecoder(label, { ignoreBOM: true });
  let [line, column, units] = [1, 1, 0];
  const pass = (text: string) => {
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) line++;
    const lastFeed = text.lastIndexOf('\n');
    column = lastFeed < 0 ? column + text.length : text.length - lastFeed;
    units += text.length;
  };
  return (chunk) => {
    const shown = chunk ? tolerant.decode(chunk, { stream: true }) : tolerant.decode();
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      pass(text);
      return text;
    } catch (cause) {
      pass(shown.slice(0, Math.max(0, shown.indexOf('\ufffd'))));
      const text = message('xmlBadBytes', { place: { line, column }, encoding: label.toUpperCase() });
      throw new ToolError('invalid-input', text, { at: { line, column, offset: units }, cause });
    }
  };
}
