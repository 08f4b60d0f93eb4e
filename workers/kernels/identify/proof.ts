// Whether decoded bytes say more than chance would: they begin like a known file, are a complete stream or structure with a
// length or checksum, or are so much readable text that random bytes would hardly be.
import type { Message } from '../../contract/run/message';
import { fileTypeOf } from '../../lib/file-type';
import type { Opening, OpeningHost } from './candidate';
import { contentOf } from './content';
import { message } from './finding';
import { isWholeDer } from './readers/der-length';
import { LARGEST_OPENED } from './spec';
import { inflateFramed, inflateRaw } from './steps';

/** The longest chance that still counts as a proof: the forms that are tried multiply it. */
const LEAST = 1 / 4000;

/** Their first bytes are too few to be more than chance. */
const WEAK = new Set(['bmp', 'exe', 'mp3', 'ttf', 'mpg', 'eot']);

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f\ufffd]/;

/** The bytes as text without control characters. */
export function readable(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const { text } = contentOf(bytes);
  return text === undefined || text.trim() === '' || CONTROLS.test(text) ? undefined : text;
}

/** An object or a list with more than a number in it. */
function isDocument(text: string): boolean {
  const trimmed = text.trim();
  if (!'{['.includes(trimmed.charAt(0)) || !'}]'.includes(trimmed.slice(-1)) || !trimmed.includes('"')) return false;
  try {
    JSON.parse(trimmed);
    return true;
  } catch {
    return false;
  }
}

/** The evidence, or undefined if chance would explain the bytes as well. */
export async function proofOf(
  bytes: Uint8Array<ArrayBuffer>,
  { perByte, factor }: Pick<NonNullable<Opening['chance']>, 'perByte' | 'factor'>,
  host: OpeningHost,
): Promise<Message | undefined> {
  if (bytes.length === 0) return undefined;
  const type = fileTypeOf(bytes);
  if (type && !type.textual && !WEAK.has(type.extension)) return message('decodesToFile', { file: type.label });
  if (isWholeDer(bytes)) return message('decodesToDer');
  const text = readable(bytes);
  if (text !== undefined) {
    if (isDocument(text)) return message('decodesToJson');
    const odds = Math.min(1 / (factor * perByte ** bytes.length), 1e12);
    return odds >= 1 / LEAST ? message('decodesToText', { count: Math.floor(odds) }) : undefined;
  }
  if (bytes.length > LARGEST_OPENED) return undefined;
  if (await inflateFramed(bytes, host)) return message('decodesToZlib');
  const raw = (await inflateRaw(bytes, host))?.content;
  return raw && raw.length >= 12 && readable(raw) !== undefined ? message('decodesToDeflate') : undefined;
}
