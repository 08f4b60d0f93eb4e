// UUID generator: its kinds, formats and limits.
import { about, atMost, type KernelSpec, type ResultSize, type Weight } from '../../contract/run/kernel';
import { choice, defineOptions, number, text, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

export const COUNT_LIMIT = 10_000_000;
/** UTF-8 bytes. Longer lines are rarely names. */
export const NAME_LIMIT = 1_000_000;
export const NANO_LENGTH_LIMIT = 255;

const ofGenerating = { when: ['mode', 'generate'] } as const;
const ofNames = { when: ['kind', 'v3', 'v5'] } as const;
const ofNanoIds = { when: ['kind', 'nanoid'] } as const;

/**
 * The options that the visitor sets: numbers, a custom namespace and a custom alphabet are as typed. `kind` is a version of RFC
 * 9562, or one of two other identifiers. The defaults of `length` and `alphabet` are the Nano ID library's.
 */
export const options = defineOptions({
  mode: choice(['generate', 'inspect']),
  kind: choice(['v4', 'v7', 'v1', 'v6', 'v3', 'v5', 'ulid', 'nanoid'], ofGenerating),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'own'], ofNames),
  count: number({ min: 1, max: COUNT_LIMIT, initial: '10', when: ['kind', 'v4', 'v7', 'v1', 'v6', 'ulid', 'nanoid'] }),
  ownNamespace: text('', { mono: true, when: ['namespace', 'own'] }),
  alphabet: choice(['url', 'alphanumeric', 'distinct', 'lowercase', 'digits', 'own'], ofNanoIds),
  length: number({ min: 1, max: NANO_LENGTH_LIMIT, initial: '21', ...ofNanoIds }),
  ownAlphabet: text('', { mono: true, when: ['alphabet', 'own'] }),
  format: choice(['standard', 'uppercase', 'no-hyphens', 'braces', 'parentheses'], {
    look: 'radios',
    when: ['kind', 'v4', 'v7', 'v1', 'v6', 'v3', 'v5'],
  }),
});

export type UuidSettings = OptionsOf<typeof options>;
export type IdKind = UuidSettings['kind'];
export type UuidFormat = UuidSettings['format'];

/** RFC 9562, section 6.6, table 3. */
export const NAMESPACE_UUIDS: Readonly<Record<Exclude<UuidSettings['namespace'], 'own'>, string>> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
};

export type UuidOptions =
  /** `namespace`: a UUID in the standard format. One UUID for each line of the input. */
  | {
      readonly kind: 'v3' | 'v5';
      readonly format: UuidFormat;
      readonly namespace: string;
    }
  | { readonly kind: 'v1' | 'v4' | 'v6' | 'v7'; readonly format: UuidFormat; readonly count: number }
  | { readonly kind: 'ulid'; readonly count: number }
  /** `alphabet`: different characters of printable ASCII. */
  | { readonly kind: 'nanoid'; readonly count: number; readonly length: number; readonly alphabet: string };

export interface UuidOutput extends TextOutput {
  readonly kind: IdKind;
  /** Only for UUIDs. */
  readonly format?: UuidFormat;
  readonly count: number;
}

export const NANO_ALPHABETS = {
  url: '_-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  alphanumeric: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  /** Without characters that are mistaken for others: 0 O o 1 l I i, 2 Z z, 5 S s, 8 B, u v. */
  distinct: '34679ACDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrtwxy',
  lowercase: '0123456789abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
} as const satisfies Readonly<Record<Exclude<UuidSettings['alphabet'], 'own'>, string>>;

export const isValidCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= COUNT_LIMIT;

export const isValidAlphabet = (alphabet: string) =>
  /^[!-~]{2,94}$/.test(alphabet) && new Set(alphabet).size === alphabet.length;

/** `uuids-v4-standard.txt`, `uuids-ulid.txt`. */
export const uuidFileName = ({ kind, format }: Pick<UuidOutput, 'kind' | 'format'>) =>
  format === undefined ? `uuids-${kind}.txt` : `uuids-${kind}-${format}.txt`;

/** Up to this number a run takes an unnoticeable time. */
const QUICK_COUNT = 100_000;
const QUICK_NAMES_BYTES = 1_000_000;

function weigh(options: UuidOptions, bytes: number): Weight {
  return ('count' in options ? options.count <= QUICK_COUNT : bytes <= QUICK_NAMES_BYTES) ? 'quick' : 'bulk';
}

/** A UUID in braces, and a line feed. */
const LINE_BYTES = 39;
/** Bytes of a usual name. */
const NAME_BYTES = 10;

function resultSize(options: UuidOptions, bytes: number): ResultSize {
  if (!('count' in options)) return about((bytes / NAME_BYTES) * LINE_BYTES);
  return atMost(options.count * ('length' in options ? options.length + 1 : LINE_BYTES));
}

/** The input has the names for versions 3 and 5. The other kinds ignore it. */
export const uuidGenerator: KernelSpec<AnySource, UuidOptions, UuidOutput> = {
  id: 'uuid-generator',
  rights: 'compute',
  weigh,
  readsOnce: () => true,
  resultSize,
};
