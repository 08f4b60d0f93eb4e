// The values of plain YAML scalars, and their form in JSON. Digits are copied from the source: no number becomes a double.
import type { LossKind, YamlVersion } from '../spec';

export interface JsonScalar {
  readonly type: 'null' | 'bool' | 'number' | 'text';
  readonly json: string;
  /** Values that JSON can't express, or expresses in another way. */
  readonly loss?: LossKind;
}

const NULL: JsonScalar = { type: 'null', json: 'null' };
const TRUE: JsonScalar = { type: 'bool', json: 'true' };
const FALSE: JsonScalar = { type: 'bool', json: 'false' };

export const textScalar = (text: string): JsonScalar => ({ type: 'text', json: JSON.stringify(text) });

/** The longest word with a meaning is `false`. */
const LONGEST_WORD = 5;

const NULLS = /^(?:~|null|Null|NULL|)$/;
const TRUES = /^(?:true|True|TRUE)$/;
const FALSES = /^(?:false|False|FALSE)$/;
/**
 * https://yaml.org/type/bool.html, for YAML 1.1, without its single letters: the usual readers (PyYAML, Psych, SnakeYAML) leave
 * them out, because a key `y` is rarely meant as true.
 */
const OLD_TRUES = /^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
const OLD_FALSES = /^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/;
const NO_NUMBER = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** YAML 1.2, section 10.3.2, the core schema. */
const DECIMAL = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const BASED = /^0(?:o[0-7]+|x[\da-fA-F]+)$/;

/** https://yaml.org/type/int.html and float.html, for YAML 1.1. */
const OLD_DECIMAL = /^[-+]?(?:0|[1-9][\d_]*|(?:\d[\d_]*)?\.[\d_]*\d[\d_]*(?:[eE][-+]\d+)?|\d[\d_]*\.(?:[eE][-+]\d+)?)$/;
const OLD_BASED = /^[-+]?0(?:b[01_]*[01][01_]*|x[\da-fA-F_]*[\da-fA-F][\da-fA-F_]*|[0-7_]*[0-7][0-7_]*)$/;
const SEXAGESIMAL = /^[-+]?[1-9][\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
/** https://yaml.org/type/timestamp.html */
const TIMESTAMP =
  /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/;

/** RFC 8259, section 6. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

const number = (source: string, json: string): JsonScalar =>
  source === json ? { type: 'number', json } : { type: 'number', json, loss: 'rewritten-number' };

/** Changed to JSON's form: without a plus, underscores and leading zeros, and with digits around the point. */
function decimal(source: string): JsonScalar {
  if (JSON_NUMBER.test(source)) return { type: 'number', json: source };
  const json = source
    .replace(/^\+|_/g, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '.0');
  return number(source, json);
}

const sign = (source: string) => (source.startsWith('-') ? '-' : '');
const digitsOf = (source: string) => source.replace(/[-+_]/g, '');

function based(source: string): JsonScalar {
  const digits = digitsOf(source);
  const isOldOctal = /^0[0-7]/.test(digits);
  return number(source, sign(source) + BigInt(isOldOctal ? `0o${digits}` : digits).toString());
}

/** Degrees or hours, with minutes and seconds: each part but the first is a sixtieth of the one before. */
function sexagesimal(source: string): JsonScalar {
  const [whole = '', fraction = ''] = digitsOf(source).split('.');
  const sum = whole.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  return number(source, sign(source) + sum.toString() + (fraction && `.${fraction}`));
}

function word(source: string, version: YamlVersion): JsonScalar | undefined {
  if (NULLS.test(source)) return NULL;
  if ((version === '1.1' ? OLD_TRUES : TRUES).test(source)) return TRUE;
  return (version === '1.1' ? OLD_FALSES : FALSES).test(source) ? FALSE : undefined;
}

function numeric(source: string, version: YamlVersion): JsonScalar | undefined {
  if (NO_NUMBER.test(source)) return { ...textScalar(source), loss: 'no-number' };
  if (version === '1.2') {
    if (DECIMAL.test(source)) return decimal(source);
    return BASED.test(source) ? based(source) : undefined;
  }
  if (OLD_DECIMAL.test(source)) return decimal(source);
  if (OLD_BASED.test(source)) return based(source);
  if (SEXAGESIMAL.test(source)) return sexagesimal(source);
  return TIMESTAMP.test(source) ? { ...textScalar(source), loss: 'date' } : undefined;
}

const startsNumber = (code: number) => (code >= 0x30 && code <= 0x39) || (code >= 0x2b && code <= 0x2e);

/** The value of a plain scalar without a tag; undefined for text. */
function meaning(source: string, version: YamlVersion): JsonScalar | undefined {
  if (startsNumber(source.charCodeAt(0))) return numeric(source, version);
  return source.length <= LONGEST_WORD ? word(source, version) : undefined;
}

export const plainScalar = (source: string, version: YamlVersion): JsonScalar =>
  meaning(source, version) ?? textScalar(source);

/** The value in the other YAML version, if it differs. */
export function otherReading(source: string, version: YamlVersion, own: JsonScalar): JsonScalar | undefined {
  if (source.length > LONGEST_WORD && !startsNumber(source.charCodeAt(0))) return undefined;
  const other = plainScalar(source, version === '1.2' ? '1.1' : '1.2');
  return other.json === own.json && other.type === own.type && other.loss !== 'date' ? undefined : other;
}

const STANDARD = 'tag:yaml.org,2002:';

/** The types that a tag can request and that JSON has. */
const ASKED: Readonly<Record<string, JsonScalar['type']>> = {
  [`${STANDARD}null`]: 'null',
  [`${STANDARD}bool`]: 'bool',
  [`${STANDARD}int`]: 'number',
  [`${STANDARD}float`]: 'number',
};

/** Tags that add nothing to a value of that kind in JSON. */
const PLAIN_TAGS: ReadonlySet<string> = new Set(['!', ...['str', 'map', 'seq'].map((name) => STANDARD + name)]);

export interface TaggedScalar {
  readonly scalar: JsonScalar;
  /** Whether the value alone expresses everything that the tag did. */
  readonly isKept: boolean;
}

export function taggedScalar(source: string, tag: string, version: YamlVersion): TaggedScalar {
  const type = ASKED[tag];
  if (type === undefined) return { scalar: textScalar(source), isKept: PLAIN_TAGS.has(tag) };
  const scalar = plainScalar(source, version);
  const isNumber = type === 'number' && scalar.loss === 'no-number';
  return scalar.type === type || isNumber ? { scalar, isKept: true } : { scalar: textScalar(source), isKept: false };
}

export const isPlainTag = (tag: string) => PLAIN_TAGS.has(tag);
export const MERGE_TAG = `${STANDARD}merge`;
