// Strong entity tags: digests of the bytes that are sent, equal on all servers with the same build.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Variant } from './variants';

interface Known {
  readonly version: string;
  readonly tag: Promise<string>;
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Each version of a file is read and hashed once. */
export function createEntityTags(): (variant: Variant) => Promise<string> {
  const known = new Map<string, Known>();
  return ({ file, size, modified }) => {
    const version = `${size} ${modified.getTime()}`;
    const found = known.get(file);
    if (found?.version === version) return found.tag;
    const tag = digest(file);
    known.set(file, { version, tag });
    tag.catch(() => known.delete(file));
    return tag;
  };
}
