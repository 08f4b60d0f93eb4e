// Reads the kernel's stored rows.
import type { Stored } from '../../../workers/contract/run/sink';
import { offsetAt, type StoredRows } from '../../../workers/contract/run/stored-rows';
import { LINE_RECORD, MATCH_RECORD, type GroupEntry } from '../../../workers/kernels/regex-tester/spec';

async function bytesOf(stored: Stored): Promise<Uint8Array> {
  if (stored.stored === 'text') return new TextEncoder().encode(stored.text);
  if (stored.stored === 'blob') return new Uint8Array(await stored.blob.arrayBuffer());
  throw new Error('It was saved elsewhere.');
}

export const textOf = async (stored: Stored) => Buffer.from(await bytesOf(stored)).toString();

async function rowsOf<Row>(
  stored: StoredRows,
  read: (record: DataView, text: (from: number, bytes: number) => string) => Row,
) {
  const [records, texts] = await Promise.all([bytesOf(stored.records), bytesOf(stored.texts)]);
  const text = (from: number, bytes: number) => Buffer.from(texts.subarray(from, from + bytes)).toString();
  return Array.from({ length: stored.count }, (_, row) =>
    read(new DataView(records.buffer, records.byteOffset + row * stored.recordBytes, stored.recordBytes), text),
  );
}

export const matchesOf = (stored: StoredRows) =>
  rowsOf(stored, (record, text) => {
    const at = offsetAt(record, MATCH_RECORD.textOffset);
    const bytes = record.getUint32(MATCH_RECORD.textBytes, true);
    const start = offsetAt(record, MATCH_RECORD.start);
    const groups = text(at + bytes, record.getUint32(MATCH_RECORD.groupsBytes, true));
    return {
      start,
      end: start + record.getUint32(MATCH_RECORD.units, true),
      text: text(at, bytes),
      groups: groups === '' ? [] : groups.split('\n').map((line) => JSON.parse(line) as GroupEntry),
    };
  });

export const linesOf = (stored: StoredRows) =>
  rowsOf(stored, (record, text) => {
    const at = offsetAt(record, LINE_RECORD.textOffset);
    const bytes = record.getUint32(LINE_RECORD.textBytes, true);
    const marks = text(at + bytes, record.getUint32(LINE_RECORD.marksBytes, true));
    return {
      number: record.getUint32(LINE_RECORD.number, true),
      text: text(at, bytes),
      marks: marks === '' ? [] : marks.split(',').map(Number),
    };
  });
