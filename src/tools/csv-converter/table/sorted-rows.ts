// The rows of a table in a sorted order, whose places are in files.
import type { ArtifactStore } from '../../../artifacts/artifact-store';
import type { SortOutput } from '../../../../workers/kernels/csv-converter/spec';
import { parseRow } from '../../../../workers/contract/run/table-row';
import { PLACE_BYTES, readPlace, type RowPlace } from '../../../../workers/contract/run/row-places';
import type { PageOutput, ResultRef } from '../../../state/page-output';
import { readBytes } from '../../../tool-kit/rows/blob-rows';
import { pagedRows } from '../../../tool-kit/rows/paged-rows';
import { readTexts } from '../../../tool-kit/rows/text-spans';
import { PAGE_ROWS, ROW_BYTES, type NumberedRow, type ShownRows } from './table-rows';

/** @param blobOf the text that was sorted */
export function sortedRows(
  blobOf: () => Blob,
  { filled, empty, filledRows, emptyRows, total }: PageOutput<SortOutput>,
  artifacts: Pick<ArtifactStore, 'blob'>,
): ShownRows {
  const columns = new Set<string>();

  async function placesIn(stored: ResultRef | undefined, from: number, to: number): Promise<readonly RowPlace[]> {
    if (stored?.stored !== 'artifact' || from >= to) return [];
    const bytes = await readBytes(artifacts.blob(stored.artifactId), from * PLACE_BYTES, to * PLACE_BYTES);
    const view = new DataView(bytes.buffer);
    return Array.from({ length: to - from }, (_, index) => readPlace(view, index * PLACE_BYTES));
  }

  async function read(from: number, to: number): Promise<(index: number) => NumberedRow | undefined> {
    const places = [
      ...(await placesIn(filled, from, Math.min(to, filledRows))),
      ...(await placesIn(empty, Math.max(0, from - filledRows), to - filledRows)),
    ];
    const texts = await readTexts(
      blobOf(),
      places.map(({ offset, length }) => ({ offset, length: Math.min(length, ROW_BYTES) })),
    );
    const rows = places.map(({ number }, index) => ({ number, cells: parseRow(texts[index] ?? '') }));
    for (const { cells } of rows) for (const name of cells.keys()) columns.add(name);
    return (index) => rows[index];
  }

  return {
    ...pagedRows<NumberedRow>({ count: filledRows + emptyRows, pageRows: PAGE_ROWS, read }),
    total: () => total,
    isComplete: () => true,
    isCut: () => false,
    columns: () => [...columns],
  };
}
