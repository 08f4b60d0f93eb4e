// The result: a list of all matches, the groups of one match, the text with marked matches if its field can't show them, and
// the text after replacing.
import clsx from 'clsx';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { MARKED_UNITS, type GroupEntry, type RegexOutput } from '../../../workers/kernels/regex-tester/spec';
import { say } from '../../../workers/words/in-words';
import { formatBytes, formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Notes } from '../../tool-kit/notes';
import ResultView, { ResultActions } from '../../tool-kit/result/result-view';
import type { RowSource } from '../../tool-kit/rows/row-source';
import { Rows } from '../../tool-kit/rows/rows';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { storedRows } from '../../tool-kit/rows/stored-rows';
import type { Stretch } from './marks';
import { LINES, MATCHES, type LineRow, type MatchRow } from './match-rows';
import * as lateWords from './late-words';
import * as words from './words';

export interface MatchesViewProps {
  output: PageOutput<RegexOutput>;
  /** Matches are highlighted in the input field. */
  isMarked: boolean;
  /** The match whose groups are shown. */
  selected: RowTarget;
  onSelect: (match: number) => void;
}

const MATCH_PX = 44;

export default function MatchesView({ output, isMarked, selected, onSelect }: MatchesViewProps) {
  const { count, report, replaced, isCut, notes } = output;
  const artifacts = useArtifacts();
  const lines = useMemo(() => storedRows(output.lines, LINES, artifacts), [output.lines, artifacts]);
  const matches = useMemo(() => storedRows(output.matches, MATCHES, artifacts), [output.matches, artifacts]);
  const found = count === 0 ? words.noMatches : say(lateWords.matches, { count });
  return (
    <>
      <Notes notes={notes} />
      {replaced && (
        <ResultView
          toolId="regex-tester"
          label={words.replacedText}
          result={replaced}
          fileName="regex-replaced.txt"
          copyLabel={words.copyReplaced}
          copied={words.copied}
        />
      )}
      <section aria-label={words.matches} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="me-auto text-base font-semibold">{found}</h2>
          {report.stored !== 'saved' && (
            <ResultActions
              result={report}
              fileName="regex-matches.txt"
              copyLabel={words.copy}
              copyInBar={false}
              copied={words.copied}
              downloaded={undefined}
            />
          )}
        </div>
        {!isMarked && (
          <Rows
            source={lines}
            label={words.textWithMatches}
            visibleRows={8}
            renderRow={(row) => <Line row={lines.at(row)} />}
          />
        )}
        {!isMarked && isCut && (
          <p className="text-xs text-muted">{say(words.beginningShown, { size: formatBytes(MARKED_UNITS) })}</p>
        )}
        {count > 0 && (
          <>
            <Rows
              source={matches}
              label={words.listOfMatches}
              look="list"
              rowPx={MATCH_PX}
              visibleRows={6}
              goTo={selected}
              isMarked={(row) => row === selected.row}
              renderRow={(row) => (
                <Match
                  number={row + 1}
                  row={matches.at(row)}
                  isSelected={row === selected.row}
                  onSelect={() => onSelect(row)}
                />
              )}
            />
            <Groups matches={matches} selected={selected.row} />
          </>
        )}
      </section>
    </>
  );
}

function Line({ row }: { row: LineRow | undefined }) {
  if (!row) return ' ';
  return (
    <>
      <span aria-hidden className="me-3 inline-block w-8 text-end text-muted select-none">
        {row.number}
      </span>
      {row.stretches.map((stretch, index) => (
        <Marked key={index} stretch={stretch} />
      ))}
    </>
  );
}

/** Neighbors have different colors, so that two adjacent matches can be distinguished. An empty match is a bar. */
function Marked({ stretch: { text, match } }: { stretch: Stretch }) {
  if (match === undefined) return text;
  const tone = match % 2 === 0 ? 'bg-accent-soft text-accent-strong' : 'bg-warn-soft text-warn';
  if (text === '') return <mark className={clsx('border-s-2 border-accent', tone)} />;
  return <mark className={clsx('rounded-sm border-b border-current', tone)}>{text}</mark>;
}

interface MatchProps {
  number: number;
  row: MatchRow | undefined;
  isSelected: boolean;
  onSelect: () => void;
}

function Match({ number, row, isSelected, onSelect }: MatchProps) {
  if (!row) return null;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="flex size-full items-center gap-3 border-b border-line px-2 text-start text-sm transition-colors hover:bg-sunken aria-pressed:bg-accent-soft focus-visible:-outline-offset-2"
    >
      <span className="shrink-0 text-xs text-muted tabular-nums">
        {formatCount(number)} · {row.start}–{row.end}
      </span>
      <code className="min-w-0 truncate" title={row.text}>
        {row.text === '' ? <span className="text-muted">{words.empty}</span> : row.text}
      </code>
    </button>
  );
}

/** The groups of one match. Empty for a pattern without groups. */
function Groups({ matches, selected }: { matches: RowSource<MatchRow>; selected: number }) {
  useEffect(() => matches.need(selected, selected + 1), [matches, selected]);
  useSyncExternalStore(matches.subscribe, matches.version);
  const match = matches.at(selected);
  if (!match || match.groups.length === 0) return null;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm [&_th]:text-start">
        <caption className="pb-1 text-start text-sm font-medium">
          {say(words.groupsOfMatch, { number: selected + 1 })}
        </caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line [&>th]:py-1 [&>th]:pe-3 [&>th]:font-medium">
            <th scope="col">{words.group}</th>
            <th scope="col">{words.name}</th>
            <th scope="col" className="w-full">
              {words.text}
            </th>
            <th scope="col">{words.place}</th>
          </tr>
        </thead>
        <tbody>
          {match.groups.map((group) => (
            <Group key={group[0]} group={group} />
          ))}
        </tbody>
      </table>
      {match.isCut && <p className="pt-1 text-xs text-muted">{words.moreGroups}</p>}
    </div>
  );
}

function Group({ group: [number, name, start, end, text] }: { group: GroupEntry }) {
  const isUnmatched = start === null || end === null;
  return (
    <tr className="border-b border-line align-baseline [&>td]:py-1 [&>td]:pe-3">
      <td className="tabular-nums">{number}</td>
      <td>{name === null ? <span className="text-muted">–</span> : <code className="break-all">{name}</code>}</td>
      <td className="min-w-24">
        {isUnmatched || text === '' ? (
          <span className="text-muted">{isUnmatched ? words.notMatched : words.empty}</span>
        ) : (
          <code className="break-all whitespace-pre-wrap">{text.length < end - start ? `${text}…` : text}</code>
        )}
      </td>
      <td className="text-xs whitespace-nowrap text-muted tabular-nums">{isUnmatched ? '–' : `${start}–${end}`}</td>
    </tr>
  );
}
