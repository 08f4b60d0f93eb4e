// Finds a text in both sides of a comparison. The place of a match is the row of its line.
import type { DiffSide } from '../../../workers/kernels/diff-checker/spec';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import type { PageOutput } from '../../state/page-output';
import { NOTHING_FOUND, searchBlob, type Found } from '../../tool-kit/text/search-blob';
import type { Find } from '../../tool-kit/text/use-search';
import type { DiffLayout } from './diff-layout';
import { blobOf, FLOAT_BYTES } from './diff-rows';

/** Offsets of lines that are read at once. */
const STARTS_AT_ONCE = 100_000;

/** `layout` shows all lines. Equal lines are searched once. */
export function findInDiff(
  sides: readonly [PageOutput<DiffSide>, PageOutput<DiffSide>],
  layout: Pick<DiffLayout, 'rowOfLine'>,
  artifacts: Pick<ArtifactStore, 'blob'>,
): Find {
  return async (query, signal, onFound) => {
    const rows: number[] = [];
    let isComplete = true;
    for (const [side, { text, starts }] of sides.entries()) {
      let found: Found = NOTHING_FOUND;
      await searchBlob(blobOf(text, artifacts), query, signal, (soFar) => {
        found = soFar;
      });
      isComplete &&= found.count === found.offsets.length;
      for await (const line of linesAt(found.offsets, blobOf(starts, artifacts))) {
        const row = layout.rowOfLine(side === 0 ? 'a' : 'b', line);
        if (row !== undefined) rows.push(row);
      }
      signal.throwIfAborted();
    }
    onFound({ count: rows.length, offsets: rows.toSorted((one, other) => one - other), isComplete });
  };
}

/** The line of each offset. Both the offsets and `starts`, where each line begins, ascend. */
async function* linesAt(offsets: readonly number[], starts: Blob): AsyncGenerator<number> {
  const lines = starts.size / FLOAT_BYTES;
  let next = 0;
  for (let first = 0; first < lines && next < offsets.length; first += STARTS_AT_ONCE) {
    // One more, to know where the last line ends.
    const piece = starts.slice(first * FLOAT_BYTES, (first + STARTS_AT_ONCE + 1) * FLOAT_BYTES);
    const begins = new Float64Array(await piece.arrayBuffer());
    for (let at = 0; at < Math.min(begins.length, STARTS_AT_ONCE); at++) {
      const end = begins[at + 1] ?? Infinity;
      for (; (offsets[next] ?? Infinity) < end; next++) yield first + at;
    }
  }
}
