// A hash that the visitor was given: which algorithm it can be of, and whether the result agrees.
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  type AlgorithmId,
  type Digests,
} from '../../../workers/kernels/hash-generator/spec';

export interface ExpectedHash {
  /** Lower-case hexadecimal. */
  readonly hex: string;
  /** Algorithms of that length, the likeliest first; only the named one where the visitor's text names it. */
  readonly candidates: readonly AlgorithmId[];
}

export type Verdict =
  | { readonly kind: 'match'; readonly algorithm: AlgorithmId }
  | { readonly kind: 'mismatch' }
  /** None of the algorithms that were run has a digest of that length. */
  | { readonly kind: 'not-run' };

const squash = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `sha256-…` in base64, as Subresource Integrity writes it. Names may hold dashes, base64 holds none. */
const INTEGRITY = /^([a-z][a-z0-9-]*?)-([a-z0-9+/]+=*)$/i;

/** `sha256:…` as containers write it, `SHA256 …`, `SHA256=…`. */
const NAMED = /^([a-z][a-z0-9/_-]*)(?:\s*[:=]\s*|\s+)(\S+)$/i;

function base64ToHex(text: string): string {
  try {
    return Array.from(atob(text), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

const isHex = (text: string) => /^[0-9a-f]+$/i.test(text);

/** Undefined for blank text; an error in words for text that cannot be a hash of any algorithm here. */
export function parseExpectedHash(text: string): ExpectedHash | { readonly error: string } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, name, value] = INTEGRITY.exec(trimmed) ?? NAMED.exec(trimmed) ?? [];
  const named = name === undefined ? undefined : ALGORITHM_IDS.find((id) => squash(id) === squash(name));
  const raw = named && value !== undefined ? value : trimmed.replace(/[\s:]/g, '');
  const hex = isHex(raw) ? raw.toLowerCase() : named ? base64ToHex(raw) : '';
  if (hex === '') return { error: 'A hash is written in hexadecimal digits: 0-9 and a-f.' };
  const fits = (id: AlgorithmId) => ALGORITHMS[id].bytes * 2 === hex.length;
  const candidates = ALGORITHM_IDS.filter((id) => (named ? id === named : true) && fits(id));
  if (candidates.length > 0) return { hex, candidates };
  return { error: `No algorithm here has hashes of ${hex.length} digits. MD5 has 32, SHA1 40, SHA256 64, SHA512 128.` };
}

export function judge({ hex, candidates }: ExpectedHash, digests: Digests): Verdict {
  const ran = candidates.filter((id) => digests[id] !== undefined);
  if (ran.length === 0) return { kind: 'not-run' };
  const algorithm = ran.find((id) => digests[id] === hex);
  return algorithm ? { kind: 'match', algorithm } : { kind: 'mismatch' };
}
