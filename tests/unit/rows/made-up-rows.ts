// A stored result as a kernel would write it: records of 16 bytes, and texts of many lengths, some of several bytes a character.
import { OFFSET_BYTES, offsetAt, RECORDS_MIME, setOffset } from '../../../workers/contract/run/stored-rows';
import type { ArtifactId } from '../../../src/artifacts/artifact-store';
import type { RowLayout } from '../../../src/tool-kit/rows/stored-rows';

const RECORD_BYTES = OFFSET_BYTES + 8;

export const textOf = (row: number) => `row ${row} ${'äö😀x'.repeat(row % 7)}`;

/** Its number is its kind. */
export const KINDS = 5;

export interface MadeUpRow {
  readonly kind: number;
  readonly text: string;
}

export const LAYOUT: RowLayout<MadeUpRow> = {
  spans: (record) => [{ offset: offsetAt(record, 0), length: record.getUint32(OFFSET_BYTES, true) }],
  row: (record, [text]) => ({ kind: record.getUint32(OFFSET_BYTES + 4, true), text: text?.text ?? '' }),
};

export function madeUpBlobs(count: number): { readonly records: Blob; readonly texts: Blob } {
  const encoder = new TextEncoder();
  const records = new DataView(new ArrayBuffer(count * RECORD_BYTES));
  let texts = new Uint8Array(count * 32);
  let end = 0;
  for (let row = 0; row < count; row++) {
    if (texts.length - end < 256) {
      const longer = new Uint8Array(texts.length * 2);
      longer.set(texts);
      texts = longer;
    }
    const { written } = encoder.encodeInto(textOf(row), texts.subarray(end));
    setOffset(records, row * RECORD_BYTES, end);
    records.setUint32(row * RECORD_BYTES + OFFSET_BYTES, written, true);
    records.setUint32(row * RECORD_BYTES + OFFSET_BYTES + 4, row % KINDS, true);
    end += written;
  }
  return { records: new Blob([records.buffer]), texts: new Blob([texts.subarray(0, end)]) };
}

/** The result as the page's state holds it. */
export function storedAs(ids: { records: ArtifactId; texts: ArtifactId }, count: number) {
  const artifact = (artifactId: ArtifactId, mime: string) =>
    ({ stored: 'artifact', artifactId, mime, bytes: 0 }) as const;
  return {
    records: artifact(ids.records, RECORDS_MIME),
    recordBytes: RECORD_BYTES,
    count,
    texts: artifact(ids.texts, 'text/plain'),
  };
}
