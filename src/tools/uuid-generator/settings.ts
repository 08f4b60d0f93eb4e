// What the screen's fields hold, and the kernel's options that they make.
import {
  DEFAULT_COUNT,
  isValidAlphabet,
  isValidCount,
  MESSAGES,
  NAMESPACE_UUIDS,
  NANO_ALPHABETS,
  NANO_LENGTH,
  NANO_LENGTH_LIMIT,
  type IdKind,
  type NamespaceId,
  type UuidFormat,
  type UuidOptions,
} from '../../../workers/kernels/uuid-generator/spec';
import { readUuid } from './read-uuid';

export type AlphabetId = keyof typeof NANO_ALPHABETS | 'own';

export const ALPHABETS = [
  { value: 'url', label: 'URL-safe (64)' },
  { value: 'alphanumeric', label: 'Letters and digits (62)' },
  { value: 'distinct', label: 'No look-alikes (45)' },
  { value: 'lowercase', label: 'Lowercase and digits (36)' },
  { value: 'digits', label: 'Digits (10)' },
  { value: 'own', label: 'Custom' },
] as const satisfies readonly { value: AlphabetId; label: string }[];

export interface Settings {
  readonly mode: 'generate' | 'inspect';
  readonly kind: IdKind;
  readonly format: UuidFormat;
  /** As typed, like all that a visitor may get wrong. */
  readonly count: string;
  readonly namespace: NamespaceId;
  readonly ownNamespace: string;
  readonly length: string;
  readonly alphabet: AlphabetId;
  readonly ownAlphabet: string;
  /** What is looked into. */
  readonly inspected: string;
}

export const DEFAULT_SETTINGS: Settings = {
  mode: 'generate',
  kind: 'v4',
  format: 'standard',
  count: String(DEFAULT_COUNT),
  namespace: 'dns',
  ownNamespace: '',
  length: String(NANO_LENGTH),
  alphabet: 'url',
  ownAlphabet: '',
  inspected: '',
};

/** A field that is wrong, and in which words. */
export interface FieldProblem {
  readonly field: 'count' | 'namespace' | 'names' | 'length' | 'alphabet';
  readonly text: string;
}

type Read = { readonly options: UuidOptions } | { readonly problem: FieldProblem };

const problem = (field: FieldProblem['field']): Read => ({ problem: { field, text: MESSAGES[field] } });

/** Digits only: Number takes far more for a number, `0x10` and `1e3` among them. */
const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export const takesNames = (kind: IdKind): kind is 'v3' | 'v5' => kind === 'v3' || kind === 'v5';

export const alphabetOf = ({ alphabet, ownAlphabet }: Settings) =>
  alphabet === 'own' ? ownAlphabet : NANO_ALPHABETS[alphabet];

/** The options, or the first field that is wrong. */
export function readSettings(settings: Settings, hasNames: boolean): Read {
  const { kind, format } = settings;
  if (takesNames(kind)) {
    const namespace = namespaceOf(settings);
    if (namespace === undefined) return problem('namespace');
    return hasNames ? { options: { kind, format, namespace } } : problem('names');
  }
  const count = whole(settings.count);
  if (!isValidCount(count)) return problem('count');
  if (kind === 'ulid') return { options: { kind, count } };
  return kind === 'nanoid' ? readNanoId(settings, count) : { options: { kind, format, count } };
}

function readNanoId(settings: Settings, count: number): Read {
  const length = whole(settings.length);
  if (!(length >= 1 && length <= NANO_LENGTH_LIMIT)) return problem('length');
  const alphabet = alphabetOf(settings);
  return isValidAlphabet(alphabet) ? { options: { kind: 'nanoid', count, length, alphabet } } : problem('alphabet');
}

/** In the standard format; undefined where what was typed is no UUID. */
function namespaceOf({ namespace, ownNamespace }: Settings): string | undefined {
  if (namespace !== 'own') return NAMESPACE_UUIDS[namespace];
  const read = readUuid(ownNamespace);
  return read && 'hex' in read ? read.hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
}

/** Bits of chance in a Nano ID; undefined while its fields make none. */
export function nanoIdBits(settings: Settings): number | undefined {
  const read = readNanoId(settings, 1);
  if (!('options' in read) || read.options.kind !== 'nanoid') return undefined;
  return Math.floor(read.options.length * Math.log2(read.options.alphabet.length));
}
