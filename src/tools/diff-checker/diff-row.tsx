// One row of a comparison.
import clsx from 'clsx';
import { UnfoldVertical } from 'lucide-react';
import { NUMBER_DIGITS } from '../../../workers/kernels/diff-checker/spec';
import { say } from '../../../workers/words/in-words';
import type { Token } from '../../tool-kit/text/lexer';
import { RowText } from '../../tool-kit/text/row-text';
import type { DiffView } from './diff-layout';
import type { DiffRow, LineText } from './diff-rows';
import { unchangedLines } from './late-words';
import { differencesWithin, type Detail, type Piece } from './within-lines';
import * as words from './words';

export interface RowLook {
  readonly view: DiffView;
  readonly detail: Detail;
  readonly lineNumbers: boolean;
  /** The number of digits of the highest line number. */
  readonly digits: number;
  /** The length of the longest line, for two columns of equal width. */
  readonly columns: number;
  /** Marks the matches of the search. */
  readonly pattern: RegExp | undefined;
}

type Sign = 'removed' | 'added' | 'same';

const SIGNS = { removed: '-', added: '+', same: ' ' } as const;
/** For screen readers. */
const SIGN_NAMES = { removed: words.removedLine, added: words.addedLine } as const;
const COLORS = { removed: 'bg-danger-soft', added: 'bg-success-soft', same: '' } as const;
const MARKS = { removed: 'bg-danger/25', added: 'bg-success/25', same: '' } as const;

export function DiffRowView({ row, look, onUnfold }: { row: DiffRow; look: RowLook; onUnfold: (gap: number) => void }) {
  const { place, a, b } = row;
  if (place.kind === 'fold') return <Fold count={place.count} onUnfold={() => onUnfold(place.gap)} />;
  if (place.kind === 'same') {
    const cell = { sign: 'same', look } as const;
    if (look.view === 'unified') return <Line {...cell} numbers={[place.a, place.b]} line={b} />;
    return (
      <div className="flex">
        <Line {...cell} numbers={[place.a]} line={a} />
        <Line {...cell} numbers={[place.b]} line={b} />
      </div>
    );
  }
  const within = a && b ? differencesWithin(a.text, b.text, look.detail) : undefined;
  // If the texts are equal, their line endings differ.
  const showEnds = a && b ? a.end !== b.end : a?.end === 'none' || b?.end === 'none';
  const removed = { sign: 'removed', line: a, pieces: within?.[0], showEnds, look } as const;
  const added = { sign: 'added', line: b, pieces: within?.[1], showEnds, look } as const;
  if (look.view === 'unified') {
    if (place.a !== undefined) return <Line {...removed} numbers={[place.a, undefined]} />;
    return <Line {...added} numbers={[undefined, place.b]} />;
  }
  return (
    <div className="flex">
      {place.a === undefined ? <NoLine look={look} /> : <Line {...removed} numbers={[place.a]} />}
      {place.b === undefined ? <NoLine look={look} /> : <Line {...added} numbers={[place.b]} />}
    </div>
  );
}

function Fold({ count, onUnfold }: { count: number; onUnfold: () => void }) {
  return (
    <button
      type="button"
      onClick={onUnfold}
      className="sticky inset-s-0 flex h-full items-center gap-2 rounded-sm px-2 font-sans text-xs text-muted hover:text-ink"
    >
      <UnfoldVertical aria-hidden className="size-3.5" />
      {say(unchangedLines, { count })}
    </button>
  );
}

/** In two columns both are as wide as the longest line. */
const cellStyle = ({ view, columns, lineNumbers, digits }: RowLook) =>
  view === 'split' ? { flex: `1 0 ${String(columns + 3 + (lineNumbers ? digits : 0))}ch` } : undefined;

const NoLine = ({ look }: { look: RowLook }) => <div className="bg-line/40" style={cellStyle(look)} />;

interface LineProps {
  sign: Sign;
  /** The line numbers from 0, one for each column. */
  numbers: readonly (number | undefined)[];
  line: LineText | undefined;
  pieces?: readonly Piece[] | undefined;
  showEnds?: boolean;
  look: RowLook;
}

function Line({ sign, numbers, line, pieces, showEnds = false, look }: LineProps) {
  const digits = Math.max(NUMBER_DIGITS, look.digits);
  const numbersText = numbers.map((line) => (line === undefined ? '' : String(line + 1)).padStart(digits)).join(' ');
  return (
    <div
      className={clsx('min-w-0 text-ink in-data-marked:shadow-[inset_3px_0_var(--accent)]', COLORS[sign])}
      style={cellStyle(look)}
    >
      {look.lineNumbers && <span className="text-muted select-none">{numbersText}</span>}
      <span className="select-none"> {SIGNS[sign]} </span>
      {sign !== 'same' && <span className="sr-only">{SIGN_NAMES[sign]} </span>}
      {line &&
        (pieces ?? [{ text: line.text, isChanged: false }]).map((piece, index) => (
          <PieceView key={index} piece={piece} sign={sign} pattern={look.pattern} />
        ))}
      {line?.isCut && <span className="text-muted"> …</span>}
      {line && showEnds && !line.isCut && <LineEnd end={line.end} />}
    </div>
  );
}

interface PieceViewProps {
  piece: Piece;
  sign: Sign;
  pattern: RegExp | undefined;
}

const NO_TOKENS: readonly Token[] = [];

function PieceView({ piece: { text, isChanged }, sign, pattern }: PieceViewProps) {
  const shown = <RowText row={text} tokens={NO_TOKENS} showInvisible={false} search={pattern} />;
  if (!isChanged) return shown;
  const Mark = sign === 'removed' ? 'del' : 'ins';
  return <Mark className={clsx('rounded-xs font-semibold no-underline', MARKS[sign])}>{shown}</Mark>;
}

const ENDS = { LF: 'LF', 'CR LF': 'CR LF', none: words.noLineEnd } as const;

const LineEnd = ({ end }: { end: LineText['end'] }) => (
  <span className="ms-2 rounded-sm border border-line-strong px-1 font-sans text-muted">{ENDS[end]}</span>
);
