// What goes beyond the six counts, and how they are counted.
import { memo, useEffect } from 'react';
import {
  LONGEST_WORD,
  NO_COUNTS,
  WORD_LIMIT,
  type options,
  type TextCounts,
  type TextDetails,
} from '../../../workers/kernels/word-counter/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { moreCounts } from './report';

export interface MoreCountsProps {
  counts: TextCounts | undefined;
  details: PageOutput<TextDetails> | null;
  /** Only of a file: its details are counted on request. */
  form: OptionsForm<typeof options> | undefined;
  /** Told whether this is in view. */
  onShown: (shown: boolean) => void;
}

export function MoreCounts({ counts = NO_COUNTS, details, form, onShown }: MoreCountsProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <div className="flex flex-col gap-5">
      <Rows rows={moreCounts(counts)} />
      {form && <ToolOptions form={form} />}
      {details && <Details details={details} />}
      <p className="max-w-prose text-sm text-muted">
        A character is a Unicode code point, so an emoji such as 😀 is one; JavaScript’s length counts it as two UTF-16
        units, and a reader sees graphemes, which may join several characters. Words are separated by spaces, sentences
        end in . ! ? or marks like 。 and ।, and paragraphs are separated by blank lines. Chinese, Japanese and Thai
        have no spaces: dictionary words count those.
      </p>
    </div>
  );
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A key does not change them: see CountsView. */
const Details = memo(function Details({ details }: { details: PageOutput<TextDetails> }) {
  const { graphemes, dictionaryWords, uniqueWords, complete, topWords } = details;
  return (
    <>
      <Rows
        rows={[
          ['Graphemes', graphemes],
          ['Dictionary words', dictionaryWords],
          ['Unique words', uniqueWords],
        ]}
      />
      {!complete && (
        <p className="text-sm text-muted">
          Unique and top words are those among the first {formatCount(WORD_LIMIT)} spellings of up to {LONGEST_WORD}{' '}
          characters; there are more.
        </p>
      )}
      {topWords.length > 0 && (
        <div>
          <h3 className="mb-1.5 text-sm font-semibold">Top words</h3>
          <ol aria-label="Top words" className="grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-2">
            {topWords.map(({ word, count }) => (
              <li key={word} className="flex justify-between gap-4 border-b border-line py-1">
                <span className="min-w-0 break-all">{word}</span>
                <span className="text-muted tabular-nums">{formatCount(count)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
});
