// A file of the site, its compressed copies, and the choice among them.
import Negotiator from 'negotiator';
import { stat } from 'node:fs/promises';

/** By content coding. No coding for the file itself. */
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

/** The smallest first. Empty if the file doesn't exist. */
export async function findVariants(file: string): Promise<readonly Variant[]> {
  const [own] = await variant('identity', file);
  if (!own) return [];
  const siblings = Object.entries(SUFFIXES) as [Encoding, string][];
  const compressed = await Promise.all(siblings.map(([encoding, suffix]) => variant(encoding, file + suffix)));
  return [...compressed.flat(), own].sort((one, other) => one.size - other.size);
}

/**
 * The smallest of the variants that the header prefers, RFC 9110, section 12.5.3. Without the header, or if no variant is
 * acceptable, the file itself: section 12.4.1 allows that, and it serves the visitor better than a 406.
 */
export function choose(variants: readonly Variant[], acceptEncoding: string | undefined): Variant | undefined {
  const codings = variants.map(({ encoding }) => encoding);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(codings, { preferred: codings }) ?? 'identity';
  return variants.find(({ encoding }) => encoding === best);
}
