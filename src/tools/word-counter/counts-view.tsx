// The six counts, further counts, and the report as text.
import { Copy, Download, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import {
  NO_COUNTS,
  type TextCounts,
  minutesToRead,
  minutesToSpeak,
  LONGEST_WORD,
  WORD_LIMIT,
  type options,
  type TextDetails,
} from '../../../workers/kernels/word-counter/spec';
import { say } from '../../../workers/words/in-words';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import * as words from './words';

/** Replaces each number until a file is counted. */
export const NOT_COUNTED = '–';

export interface CountsProps {
  counts: TextCounts | undefined;
  /** True if a file isn't counted, or its count was canceled. */
  isPending: boolean;
}

/** Memoized, because each keystroke renders the screen before its counts arrive. */
export const CountsView = memo(function CountsView({ counts = NO_COUNTS, isPending }: CountsProps) {
  return (
    <section aria-label={words.counts}>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {mainCounts(counts).map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-3 py-2"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold break-all tabular-nums">
              {isPending ? NOT_COUNTED : formatCount(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

interface ReportActionsProps {
  /** There is nothing to report. */
  isEmpty: boolean;
  /** The file hasn't been counted yet. */
  isPending: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onClear: () => void;
}

export function ReportActions({ isEmpty, isPending, onCopy, onDownload, onClear }: ReportActionsProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 max-lg:order-1">
      <h2 className="sr-only">{words.counts}</h2>
      <Button size="small" icon={Copy} disabled={isEmpty || isPending} onClick={onCopy}>
        {words.copyReport}
      </Button>
      <Button size="small" icon={Download} disabled={isEmpty || isPending} onClick={onDownload}>
        {words.downloadReport}
      </Button>
      <Button size="small" icon={X} variant="ghost" disabled={isEmpty} onClick={onClear}>
        {words.clearText}
      </Button>
    </div>
  );
}

// The report: the counts as text to copy or download.

export const REPORT_NAME = 'text-analysis-report.txt';

/** The six counts that are always visible. */
const mainCounts = (counts: TextCounts): readonly (readonly [label: string, value: number])[] => [
  [words.characters, counts.characters],
  [words.charactersNoSpaces, counts.charactersNoSpaces],
  [words.words, counts.words],
  [words.sentences, counts.sentences],
  [words.paragraphs, counts.paragraphs],
  [words.minutesToRead, minutesToRead(counts)],
];

const moreCounts = (counts: TextCounts): readonly (readonly [label: string, value: number])[] => [
  [words.lines, counts.lines],
  [words.minutesToSpeak, minutesToSpeak(counts)],
  [words.bytes, counts.bytes],
  [words.utf16, counts.utf16],
  [words.cjk, counts.cjk],
];

interface Report {
  /** The file's name; null for text. */
  readonly name: string | null;
  readonly counts: TextCounts;
  /** Notes of the kernel, such as invalid bytes. */
  readonly notes: readonly string[];
}

export function reportOf({ name, counts, notes }: Report): string {
  const rows = [...mainCounts(counts), ...moreCounts(counts)].map(([label, value]) =>
    say(words.reportRow, { label, count: value }),
  );
  const head = [words.reportTitle, ...(name === null ? [] : [say(words.reportFile, { name })]), ''];
  const tail = notes.length > 0 ? ['', ...notes] : [];
  return `${[...head, ...rows, ...tail].join('\n')}\n`;
}

// More counts, and the rules of counting.

interface MoreCountsProps extends CountsProps {
  details: PageOutput<TextDetails> | null;
  /** For a file, whose details are counted on request. */
  form: OptionsForm<typeof options> | undefined;
  /** Called when this comes into view or leaves it. */
  onShown: (shown: boolean) => void;
}

export function MoreCounts({ counts = NO_COUNTS, isPending, details, form, onShown }: MoreCountsProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <div className="flex flex-col gap-5">
      <Rows rows={moreCounts(counts)} isPending={isPending} />
      {form && <ToolOptions form={form} />}
      {details && <Details details={details} />}
      <p className="max-w-prose text-sm text-muted">{words.rules}</p>
    </div>
  );
}

interface RowsProps {
  rows: readonly (readonly [label: string, value: number])[];
  isPending?: boolean;
}

function Rows({ rows, isPending = false }: RowsProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{isPending ? NOT_COUNTED : formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Memoized for the same reason as CountsView. */
const Details = memo(function Details({ details }: { details: PageOutput<TextDetails> }) {
  const { graphemes, dictionaryWords, uniqueWords, complete, topWords } = details;
  return (
    <>
      <Rows
        rows={[
          [words.graphemes, graphemes],
          [words.dictionaryWords, dictionaryWords],
          [words.uniqueWords, uniqueWords],
        ]}
      />
      {!complete && (
        <p className="text-sm text-muted">
          {say(words.incomplete, { spellings: WORD_LIMIT, characters: String(LONGEST_WORD) })}
        </p>
      )}
      {topWords.length > 0 && (
        <div>
          <h3 className="mb-1.5 text-sm font-semibold">{words.topWords}</h3>
          <ol aria-label={words.topWords} className="grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-2">
            {topWords.map(({ word, count }) => (
              <li key={word} className="flex justify-between gap-4 border-b border-line py-1">
                <span translate="no" className="min-w-0 break-all">
                  {word}
                </span>
                <span className="text-muted tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
});
