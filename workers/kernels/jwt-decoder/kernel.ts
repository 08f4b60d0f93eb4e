// Decodes the payload of a token (RFC 7519) in the compact form of RFC 7515. Its bytes stay as they are.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { wholeText } from '../../lib/whole-text';
import type { messages } from './messages';
import { LARGEST_TOKEN } from './spec';

const message = messagesOf<typeof messages>('jwt-decoder');

const refuse = (text: ReturnType<typeof message>) => new ToolError('invalid-input', text);

export const kernel: Kernel<Source, Readonly<Record<string, never>>, TextOutput> = async (source, _, run) => {
  const text = await wholeText(source, run, { bytes: LARGEST_TOKEN, words: message('tooLarge') });
  const parts = tokenIn(text).split('.');
  const [first = '', second = ''] = parts;
  if (first === '') throw refuse(message('blank'));
  if (parts.length !== 3 && parts.length !== 5) throw refuse(message('parts', { count: parts.length }));
  const header = headerOf(first);
  if (parts.length === 5) throw refuse(message('encrypted'));
  if (second === '') throw refuse(message('detached'));
  // RFC 7797: the payload is unencoded.
  const payload = header.b64 === false ? new TextEncoder().encode(second) : decoded(second);
  if (!payload) throw refuse(message('badPayload'));
  const sink = await run.sink({ mime: 'application/json' });
  await sink.write(payload);
  return { result: await sink.close(), notes: [message('unchecked')] };
};

/** Removes the text that people copy along with a token, and line breaks. */
const tokenIn = (text: string) =>
  text
    .trim()
    .replace(/^(?:authorization\s*:\s*)?(?:bearer|jwt)\s+/i, '')
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\s+/g, '');

/** Undefined if it isn't base64url. Standard Base64 and padding are tolerated. */
function decoded(part: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
  } catch {
    return undefined; // atob throws for any other character, and for an impossible length
  }
}

function headerOf(part: string): { readonly b64?: unknown } {
  try {
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decoded(part)));
    if (typeof header === 'object' && header !== null && !Array.isArray(header)) return header;
  } catch {
    // Neither UTF-8 nor JSON.
  }
  throw refuse(message('badHeader'));
}
