// The rows of a comparison. One Blob says where each line is, and another has its text. Both are read page by page.
import type { DiffSide } from '../../../workers/kernels/diff-checker/spec';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { pagedRows } from '../../tool-kit/rows/paged-rows';
import type { RowSource } from '../../tool-kit/rows/row-source';
import { TEXT_BYTES } from '../../tool-kit/rows/stored-rows';
import { readSpans, readTexts, type Span } from '../../tool-kit/rows/text-spans';
import type { DiffLayout, Place } from './diff-layout';

export interface LineText {
  /** Without its line ending. */
  readonly text: string;
  /** True if the line continues, because a row shows only the beginning of a long line. */
  readonly isCut: boolean;
  readonly end: 'LF' | 'CR LF' | 'none';
}

export interface DiffRow {
  readonly place: Place;
  readonly a: LineText | undefined;
  readonly b: LineText | undefined;
}

type Artifacts = Pick<ArtifactStore, 'blob'>;

const PAGE_ROWS = 128;
export const FLOAT_BYTES = 8;

/** Reads both lines of a change even if the row shows only one, because marking differences needs both. */
function linesIn(place: Place): { readonly a: number | undefined; readonly b: number | undefined } {
  if (place.kind === 'fold') return { a: undefined, b: undefined };
  return place.kind === 'same' ? { a: place.a, b: place.b } : place.pair;
}

export function diffRows(
  [original, changed]: readonly [PageOutput<DiffSide>, PageOutput<DiffSide>],
  layout: DiffLayout,
  artifacts: Artifacts,
): RowSource<DiffRow> {
  async function read(from: number, to: number) {
    const places = Array.from({ length: to - from }, (_, index) => layout.at(from + index));
    const lines = places.map((place) => (place ? linesIn(place) : { a: undefined, b: undefined }));
    const [a, b] = await Promise.all([
      readLines(
        original,
        lines.map(({ a }) => a),
        artifacts,
      ),
      readLines(
        changed,
        lines.map(({ b }) => b),
        artifacts,
      ),
    ]);
    return (index: number): DiffRow | undefined => {
      const place = places[index];
      return place && { place, a: a[index], b: b[index] };
    };
  }
  return pagedRows({ count: layout.rows, pageRows: PAGE_ROWS, read });
}

export function blobOf(result: ResultRef, artifacts: Artifacts): Blob {
  if (result.stored !== 'artifact') throw new Error('A side of a comparison is always a Blob.');
  return artifacts.blob(result.artifactId);
}

/** The texts of the lines, in order. Undefined if none is requested. */
async function readLines(
  side: PageOutput<DiffSide>,
  lines: readonly (number | undefined)[],
  artifacts: Artifacts,
): Promise<readonly (LineText | undefined)[]> {
  const asked = lines.filter((line) => line !== undefined);
  const ends = await readSpans(
    blobOf(side.starts, artifacts),
    asked.map((line) => ({ offset: line * FLOAT_BYTES, length: 2 * FLOAT_BYTES })),
  );
  const spans = ends.map(spanOf);
  const texts = await readTexts(
    blobOf(side.text, artifacts),
    spans.map(({ offset, length }) => ({ offset, length: Math.min(length, TEXT_BYTES) })),
  );
  let next = 0;
  return lines.map((line) => {
    if (line === undefined) return undefined;
    const length = spans[next]?.length ?? 0;
    return lineText(texts[next++] ?? '', length > TEXT_BYTES);
  });
}

function spanOf(bytes: Uint8Array): Span {
  const [offset = 0, end = 0] = new Float64Array(bytes.slice().buffer);
  return { offset, length: end - offset };
}

function lineText(text: string, isCut: boolean): LineText {
  if (isCut) return { text, isCut, end: 'LF' };
  if (text.endsWith('\r\n')) return { text: text.slice(0, -2), isCut, end: 'CR LF' };
  return text.endsWith('\n') ? { text: text.slice(0, -1), isCut, end: 'LF' } : { text, isCut, end: 'none' };
}
