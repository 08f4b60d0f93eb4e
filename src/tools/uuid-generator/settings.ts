// The values of the screen's fields, and the kernel's options for them.
import {
  isValidAlphabet,
  isValidCount,
  NAMESPACE_UUIDS,
  NANO_ALPHABETS,
  NANO_LENGTH_LIMIT,
  type IdKind,
  type UuidOptions,
  type UuidSettings,
} from '../../../workers/kernels/uuid-generator/spec';
import { words } from '../../../workers/kernels/uuid-generator/words';
import { readUuid } from './read-uuid';

/** The option, or the names, that have an error, and its message. */
export interface SettingsProblem {
  readonly option: 'count' | 'ownNamespace' | 'names' | 'length' | 'ownAlphabet';
  readonly text: string;
}

type Read = { readonly options: UuidOptions } | { readonly problem: SettingsProblem };

const problem = (option: SettingsProblem['option'], text: string): Read => ({ problem: { option, text } });

/** Only digits, because Number also accepts `0x10` and `1e3`. */
const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export const takesNames = (kind: IdKind): kind is 'v3' | 'v5' => kind === 'v3' || kind === 'v5';

const alphabetOf = ({ alphabet, ownAlphabet }: UuidSettings) =>
  alphabet === 'own' ? ownAlphabet : NANO_ALPHABETS[alphabet];

/** The kernel's options, or the first problem. */
export function readSettings(settings: UuidSettings, hasNames: boolean): Read {
  const { kind, format } = settings;
  if (takesNames(kind)) {
    const namespace = namespaceOf(settings);
    if (namespace === undefined) return problem('ownNamespace', words.messages.badNamespace);
    return hasNames ? { options: { kind, format, namespace } } : problem('names', words.messages.noNames);
  }
  const count = whole(settings.count);
  if (!isValidCount(count)) return problem('count', words.messages.badCount);
  if (kind === 'ulid') return { options: { kind, count } };
  return kind === 'nanoid' ? readNanoId(settings, count) : { options: { kind, format, count } };
}

function readNanoId(settings: UuidSettings, count: number): Read {
  const length = whole(settings.length);
  if (!(length >= 1 && length <= NANO_LENGTH_LIMIT)) return problem('length', words.messages.badLength);
  const alphabet = alphabetOf(settings);
  return isValidAlphabet(alphabet)
    ? { options: { kind: 'nanoid', count, length, alphabet } }
    : problem('ownAlphabet', words.messages.badAlphabet);
}

/** In the standard format. Undefined if the typed text isn't a UUID. */
function namespaceOf({ namespace, ownNamespace }: UuidSettings): string | undefined {
  if (namespace !== 'own') return NAMESPACE_UUIDS[namespace];
  const read = readUuid(ownNamespace);
  return read && 'hex' in read ? read.hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
}

/** The random bits of a Nano ID. Undefined if its fields are invalid. */
export function nanoIdBits(settings: UuidSettings): number | undefined {
  const read = readNanoId(settings, 1);
  if (!('options' in read) || read.options.kind !== 'nanoid') return undefined;
  return Math.floor(read.options.length * Math.log2(read.options.alphabet.length));
}
