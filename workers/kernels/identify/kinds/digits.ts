// Bytes written as digits: binary, hexadecimal, and hex dumps.
import { fileTypeOf } from '../../../lib/file-type';
import { found, message, type Check } from '../finding';
import { readableText, withArticle } from './base64';
import { CLASS } from '../sample';

/** How many bytes are decoded to find out whether they are text. */
const LOOK = 512;

export const binaryDigits: Check = (sample) => {
  if (!sample.has(CLASS.binary) || sample.solid < 8) return undefined;
  const digits = sample.solidText(LOOK * 10);
  const groups = sample.slice(0, LOOK).split(/\s+/);
  const isGrouped = groups.length > 1 && groups.slice(0, -1).every((group) => group.length % 4 === 0);
  if (sample.solid % 8 !== 0 && !isGrouped)
    return sample.solid > 16 ? found('binary', 0.7, message('binaryNumber')) : undefined;
  const bytes = Uint8Array.from(digits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const text = readableText(bytes);
  if (text !== undefined && sample.solid % 8 === 0)
    return found('binary', 0.95, message('binaryText'), {
      details: [message('bytes', { count: sample.solid / 8 })],
      answer: { label: message('decoded'), text },
    });
  return found('binary', isGrouped || sample.solid > 10 ? 0.9 : 0.6, message('binaryDigits'));
};

const LOOK_UNITS = 4096;

/** Without the last byte if it is cut. */
const wholeBytes = (text: string) =>
  text.slice(0, -8) + text.slice(-8).replace(/[\s,;:-]+(?:0?x?|\\?x?)[0-9a-f]{0,2}$/i, '');

/** Prefixes and separators of bytes in hexadecimal. */
const PREFIXED = /^(?:0x|\\x)[0-9a-f]{2}(?:[\s,;]*(?:0x|\\x)[0-9a-f]{2})+,?$/i;
const SEPARATED = /^[0-9a-f]{2}(?:(?:\s[0-9a-f]{2})+|(?::\s?[0-9a-f]{2})+|(?:-\s?[0-9a-f]{2})+)$/i;

export const hexBytes: Check = (sample) => {
  const start = sample.length <= LOOK_UNITS ? sample.slice(0) : wholeBytes(sample.slice(0, LOOK_UNITS));
  const isRun = sample.has(CLASS.hex) && !sample.hasInnerSpace && sample.solid % 2 === 0 && sample.solid >= 8;
  const isPrefixed = PREFIXED.test(start);
  const isSeparated = SEPARATED.test(start) && start.length >= 8;
  if (!isRun && !isPrefixed && !isSeparated) return undefined;
  const digits = start.replace(/0x|\\x/gi, '').replace(/[^0-9a-f]/gi, '');
  const bytes = Uint8Array.from(digits.slice(0, LOOK * 2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const type = bytes.length > 3 ? fileTypeOf(bytes) : undefined;
  if (type && !type.textual) return found('hex', 0.97, message('hexFile', { file: withArticle(type) }));
  const text = readableText(bytes);
  const isPlain = text !== undefined && /^[\x20-\x7e\s]+$/.test(text);
  // "20241122" is more likely a date or a number than bytes.
  if (sample.has(CLASS.decimal) && !isPlain)
    return isSeparated && bytes.length > 5 ? found('hex', 0.55, message('hexBytes')) : undefined;
  const extras = text !== undefined && isPlain ? { answer: { label: message('decoded'), text } } : {};
  const isText = isPlain && bytes.length >= 4;
  const isDecimal = sample.has(CLASS.decimal);
  const confidence = isDecimal
    ? isText && bytes.length >= 6
      ? 0.72
      : 0.45
    : isText
      ? 0.93
      : isRun && !/\d/.test(start)
        ? 0.6
        : 0.88;
  return found('hex', confidence, message(isText ? 'hexText' : 'hexBytes'), extras);
};

/** As written by `xxd`, `hexdump -C` and `od -A x -t x1`: an offset, then bytes. */
const DUMP = /^(?:[0-9a-f]{4,16}:|[0-9a-f]{6,16}) {1,3}(?:[0-9a-f]{2,4}[ -]{1,2}){1,16}/i;

export const hexDump: Check = (sample) => {
  const lines = sample.lines(20).filter((line) => line.trim() !== '');
  if (lines.length === 0 || !/^0+:?\s/.test(lines[0] ?? '')) return undefined;
  const isDump =
    lines.filter((line) => DUMP.test(`${line} `) || /^(?:[0-9a-f]{6,16}|\*)$/i.test(line)).length === lines.length;
  return isDump ? found('hex-dump', 0.96, message('hexDump')) : undefined;
};
