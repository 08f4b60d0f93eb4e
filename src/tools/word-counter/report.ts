// The counts as a text to copy and to keep.
import { minutesToRead, minutesToSpeak, type TextCounts } from '../../../workers/kernels/word-counter/spec';
import { formatCount } from '../../lib/format';

export const REPORT_NAME = 'text-analysis-report.txt';

/** The six counts that are always seen. */
export const mainCounts = (counts: TextCounts): readonly (readonly [label: string, value: number])[] => [
  ['Characters', counts.characters],
  ['Characters without spaces', counts.charactersNoSpaces],
  ['Words', counts.words],
  ['Sentences', counts.sentences],
  ['Paragraphs', counts.paragraphs],
  ['Minutes to read', minutesToRead(counts)],
];

export const moreCounts = (counts: TextCounts): readonly (readonly [label: string, value: number])[] => [
  ['Lines', counts.lines],
  ['Minutes to speak', minutesToSpeak(counts)],
  ['Bytes', counts.bytes],
  ['UTF-16 units', counts.utf16],
  ['CJK characters', counts.cjk],
];

export interface Report {
  /** The file's name; null for text. */
  readonly name: string | null;
  readonly counts: TextCounts;
  /** What had to be tolerated. */
  readonly notes: readonly string[];
}

export function reportOf({ name, counts, notes }: Report): string {
  const rows = [...mainCounts(counts), ...moreCounts(counts)].map(
    ([label, value]) => `${label}: ${formatCount(value)}`,
  );
  const head = ['Text Analysis Report', ...(name === null ? [] : [`File: ${name}`]), ''];
  const tail = notes.length > 0 ? ['', ...notes] : [];
  return `${[...head, ...rows, ...tail].join('\n')}\n`;
}
