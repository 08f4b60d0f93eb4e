// Pieces of a kept Blob by their offset, read when they are looked at; of all others nothing is in memory.
import { useEffect, useState } from 'react';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { useArtifacts } from '../../state/services-context';

const PAGE_BYTES = 64 * 1024;
const KEPT_PAGES = 16;

export interface FilePages {
  /** Undefined while they are being read. */
  readonly bytesAt: (from: number, to: number) => Uint8Array | undefined;
  readonly isUnreadable: boolean;
}

interface Pages {
  readonly read: ReadonlyMap<number, Uint8Array>;
  readonly failed: boolean;
}

function withPage({ read, failed }: Pages, page: number, bytes: Uint8Array): Pages {
  const others = [...read].filter(([number]) => number !== page).slice(-(KEPT_PAGES - 1));
  return { read: new Map([...others, [page, bytes]]), failed };
}

/** Reads the pages that hold the bytes from `from` to `to`. */
export function useFilePages(artifactId: ArtifactId, from: number, to: number): FilePages {
  const artifacts = useArtifacts();
  const [{ read, failed }, setPages] = useState<Pages>({ read: new Map(), failed: false });
  const first = Math.floor(from / PAGE_BYTES);
  const last = Math.floor(Math.max(from, to - 1) / PAGE_BYTES);
  const hasAll = read.has(first) && read.has(last);

  useEffect(() => {
    if (hasAll) return;
    let current = true;
    const load = async (page: number) => {
      const blob = artifacts.blob(artifactId).slice(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (current) setPages((pages) => withPage(pages, page, bytes));
    };
    for (const page of new Set([first, last])) {
      load(page).catch(() => {
        if (current) setPages((pages) => ({ ...pages, failed: true }));
      });
    }
    return () => {
      current = false;
    };
  }, [artifacts, artifactId, first, last, hasAll]);

  return {
    isUnreadable: failed,
    bytesAt(start, end) {
      const page = Math.floor(start / PAGE_BYTES);
      // Rows never lie across pages: their lengths divide a page's.
      return read.get(page)?.subarray(start - page * PAGE_BYTES, end - page * PAGE_BYTES);
    },
  };
}
