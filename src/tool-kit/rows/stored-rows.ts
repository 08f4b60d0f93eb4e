// The rows of a stored result. One Blob has pages of records, and another one their texts.
import type { StoredRows } from '../../../workers/contract/run/stored-rows';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { readBytes } from './blob-rows';
import { pagedRows } from './paged-rows';
import type { RowSource } from './row-source';
import { readTexts, type Span } from './text-spans';

/** Reads a tool's records. Both functions are pure. Create a layout once, outside of components. */
export interface RowLayout<Row> {
  /** The places of the row's texts. */
  readonly spans: (record: DataView) => readonly Span[];
  /** Makes the row of a record and its texts, in the order of the record's spans. `index` is the row's number. */
  readonly row: (record: DataView, texts: readonly RowText[], index: number) => Row;
}

export interface RowText {
  readonly text: string;
  /** True if the text continues, because a row shows only the beginning of a long text. */
  readonly isCut: boolean;
}

const PAGE_ROWS = 128;

/** A browser lays out one line of 64 KB as slowly as a page of text, and a page of rows must fit into memory. */
export const TEXT_BYTES = 1024;

const cut = ({ offset, length }: Span): Span => ({ offset, length: Math.min(length, TEXT_BYTES) });

export function blobOf(result: ResultRef, artifacts: Pick<ArtifactStore, 'blob'>): Blob {
  if (result.stored === 'artifact') return artifacts.blob(result.artifactId);
  if (result.stored === 'text') return new Blob([result.text]);
  throw new Error(`${result.name} was saved to a file that the page cannot read again.`);
}

/** Create it once per result (`useMemo`), because it holds the pages that were read. */
export function storedRows<Row>(
  stored: PageOutput<StoredRows>,
  layout: RowLayout<Row>,
  artifacts: Pick<ArtifactStore, 'blob'>,
): RowSource<Row> {
  const { records, recordBytes, count, texts } = stored;

  async function read(from: number, to: number) {
    const bytes = await readBytes(blobOf(records, artifacts), from * recordBytes, to * recordBytes);
    const views = Array.from(
      { length: to - from },
      (_, index) => new DataView(bytes.buffer, bytes.byteOffset + index * recordBytes, recordBytes),
    );
    const spans = views.map(layout.spans);
    const read = await readTexts(blobOf(texts, artifacts), spans.flat().map(cut));
    let next = 0;
    const rows = views.map((view, index) => {
      const mine = (spans[index] ?? []).map(({ length }) => ({ text: read[next++] ?? '', isCut: length > TEXT_BYTES }));
      return layout.row(view, mine, from + index);
    });
    return (index: number) => rows[index];
  }

  return pagedRows({ count, pageRows: PAGE_ROWS, read });
}
