// A file of the site and its compressed siblings, and which of them suits a request.
import Negotiator from 'negotiator';
import { stat } from 'node:fs/promises';

/** By content coding; none for the file itself. */
export const SUFFIXES = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

type Encoding = keyof typeof SUFFIXES | 'identity';

export interface Variant {
  readonly encoding: Encoding;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  readonly modified: Date;
}

async function variant(encoding: Encoding, file: string): Promise<readonly Variant[]> {
  try {
    const found = await stat(file);
    return found.isFile() ? [{ encoding, file, size: found.size, modified: found.mtime }] : [];
  } catch {
    return [];
  }
}

/** The smallest first. Empty when there is no such file. */
export async function findVariants(file: string): Promise<readonly Variant[]> {
  const [own] = await variant('identity', file);
  if (!own) return [];
  const siblings = Object.entries(SUFFIXES) as [Encoding, string][];
  const compressed = await Promise.all(siblings.map(([encoding, suffix]) => variant(encoding, file + suffix)));
  return [...compressed.flat(), own].sort((one, other) => one.size - other.size);
}

/**
 * The smallest of those that the header likes best, RFC 9110, 12.5.3. Without the header the file as it is, and also where
 * nothing suits: a visitor is better served with that than with 406, and 12.4.1 leaves the choice.
 */
export function choose(variants: readonly Variant[], acceptEncoding: string | undefined): Variant | undefined {
  const codings = variants.map(({ encoding }) => encoding);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(codings, { preferred: codings }) ?? 'identity';
  return variants.find(({ encoding }) => encoding === best);
}
