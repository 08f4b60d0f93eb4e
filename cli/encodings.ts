// Text in other encodings than UTF-8 and UTF-16, converted before a tool reads it.
import { badInput } from '../workers/contract/options/command';
import { ToolError } from '../workers/contract/run/errors';
import { MiB } from '../workers/contract/run/sink';
import type { Source } from '../workers/contract/run/source';
import { readChunks } from '../workers/lib/read-chunks';
import { headOf, utf16Of } from '../workers/lib/utf16';
import { Utf8Checker } from '../workers/lib/utf8-checker';
import type { Tool } from './job';
import { message } from './message';

export const takesEncoding = ({ inputs, record }: Tool): boolean =>
  inputs > 0 && !record.takesText && !record.readsBytes;

/** Throws ToolError `invalid-input` for a name that Node doesn't know, and for a tool that reads bytes. */
export function checkEncoding(tool: Tool, encoding: string | undefined): void {
  if (encoding === undefined) return;
  if (!takesEncoding(tool)) throw badInput(message('noEncoding'), 'encoding');
  requireKnown(encoding);
}

/** Throws ToolError `invalid-input` for a name that Node doesn't know. */
export function requireKnown(encoding: string): void {
  try {
    decoderOf(encoding);
  } catch {
    throw badInput(message('unknownEncoding', { encoding }), 'encoding');
  }
}

const decoderOf = (encoding: string) => new TextDecoder(encoding, { fatal: true });

/** The input as UTF-8. Undefined for input that is UTF-8, UTF-16, or XML with a declared encoding: it stays as it is. */
export async function utf8Of(source: Source, encoding: string): Promise<AsyncGenerator<Uint8Array> | undefined> {
  return typeof source !== 'string' && (await isForeign(source, encoding)) ? converted(source, encoding) : undefined;
}

async function isForeign(source: Exclude<Source, string>, encoding: string): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await headOf(source, 200));
  if (/^<\?xml[^>]*encoding/.test(head) || (await utf16Of(source))) return false;
  // All bytes of ISO-2022-JP are ASCII.
  return decoderOf(encoding).encoding === 'iso-2022-jp' || !(await isUtf8(source));
}

async function isUtf8(source: Source): Promise<boolean> {
  const checker = new Utf8Checker();
  for await (const chunk of readChunks(source, MiB)) if (checker.check(chunk) !== undefined) return false;
  return checker.end() === undefined;
}

async function* converted(source: Source, encoding: string): AsyncGenerator<Uint8Array> {
  const [decoder, encoder] = [decoderOf(encoding), new TextEncoder()];
  try {
    for await (const chunk of readChunks(source, MiB)) yield encoder.encode(decoder.decode(chunk, { stream: true }));
    yield encoder.encode(decoder.decode());
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new ToolError('invalid-input', message('otherEncoding', { encoding }), { cause });
  }
}
