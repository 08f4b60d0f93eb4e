// The differences as the rows of a list, all or those of one kind. One Blob has their records, and another one their texts.
import {
  KINDS,
  ROW_BYTES,
  type DifferenceKind,
  type JsonDiffView,
} from '../../../../workers/kernels/diff-checker/spec';
import { offsetAt } from '../../../../workers/contract/run/stored-rows';
import { isLowSurrogate } from '../../../../workers/lib/surrogates';
import type { ArtifactStore } from '../../../artifacts/artifact-store';
import type { PageOutput } from '../../../state/page-output';
import { pagedRows } from '../../../tool-kit/rows/paged-rows';
import type { RowSource } from '../../../tool-kit/rows/row-source';
import { blobOf, TEXT_BYTES } from '../../../tool-kit/rows/stored-rows';
import { readSpans, readTexts, type Span } from '../../../tool-kit/rows/text-spans';

/** A value of one document. Undefined where only the other one has it. */
export interface ShownValue {
  readonly text: string;
  /** True if the value continues. */
  readonly isCut: boolean;
}

export interface DifferenceRow {
  readonly kind: DifferenceKind;
  readonly query: string;
  readonly pointer: string;
  readonly before: ShownValue | undefined;
  readonly after: ShownValue | undefined;
}

type Artifacts = Pick<ArtifactStore, 'blob'>;

const PAGE_ROWS = 128;

/** The texts of a record: query, pointer, and both values. */
const TEXTS = 4;

/** The numbers of the differences of a kind. `kinds` has the code of each difference. */
export function numbersOf(kinds: Uint8Array, kind: DifferenceKind, count: number): Uint32Array {
  const code = KINDS.indexOf(kind);
  const numbers = new Uint32Array(count);
  let filled = 0;
  for (let at = kinds.indexOf(code); at >= 0; at = kinds.indexOf(code, at + 1)) numbers[filled++] = at;
  return numbers;
}

/** @param shown the numbers of the shown differences; undefined for all */
export function differenceRows(
  { rows }: Pick<PageOutput<JsonDiffView>, 'rows'>,
  shown: Uint32Array | undefined,
  artifacts: Artifacts,
): RowSource<DifferenceRow> {
  async function read(from: number, to: number) {
    const numbers = Array.from({ length: to - from }, (_, index) => shown?.[from + index] ?? from + index);
    const records = await readSpans(
      blobOf(rows.records, artifacts),
      numbers.map((number) => ({ offset: number * ROW_BYTES, length: ROW_BYTES })),
    );
    const views = records.map(({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength));
    const spans = views.flatMap(spansOf);
    const texts = await readTexts(
      blobOf(rows.texts, artifacts),
      spans.map(({ offset, length }) => ({ offset, length: Math.min(length, TEXT_BYTES) })),
    );
    const valueAt = (index: number): ShownValue | undefined => {
      const length = spans[index]?.length ?? 0;
      return length === 0 ? undefined : { text: texts[index] ?? '', isCut: length > TEXT_BYTES };
    };
    return (index: number): DifferenceRow | undefined => {
      const view = views[index];
      const first = index * TEXTS;
      return (
        view && {
          kind: KINDS[view.getUint32(8, true)] ?? 'changed',
          query: texts[first] ?? '',
          pointer: texts[first + 1] ?? '',
          before: valueAt(first + 2),
          after: valueAt(first + 3),
        }
      );
    };
  }
  return pagedRows({ count: shown?.length ?? rows.count, pageRows: PAGE_ROWS, read });
}

function spansOf(record: DataView): readonly Span[] {
  let offset = offsetAt(record, 0);
  return Array.from({ length: TEXTS }, (_, index) => {
    const length = record.getUint32(12 + 4 * index, true);
    offset += length;
    return { offset: offset - length, length };
  });
}

/** Shorter equal beginnings are shown. */
const LONGEST_START = 12;
/** Of an equal beginning that isn't shown, so many characters before the difference are. */
const SHOWN_START = 6;

/** How many equal characters at the beginnings of two long values are left out, so that a short row shows what differs. */
export function equalStart({ before, after }: Pick<DifferenceRow, 'before' | 'after'>): number {
  if (!before || !after) return 0;
  const [a, b] = [before.text, after.text];
  let equal = 0;
  while (equal < a.length && a[equal] === b[equal]) equal++;
  if (equal <= LONGEST_START) return 0;
  const from = equal - SHOWN_START;
  return isLowSurrogate(a.charCodeAt(from)) ? from - 1 : from;
}
