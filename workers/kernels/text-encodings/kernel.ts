// Encodes texts and files as Base32, Ascii85, quoted-printable and JSON strings, and decodes them, in flat memory.
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { KiB } from '../../contract/run/sink';
import { isPipe, sizeOf, type AnySource } from '../../contract/run/source';
import { DecodedOutput } from '../../lib/decoded-output';
import { TEXT } from '../../lib/file-type';
import { headFirst } from '../../lib/head-first';
import { notUtf8, refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { transformSource, type ByteTransform } from '../../lib/transform';
import { headOf, refuseUtf16 } from '../../lib/utf16';
import { Utf8Checker } from '../../lib/utf8-checker';
import { Base32Decoder, Base32Encoder } from './base32';
import { Base85Decoder, Base85Encoder, refuseSize } from './base85';
import { message, NOTES, type Decoding } from './coding';
import { InLines } from './in-lines';
import { JsonStringDecoder } from './json-decoder';
import { JsonStringEncoder } from './json-encoder';
import { QuotedPrintableDecoder, QuotedPrintableEncoder } from './quoted-printable';
import type { EncodingName, EncodingOptions, EncodingOutput } from './spec';

const HEAD_BYTES = 4 * KiB;
/** Small enough for the processor's cache. */
const SLICE_BYTES = 128 * KiB;
const MARK_BYTES = 3;

/** @throws ToolError `invalid-input` for text that isn't of the encoding, and for bytes that it can't encode */
export const kernel: Kernel<AnySource, EncodingOptions, EncodingOutput> = (source, options, run) => {
  const { mode, encoding } = options;
  refuseLoneSurrogates(source, message(mode === 'encode' ? 'notEncodable' : 'notDecodable'));
  return withPlace(source, run, async () => {
    if (mode === 'decode' || encoding === 'json-string') await refuseUtf16(source);
    const done = mode === 'encode' ? await encode(source, options, run) : await decode(source, encoding, run);
    return { mode, encoding, ...done };
  });
};

async function encode(source: AnySource, options: EncodingOptions, run: RunContext) {
  const { encoding } = options;
  if (encoding === 'z85' && !isPipe(source)) refuseSize(sizeOf(source));
  const head =
    typeof source === 'string'
      ? new TextEncoder().encode(source.slice(0, HEAD_BYTES)).subarray(0, HEAD_BYTES)
      : await headOf(source, HEAD_BYTES);
  const { result, notUtf8At } = await transformSource(source, run, {
    transform: encoderOf(options, head),
    ...(encoding === 'json-string' && { refusal: message('notEncodable') }),
    // In Ascii85, four zeros become one character. Nothing else becomes shorter.
    expectedBytes: encoding === 'ascii85' ? sizeOf(source) / 4 : sizeOf(source),
  });
  const isBroken = encoding === 'quoted-printable' && notUtf8At !== undefined;
  return { result, type: TEXT, notes: isBroken ? [NOTES.notText] : [] };
}

function encoderOf(options: EncodingOptions, head: Uint8Array): ByteTransform {
  const { encoding, padded, lineLength, framed, quoted, ascii } = options;
  switch (encoding) {
    case 'base32':
    case 'base32hex':
    case 'crockford':
      return new InLines(new Base32Encoder(encoding, padded), lineLength);
    case 'ascii85':
      return new InLines(new Base85Encoder(encoding), lineLength, framed ? ['<~', '~>'] : undefined);
    case 'z85':
      return new Base85Encoder(encoding);
    case 'quoted-printable':
      return new QuotedPrintableEncoder(head);
    case 'json-string':
      return new JsonStringEncoder(quoted, ascii);
  }
}

async function decode(source: AnySource, encoding: EncodingName, run: RunContext) {
  const output = new DecodedOutput(run);
  const notes = new Set<Message>();
  const checker = encoding === 'json-string' ? new Utf8Checker() : undefined;
  let decoder: Decoding | undefined;
  let [start, offset] = [0, 0];
  for await (const chunk of headFirst(run.read(source), HEAD_BYTES)) {
    const mark = !decoder && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? MARK_BYTES : 0;
    if (mark > 0) {
      notes.add(NOTES.byteOrderMark);
      start = mark;
    }
    decoder ??= decoderOf(encoding, chunk.subarray(mark, HEAD_BYTES));
    for (let at = mark; at < chunk.length; at += SLICE_BYTES) {
      const slice = chunk.subarray(at, at + SLICE_BYTES);
      const bad = checker?.check(slice);
      if (bad !== undefined) {
        // An earlier error must win regardless of chunk boundaries, so the bytes before this one are decoded first.
        decoder.take(slice.subarray(0, Math.max(0, start + bad - offset - at)), offset + at);
        throw notUtf8(start + bad, message('notDecodable'));
      }
      await output.write(decoder.take(slice, offset + at));
    }
    offset += chunk.length;
  }
  const cut = checker?.end();
  if (cut !== undefined) throw notUtf8(start + cut, message('notDecodable'));
  if (decoder) await output.write(decoder.end(offset));
  return { ...(await output.close()), notes: [...notes, ...(decoder?.notes ?? [])] };
}

/** @param head the first bytes of the text */
function decoderOf(encoding: EncodingName, head: Uint8Array): Decoding {
  switch (encoding) {
    case 'base32':
    case 'base32hex':
    case 'crockford':
      return new Base32Decoder(encoding);
    case 'ascii85':
    case 'z85':
      return new Base85Decoder(encoding);
    case 'quoted-printable':
      return new QuotedPrintableDecoder();
    case 'json-string':
      return new JsonStringDecoder(head);
  }
}
