// Reads the rows that the kernel has stored.
import { offsetAt } from '../../../workers/contract/run/stored-rows';
import { LINE_RECORD, MATCH_RECORD, type GroupEntry } from '../../../workers/kernels/regex-tester/spec';
import type { RowLayout } from '../../tool-kit/rows/stored-rows';

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

export interface Stretch {
  readonly text: string;
  /** Undefined outside of matches; otherwise the match's number within the row. */
  readonly match?: number;
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

/**
 * The places of matches after an edit of the text: those before it stay, those after it move, and those that it touches are
 * removed. Used until the next run.
 */
export function movedPlaces(places: readonly number[], before: string, after: string): readonly number[] {
  if (before === after) return places;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const shift = after.length - before.length;
  const moved: number[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, end = 0] = places.slice(at, at + 2);
    if (end <= head) moved.push(start, end);
    else if (start >= before.length - tail) moved.push(start + shift, end + shift);
  }
  return moved;
}

/** Splits the text into parts of matches and parts between them. An empty match is an empty part. */
export function stretchesOf(text: string, marks: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (let mark = 0; mark + 1 < marks.length; mark += 2) {
    const [start = 0, end = 0] = marks.slice(mark, mark + 2);
    if (start > at) stretches.push({ text: text.slice(at, start) });
    stretches.push({ text: text.slice(start, end), match: mark / 2 });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at) });
  return stretches;
}
