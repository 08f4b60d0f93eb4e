// The text of a JSON string as it is written.
import { hasLoneSurrogate } from '../../lib/surrogates';

const BACKSLASH = 0x5c;
const SHORT = 32;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @param bytes a valid JSON string without its quotation marks, from one position to another */
export function decodeJsonString(bytes: Uint8Array, from: number, to: number) {
  let text = '';
  let at = from;
  // Most keys are short and of ASCII, for which a decoder takes longer.
  for (; at < to && to - from <= SHORT; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80 || byte === BACKSLASH) break;
    text += String.fromCharCode(byte);
  }
  if (at === to) return { text, isBroken: false };
  const written = decoder.decode(bytes.subarray(from, to));
  const meant = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
  return { text: meant, isBroken: hasLoneSurrogate(meant) };
}
