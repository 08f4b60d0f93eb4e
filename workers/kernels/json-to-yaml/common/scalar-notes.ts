// Converts a plain scalar to JSON, with notes about it.
import { NumberWeight } from '../../../lib/json/number-weight';
import { otherReading, plainScalar, type JsonScalar } from '../write/plain-values';
import { invisibleInValue } from './invisible';
import type { LossKind, YamlVersion } from '../spec';

/** Shorter numbers are exact, unless they have an exponent. */
const EXACT_UNITS = 15;

function isInexact(json: string): boolean {
  if (json.length <= EXACT_UNITS && !/[eE]/.test(json)) return false;
  const weight = new NumberWeight();
  for (let at = 0; at < json.length; at++) weight.add(json.charCodeAt(at));
  return weight.isInexact();
}

type Lose = (kind: LossKind, text: string) => void;

/** Calls `lose` if readers of the other YAML version read the source as something else. */
export function noteVersion(source: string, version: YamlVersion, own: JsonScalar, lose: Lose): void {
  const other = otherReading(source, version, own);
  if (other) lose('version', `${source}: ${own.json} here, ${other.json} in ${version === '1.2' ? '1.1' : '1.2'}`);
}

/** A key followed by its value without a space. A URL (`https://`) or a Windows path is none. */
const GLUED = String.raw`(?:[A-Za-z_$][\w.$-]*|"[^"\n]*"|'[^'\n]*'):(?![/\\])[^\s:]`;
const GLUED_KEY = new RegExp(`^${GLUED}`);
/** A key or an item without a space. `-5` and `--flag` are none. */
const GLUED_START = new RegExp(`^(?:-[^\\s\\d.-]|${GLUED})`);
const LINE_OF_ITEM_OR_KEY = new RegExp(String.raw`\n[ \t]*(?:- |${GLUED})`);

export const looksLikePair = (text: string): boolean => GLUED_KEY.test(text);

/**
 * Whether a plain value was probably meant as keys or list items: `port:80` or `-b` on its own line, or a continuation line
 * such as `- b`. The value is from `at` to `end` in the text.
 */
export function looksStructured(text: string, at: number, end: number): boolean {
  let start = at;
  while (start > 0 && text.charCodeAt(start - 1) === 0x20) start--;
  if ((start === 0 || text.charCodeAt(start - 1) === 0x0a) && GLUED_START.test(text.slice(at, end))) return true;
  for (let next = at; next < end; next++) {
    if (text.charCodeAt(next) === 0x0a) return LINE_OF_ITEM_OR_KEY.test(text.slice(next, end));
  }
  return false;
}

/** Calls `lose` for each part that JSON, a reader of the other version, or a person reads differently. */
export function notedScalar(source: string, version: YamlVersion, lose: Lose, mayHaveInvisible = false): JsonScalar {
  const scalar = plainScalar(source, version);
  const { loss, type, json } = scalar;
  if (loss) lose(loss, loss === 'rewritten-number' ? `${source} → ${json}` : source);
  if (type === 'number' && isInexact(json)) lose('inexact-number', json);
  noteVersion(source, version, scalar, lose);
  const invisible = mayHaveInvisible ? invisibleInValue(source) : undefined;
  if (invisible !== undefined) lose('invisible', invisible);
  return scalar;
}
