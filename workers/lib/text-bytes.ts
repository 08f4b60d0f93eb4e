// The bytes of a text as UTF-8 without its byte order mark: UTF-16 is converted.
import { ToolError } from '../contract/run/errors';
import { messagesOf } from '../contract/run/message';
import type { AnySource } from '../contract/run/source';
import type { common } from '../words/common';
import { headFirst } from './head-first';
import { utf16Of, type Utf16 } from './utf16';

/** `marked`: UTF-8 with a byte order mark. UTF-16 may or may not have one. */
export type TextForm = 'utf-8' | 'marked' | Utf16;

const BAD_UTF16 = messagesOf<typeof common>('common')('badUtf16');

const MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * Yields the source's chunks without the mark. `onForm` is called before the first one. A chunk is valid until the next. Throws
 * ToolError `invalid-input` for UTF-16 with a lone surrogate.
 */
export async function* textBytes(
  source: AnySource,
  chunks: AsyncIterable<Uint8Array>,
  onForm: (form: TextForm) => void,
): AsyncGenerator<Uint8Array> {
  const utf16 = await utf16Of(source);
  if (utf16) onForm(utf16);
  for await (const bytes of utf16 ? converted(chunks, utf16) : withoutMark(chunks, onForm)) {
    if (bytes.length > 0) yield bytes;
  }
}

async function* converted(chunks: AsyncIterable<Uint8Array>, label: Utf16): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(label, { fatal: true });
  const encoder = new TextEncoder();
  const convert = (chunk?: Uint8Array) => {
    try {
      return encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch (cause) {
      throw new ToolError('invalid-input', BAD_UTF16, { cause });
    }
  };
  for await (const chunk of chunks) yield convert(chunk);
  yield convert();
}

async function* withoutMark(
  chunks: AsyncIterable<Uint8Array>,
  onForm: (form: TextForm) => void,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of headFirst(chunks, MARK.length)) {
    const isMarked = isFirst && MARK.every((byte, at) => chunk[at] === byte);
    if (isFirst) onForm(isMarked ? 'marked' : 'utf-8');
    isFirst = false;
    yield isMarked ? chunk.subarray(MARK.length) : chunk;
  }
}
