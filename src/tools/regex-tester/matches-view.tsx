// What was found: the text with its matches marked, the list of all of them, and what a replacement makes of it.
import clsx from 'clsx';
import { useMemo } from 'react';
import { MARKED_UNITS, type RegexOutput } from '../../../workers/kernels/regex-tester/spec';
import { words } from '../../../workers/kernels/regex-tester/words';
import { formatBytes, formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import ResultView, { ResultActions } from '../../tool-kit/result/result-view';
import { Rows } from '../../tool-kit/rows/rows';
import { storedRows } from '../../tool-kit/rows/stored-rows';
import { Notice } from '../../ui/notice';
import { LINES, MATCHES, type LineRow, type MatchRow, type Stretch } from './match-rows';

export interface MatchesViewProps {
  output: PageOutput<RegexOutput>;
}

const MATCH_PX = 44;

export default function MatchesView({ output }: MatchesViewProps) {
  const { count, report, replaced, isCut, notes } = output;
  const artifacts = useArtifacts();
  const lines = useMemo(() => storedRows(output.lines, LINES, artifacts), [output.lines, artifacts]);
  const matches = useMemo(() => storedRows(output.matches, MATCHES, artifacts), [output.matches, artifacts]);
  const found = count === 0 ? 'No matches' : count === 1 ? '1 match' : `${formatCount(count)} matches`;
  return (
    <>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {replaced && (
        <ResultView
          toolId="regex-tester"
          label="Replaced text"
          result={replaced}
          fileName="regex-replaced.txt"
          copyLabel="Copy replaced text"
          copied={words.messages.copied}
        />
      )}
      <section aria-label="Matches" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-auto text-base font-semibold">{found}</h2>
          {report.stored !== 'saved' && (
            <ResultActions
              result={report}
              fileName="regex-matches.txt"
              copyLabel="Copy"
              copyInBar={false}
              copied={words.messages.copied}
              downloaded={undefined}
            />
          )}
        </div>
        <Rows
          source={lines}
          label="Text with matches"
          visibleRows={8}
          renderRow={(row) => <Line row={lines.at(row)} />}
        />
        {isCut && (
          <p className="text-xs text-muted">
            The first {formatBytes(MARKED_UNITS)} are shown here; all matches are below.
          </p>
        )}
        {count > 0 && (
          <Rows
            source={matches}
            label="List of matches"
            look="list"
            rowPx={MATCH_PX}
            visibleRows={7}
            renderRow={(row) => <Match number={row + 1} row={matches.at(row)} />}
          />
        )}
      </section>
    </>
  );
}

function Line({ row }: { row: LineRow | undefined }) {
  if (!row) return ' ';
  return (
    <>
      <span aria-hidden className="mr-3 inline-block w-8 text-right text-muted select-none">
        {row.number}
      </span>
      {row.stretches.map((stretch, index) => (
        <Marked key={index} stretch={stretch} />
      ))}
    </>
  );
}

/** Neighbors differ, so that two matches in a row are told apart; an empty one is a bar. */
function Marked({ stretch: { text, match } }: { stretch: Stretch }) {
  if (match === undefined) return text;
  const tone = match % 2 === 0 ? 'bg-accent-soft text-accent-strong' : 'bg-warn-soft text-warn';
  if (text === '') return <mark className={clsx('border-l-2 border-accent', tone)} />;
  return <mark className={clsx('rounded-sm border-b border-current', tone)}>{text}</mark>;
}

function Match({ number, row }: { number: number; row: MatchRow | undefined }) {
  if (!row) return null;
  return (
    <div className="flex h-11 flex-col justify-center border-b border-line text-sm">
      <p className="flex gap-3">
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {formatCount(number)} · {row.start}–{row.end}
        </span>
        <code className="min-w-0 truncate" title={row.text}>
          {row.text === '' ? <span className="text-muted">empty</span> : row.text}
        </code>
      </p>
      {row.groups !== '' && (
        <p className="truncate text-xs text-muted" title={row.groups}>
          Groups {row.groups}
        </p>
      )}
    </div>
  );
}
