// Reads the rows that the kernel has stored.
import { offsetAt } from '../../../workers/contract/run/stored-rows';
import { LINE_RECORD, MATCH_RECORD, type GroupEntry } from '../../../workers/kernels/regex-tester/spec';
import type { RowLayout } from '../../tool-kit/rows/stored-rows';
import { stretchesOf, type Stretch } from './marks';

export interface MatchRow {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly groups: readonly GroupEntry[];
  /** The record has more groups than the table shows. */
  readonly isCut: boolean;
}

const continued = ({ text, isCut }: { readonly text: string; readonly isCut: boolean } = { text: '', isCut: false }) =>
  isCut ? `${text}…` : text;

export const MATCHES: RowLayout<MatchRow> = {
  spans(record) {
    const offset = offsetAt(record, MATCH_RECORD.textOffset);
    const length = record.getUint32(MATCH_RECORD.textBytes, true);
    return [
      { offset, length },
      { offset: offset + length, length: record.getUint32(MATCH_RECORD.groupsBytes, true) },
    ];
  },
  row(record, [text, groups]) {
    const start = offsetAt(record, MATCH_RECORD.start);
    const end = start + record.getUint32(MATCH_RECORD.units, true);
    const isCut = groups?.isCut ?? false;
    return { start, end, text: continued(text), groups: groupsIn(groups?.text ?? '', isCut), isCut };
  },
};

/** If the text was cut, its last line is part of an entry. */
function groupsIn(text: string, isCut: boolean): readonly GroupEntry[] {
  const lines = text === '' ? [] : text.split('\n');
  return (isCut ? lines.slice(0, -1) : lines).map((line) => JSON.parse(line) as GroupEntry);
}

export interface LineRow {
  readonly number: number;
  readonly stretches: readonly Stretch[];
}

export const LINES: RowLayout<LineRow> = {
  spans(record) {
    const offset = offsetAt(record, LINE_RECORD.textOffset);
    const length = record.getUint32(LINE_RECORD.textBytes, true);
    return [
      { offset, length },
      { offset: offset + length, length: record.getUint32(LINE_RECORD.marksBytes, true) },
    ];
  },
  row: (record, [text, marks]) => ({
    number: record.getUint32(LINE_RECORD.number, true),
    stretches: stretchesOf(text?.text ?? '', marksIn(marks?.text ?? '', marks?.isCut ?? false)),
  }),
};

/** The last number of shortened marks may be incomplete. */
function marksIn(written: string, isCut: boolean): readonly number[] {
  const marks = written === '' ? [] : written.split(',').map(Number);
  return isCut ? marks.slice(0, Math.max(0, Math.floor((marks.length - 1) / 2) * 2)) : marks;
}
