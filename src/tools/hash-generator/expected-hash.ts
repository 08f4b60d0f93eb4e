// A hash that the visitor has from elsewhere: the algorithms that it may be from, and whether the result matches.
import {
  ALGORITHM_IDS,
  algorithmNamed,
  ALGORITHMS,
  parseChecksumLine,
  type AlgorithmId,
  type Digests,
} from '../../../workers/kernels/hash-generator/spec';
import { say } from '../../../workers/words/in-words';
import * as words from './words';

export interface ExpectedHash {
  /** In lowercase hexadecimal. */
  readonly hex: string;
  /** Algorithms with that length, most likely first. If the visitor's text names an algorithm, only that one. */
  readonly candidates: readonly AlgorithmId[];
  /** The file named in a pasted line. */
  readonly name?: string;
}

export type Verdict =
  | { readonly kind: 'match'; readonly algorithm: AlgorithmId }
  /** `untried`: algorithms with that length that were not run. */
  | { readonly kind: 'mismatch'; readonly untried: readonly AlgorithmId[] }
  /** No algorithm with a digest of that length was run. */
  | { readonly kind: 'not-run' };

/** `sha256-…` in Base64, as in Subresource Integrity. Names may contain hyphens, and Base64 doesn't. */
const INTEGRITY = /^([a-z][a-z0-9-]*?)-([a-z0-9+/]+=*)$/i;

/** `sha256:…` as containers write it, `SHA256 …`, `SHA256=…`. */
const NAMED = /^([a-z][a-z0-9/_-]*)(?:\s*[:=]\s*|\s+)(\S+)$/i;

/** Digits in groups of one length, the last one perhaps shorter: `D41D 8CD9`, `d4:1d:8c`. */
function ungrouped(text: string): string {
  const groups = text.split(/[\s:]+/);
  const [{ length } = '', ...others] = groups;
  const isEven = others.every(
    (group, at) => group.length === length || (at === others.length - 1 && group.length < length),
  );
  return isEven ? groups.join('') : text;
}

function base64ToHex(text: string): string {
  try {
    return Array.from(atob(text), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

const isHex = (text: string) => /^[0-9a-f]+$/i.test(text);
const ofLength = (hex: string) => ALGORITHM_IDS.filter((id) => ALGORITHMS[id].bytes * 2 === hex.length);

/** Without surrounding quotes, and without the 0x of a number. */
const unquoted = (text: string) => text.replace(/^(["'`])(.*)\1$/s, '$2').replace(/^0x(?=[0-9a-f]+$)/i, '');

/** Whether a line is a hash on its own. Shorter groups of digits may be parts of one. */
function isWhole(line: string): boolean {
  const digits = unquoted(line.trim());
  return (digits.length >= 32 && isHex(digits) && ofLength(digits).length > 0) || parseChecksumLine(line) !== undefined;
}

/** Undefined for blank text. An error in words for text that can't be the hash of any supported algorithm. */
export function parseExpectedHash(text: string): ExpectedHash | { readonly error: string } | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const hashes = lines.filter(isWhole);
  if (hashes.length > 1) return { error: words.severalHashes };
  // Programs such as certutil print sentences around the hash.
  const trimmed = unquoted((hashes[0] ?? text).trim());
  if (trimmed === '') return undefined;
  const digits = ungrouped(trimmed);
  if (isHex(digits) && ofLength(digits).length > 0) return { hex: digits.toLowerCase(), candidates: ofLength(digits) };
  const line = parseChecksumLine(trimmed);
  if (line?.candidates.length === 0) return { error: words.otherAlgorithm };
  return line ? { hex: line.hex, candidates: line.candidates, name: line.name } : parseNamed(trimmed);
}

function parseNamed(text: string): ExpectedHash | { readonly error: string } {
  const [, name, value] = INTEGRITY.exec(text) ?? NAMED.exec(text) ?? [];
  const named = name === undefined ? undefined : algorithmNamed(name);
  const raw = named && value !== undefined ? value : text.replace(/[\s:]/g, '');
  const hex = isHex(raw) ? raw.toLowerCase() : named ? base64ToHex(raw) : '';
  if (hex === '') return { error: words.notHex };
  const candidates = ofLength(hex).filter((id) => named === undefined || id === named);
  if (candidates.length > 0) return { hex, candidates };
  return { error: say(words.otherLength, { digits: hex.length }) };
}

/** The note below the field that says how its text was interpreted. */
export function expectedHint(text: string, chosen: readonly AlgorithmId[]): string {
  const parsed = parseExpectedHash(text);
  if (!parsed || 'error' in parsed) return words.expectedHint;
  const among = parsed.candidates.filter((id) => chosen.includes(id));
  const compared = among.length > 0 ? among : parsed.candidates.slice(0, 1);
  return say(words.comparedAs, { algorithms: { any: compared.map((id) => ALGORITHMS[id].label) } });
}

export function judge({ hex, candidates }: ExpectedHash, digests: Digests): Verdict {
  const ran = candidates.filter((id) => digests[id] !== undefined);
  if (ran.length === 0) return { kind: 'not-run' };
  const algorithm = ran.find((id) => digests[id] === hex);
  return algorithm
    ? { kind: 'match', algorithm }
    : { kind: 'mismatch', untried: candidates.filter((id) => !ran.includes(id)) };
}

/** The algorithm of the expected hash is run even when it is not selected. */
export function withExpected(algorithms: readonly AlgorithmId[], expected: ExpectedHash | undefined) {
  const [likeliest, ...others] = expected?.candidates ?? [];
  const covered = [likeliest, ...others].some((id) => id !== undefined && algorithms.includes(id));
  return likeliest === undefined || covered ? algorithms : [...algorithms, likeliest];
}
