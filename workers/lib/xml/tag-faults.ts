// What is wrong with a tag, in words: looked into only once it was refused.
import { matchAt, NAME, SPACE } from './grammar';
import type { XmlScanner } from './scanner';
import { characterAt, named, shortened, XmlFault } from './xml-fault';

const ANY_SPACE = new RegExp(`${SPACE}*`, 'y');
const ANY_NAME = new RegExp(NAME, 'y');
const EQUALS = new RegExp(`${SPACE}*=${SPACE}*`, 'y');

const lengthAt = (pattern: RegExp, text: string, at: number) => matchAt(pattern, text, at)?.[0].length ?? 0;

export function brokenStart({ text, start, offset }: XmlScanner): XmlFault {
  const next = text.charAt(start + 1);
  if (next === '' || /[\s<=]/.test(next)) {
    return new XmlFault(offset, (place) => `“<” at ${place} does not begin a tag. Write &lt; for a plain “<”.`);
  }
  const found = named(characterAt(text, start + 1));
  return new XmlFault(
    offset + 1,
    (place) => `A name can’t begin with ${found}, at ${place}. Write &lt; if “<” is not meant as a tag.`,
  );
}

export function brokenEnd({ text, start, end, offset }: XmlScanner): XmlFault {
  const name = matchAt(ANY_NAME, text, start + 2)?.[0];
  if (name === undefined) return new XmlFault(offset, (place) => `The end tag at ${place} has no name.`);
  if (text.charAt(end - 1) !== '>') {
    return new XmlFault(offset, (place) => `End tag </${shortened(name)} at ${place} is not closed: “>” is missing.`);
  }
  return new XmlFault(
    offset,
    (place) =>
      `End tag </${shortened(name)}> at ${place} may have nothing but its name. Attributes go in the start tag.`,
  );
}

/** `at`: behind the last attribute that is well-formed. */
export function brokenAttribute(scanner: XmlScanner, tag: string, at: number): XmlFault {
  const { text, end, before } = scanner;
  const tagName = `<${shortened(tag)}>`;
  const space = lengthAt(ANY_SPACE, text, at);
  const nameAt = at + space;
  const fault = (position: number, words: (place: string) => string) => new XmlFault(before + position, words);
  if (nameAt >= end) {
    return fault(scanner.start, (place) => `Tag ${tagName} at ${place} is not closed: “>” is missing.`);
  }
  const name = text.slice(nameAt, nameAt + lengthAt(ANY_NAME, text, nameAt));
  if (name === '') {
    const found = named(characterAt(text, nameAt));
    return fault(nameAt, (place) => `Unexpected ${found} in tag ${tagName} at ${place}. Expected an attribute or “>”.`);
  }
  const what = `attribute “${shortened(name)}”`;
  if (space === 0) return fault(nameAt, (place) => `A space is missing before ${what} at ${place}.`);
  const equalsAt = nameAt + name.length;
  const valueAt = equalsAt + lengthAt(EQUALS, text, equalsAt);
  if (valueAt === equalsAt) {
    return fault(nameAt, (place) => `The ${what} at ${place} has no value. Write ${shortened(name)}="…".`);
  }
  const quote = text.charAt(valueAt);
  if (quote !== '"' && quote !== "'") {
    return fault(valueAt, (place) => `The value of ${what} at ${place} must be in quotation marks.`);
  }
  return fault(
    valueAt,
    (place) => `The value of ${what} at ${place} has a “<” in it, or no closing quotation mark. Write &lt; for “<”.`,
  );
}
