// Base64 (RFC 4648) and data URIs. The first bytes identify their contents.
import { fileTypeOf, type FileType } from '../../../lib/file-type';
import { found, message, shortText, type Check } from '../finding';
import { CLASS } from '../sample';

/** How many characters are decoded to identify the contents. */
const LOOK = 2048;

export function decodeBase64(text: string): Uint8Array | undefined {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  try {
    const binary = atob(standard.slice(0, standard.length - (standard.length % 4 === 1 ? 1 : 0)));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The bytes as text, if they are only text. The last character may be cut. */
export function readableText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes).replace(/\ufffd{1,3}$/, '');
  return shortText(text);
}

function contents(encoded: string) {
  const bytes = decodeBase64(encoded);
  if (!bytes || bytes.length === 0) return undefined;
  const type = fileTypeOf(bytes);
  return { type, text: type && !type.textual ? undefined : readableText(bytes) };
}

const WITH_AN = new Set(['avif', 'ico', 'epub', 'avi', 'm4a', 'otf', 'ogg', 'mp3', 'mp4', 'svg', 'rtf', 'xz']);

/** “a PNG image”, “an MP3 audio” */
export const withArticle = ({ label, extension }: FileType) =>
  message(WITH_AN.has(extension) ? 'anFile' : 'aFile', { file: label });

export const base64: Check = (sample) => {
  const isUrlSafe = !sample.has(CLASS.base64);
  if (sample.hasInnerSpace || sample.solid < 8 || (isUrlSafe && !sample.has(CLASS.base64url))) return undefined;
  if (sample.has(CLASS.decimal)) return undefined;
  const padding = sample.slice(-2).replace(/[^=]/g, '').length;
  if (sample.isWhole && (sample.solid - padding) % 4 === 1) return undefined;
  const start = sample.solidText(LOOK);
  if (start.slice(0, -2).includes('=')) return undefined;
  const inside = contents(
    start.slice(0, start.length - (sample.isWhole && start.length === sample.solid ? 0 : start.length % 4)),
  );
  if (!inside) return undefined;
  const isPadded = padding > 0 && sample.isWhole && sample.solid % 4 === 0;
  const { type, text } = inside;
  // By chance, a word may decode to the two bytes with which some files begin.
  if (type && sample.solid >= 16) return found('base64', 0.97, message('base64File', { file: withArticle(type) }));
  const isMixed = /[a-z]/.test(start) && /[A-Z]/.test(start) && /[\d+/_-]/.test(start);
  if (text !== undefined && (isPadded || isMixed || sample.solid % 4 === 0)) {
    const isPlain = /^[\x20-\x7e\s]+$/.test(text);
    // Many words of eight letters, such as "alphabet", also decode to text.
    if ((!isPlain || /^[a-z]+$/.test(start)) && !isPadded && !isMixed) return undefined;
    const confidence = isPadded ? 0.94 : isPlain && sample.solid >= 12 ? 0.92 : 0.6;
    return found('base64', confidence, message('base64Text'), { answer: { label: message('decoded'), text } });
  }
  if (sample.has(CLASS.hex) || !isMixed) return undefined;
  const digits = start.replace(/[^\d+]/g, '').length / start.length;
  // A path or a camel-case name can also consist of only these characters.
  const isWord =
    /^[A-Za-z]+\d*$/.test(start) || start.split(/[/_-]/).every((part) => /^[a-z]*[A-Z]?[a-z]*\d?$/.test(part));
  if (isWord || digits < 0.06) return undefined;
  const isLong = sample.solid >= 40;
  return isPadded || isLong
    ? found('base64', isPadded && sample.solid >= 16 ? 0.85 : 0.7, message('base64Binary'))
    : undefined;
};

const DATA = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?((?:;(?!base64,)[a-z0-9-]+(?:=[^;,\s]{1,60})?)*)(;base64)?,/i;

export const dataUri: Check = (sample) => {
  const [prefix, mime = 'text/plain', , isEncoded] = DATA.exec(sample.slice(0, 300)) ?? [];
  // SVG images are often written unencoded in a data URI, with spaces.
  if (prefix === undefined || (sample.hasInnerSpace && mime === 'text/plain')) return undefined;
  const details = [message('value', { value: mime })];
  if (isEncoded === undefined) return found('data-uri', 0.97, message('dataUri'), { details });
  const inside = contents(sample.slice(prefix.length, prefix.length + LOOK).replace(/[\s=]+/g, ''));
  const answer =
    inside?.text === undefined || inside.type ? undefined : { label: message('decoded'), text: inside.text };
  const title = inside?.type ? message('dataUriFile', { file: withArticle(inside.type) }) : message('dataUri');
  return found('data-uri', 0.98, title, { details: inside?.type ? [] : details, ...(answer && { answer }) });
};
