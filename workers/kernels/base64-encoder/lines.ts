// Whether the lines of a Base64 text belong to one text, as in MIME, or are a list of texts.
import { utf16OfBytes } from '../../lib/utf16';
import type { Base64Options } from './spec';

/** Characters that text doesn't contain. */
export const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Throws for invalid Base64. */
const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (unit) => unit.charCodeAt(0));

/** The decoded text; undefined if the Base64 is invalid or isn't text. A text that is cut may end inside a character. */
function textOf(base64: string, encoding: Base64Options['encoding'], isWhole: boolean): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytesOf(base64), { stream: !isWhole });
    return CONTROL.test(text) ? undefined : text;
  } catch {
    return undefined; // atob and the strict decoder throw for invalid input
  }
}

/** Almost any bytes are valid UTF-16, so only Latin letters count. */
function isLatinUtf16(base64: string, isWhole: boolean): boolean {
  if (textOf(base64, 'utf-16le', isWhole) === undefined) return false;
  const bytes = bytesOf(base64);
  return utf16OfBytes(bytes, isWhole ? bytes.length : 0) === 'utf-16le';
}

/** Words before the data, such as `Token` or `powershell -enc`, and the data, which may be cut. */
const AFTER_WORDS = /^(\s*(?:[a-z][a-z.]*[ \t]+)?(?:-[a-z]+[ \t]+)*)(\S{8,})\s*$/i;

/**
 * The length of the words before the data. 0 unless decoding without them makes text. `head` is the beginning of the text, or
 * all of it. The words' letters are in the alphabet, so they would be decoded with the data.
 */
export function wordsBefore(head: string, isWhole: boolean): number {
  const [, words = '', data = ''] = AFTER_WORDS.exec(head) ?? [];
  if (words.trim() === '') return 0;
  const isText = (base64: string) => {
    const whole = isWhole ? base64 : base64.slice(0, base64.length - (base64.length % 4));
    return textOf(whole, 'utf-8', isWhole) !== undefined || isLatinUtf16(whole, isWhole);
  };
  return isText(data) && !isText(words.replace(/\s/g, '') + data) ? words.length : 0;
}

/** Last characters of two and of three whose unused bits are zero, as encoders leave them (RFC 4648, section 3.5). */
const LAST_OF = { 2: 'AQgw', 3: 'AEIMQUYcgkosw048' } as const;

function hasNoSpareBits(line: string): boolean {
  const data = line.replace(/=+$/, '');
  const rest = data.length % 4;
  return rest === 0 || ((rest === 2 || rest === 3) && LAST_OF[rest].includes(data.slice(-1)));
}

/**
 * `head` is the beginning of the text, or all of it. `each`: the lines make text only if each one is decoded alone. `unsure`: a line
 * ends inside a group of four characters, and neither way makes text.
 */
export function linesOf(
  head: string,
  encoding: Base64Options['encoding'],
  isWhole: boolean,
): 'joined' | 'each' | 'unsure' {
  const lines = head.split('\n').map((line) => line.trim());
  if (!isWhole) lines.pop();
  const filled = lines.filter((line) => line !== '');
  const isClean = filled.slice(0, -1).every((line) => line.length % 4 === 0 && !line.endsWith('='));
  if (filled.length < 2 || isClean) return 'joined';
  const all = filled.join('');
  const joined = textOf(isWhole ? all : all.slice(0, all.length - (all.length % 4)), encoding, isWhole);
  if (joined !== undefined) return 'joined';
  if (filled.every((line) => hasNoSpareBits(line) && textOf(line, encoding, true) !== undefined)) return 'each';
  return filled.slice(0, -1).some((line) => line.length % 4 !== 0) ? 'unsure' : 'joined';
}
