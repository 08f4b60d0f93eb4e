// Explains an invalid tag. Runs only after a tag was refused.
import type { InText, Message } from '../../contract/run/message';
import { matchAt, NAME, SPACE } from './grammar';
import type { XmlScanner } from './scanner';
import { characterAt, message, named, shortened, XmlError } from './xml-error';

const ANY_SPACE = new RegExp(`${SPACE}*`, 'y');
const ANY_NAME = new RegExp(NAME, 'y');
const EQUALS = new RegExp(`${SPACE}*=${SPACE}*`, 'y');

const lengthAt = (pattern: RegExp, text: string, at: number) => matchAt(pattern, text, at)?.[0].length ?? 0;

export function brokenStart({ text, start, offset }: XmlScanner): XmlError {
  const next = text.charAt(start + 1);
  if (next === '' || /[\s<=]/.test(next)) return new XmlError(offset, (place) => message('xmlNoTag', { place }));
  const found = named(characterAt(text, start + 1));
  return new XmlError(offset + 1, (place) => message('xmlBadStart', { found, place }));
}

export function brokenEnd({ text, start, end, offset }: XmlScanner): XmlError {
  const written = matchAt(ANY_NAME, text, start + 2)?.[0];
  if (written === undefined) return new XmlError(offset, (place) => message('xmlNamelessEnd', { place }));
  const name = shortened(written);
  const key = text.charAt(end - 1) === '>' ? 'xmlFullEnd' : 'xmlOpenEnd';
  return new XmlError(offset, (place) => message(key, { name, place }));
}

/** @param at offset after the last well-formed attribute */
export function brokenAttribute(scanner: XmlScanner, tagName: string, at: number): XmlError {
  const { text, end, before } = scanner;
  const tag = shortened(tagName);
  const space = lengthAt(ANY_SPACE, text, at);
  const nameAt = at + space;
  const errorAt = (position: number, messageAt: (place: InText) => Message) =>
    new XmlError(before + position, messageAt);
  if (nameAt >= end) return errorAt(scanner.start, (place) => message('xmlOpenTag', { tag, place }));
  const written = text.slice(nameAt, nameAt + lengthAt(ANY_NAME, text, nameAt));
  if (written === '') {
    const found = named(characterAt(text, nameAt));
    return errorAt(nameAt, (place) => message('xmlUnexpectedInTag', { found, tag, place }));
  }
  const name = shortened(written);
  if (space === 0) return errorAt(nameAt, (place) => message('xmlNoSpace', { name, place }));
  const equalsAt = nameAt + written.length;
  const valueAt = equalsAt + lengthAt(EQUALS, text, equalsAt);
  if (valueAt === equalsAt) return errorAt(nameAt, (place) => message('xmlNoValue', { name, place }));
  const quote = text.charAt(valueAt);
  const key = quote === '"' || quote === "'" ? 'xmlOpenValue' : 'xmlUnquoted';
  return errorAt(valueAt, (place) => message(key, { name, place }));
}
