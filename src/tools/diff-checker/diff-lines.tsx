// Both texts with the changes marked, and the way from one change to the next.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { DiffOutput } from '../../../workers/kernels/diff-checker/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Rows } from '../../tool-kit/rows/rows';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { Button } from '../../ui/button';
import { layOut } from './diff-layout';
import { DiffRowView, type RowLook } from './diff-row';
import { diffRows } from './diff-rows';
import { CONTEXT_CHOICES, ViewSettings, type DiffSettings } from './view-settings';

const ROW_PX = 24;
const VISIBLE_ROWS = 22;
/** Rows above a change that one has jumped to. */
const ROWS_BEFORE = 3;
/** A column of the split view is at most so wide; what is longer is scrolled to in the unified view. */
const MOST_COLUMNS = 1024;

const NO_GAPS: ReadonlySet<number> = new Set();

export interface DiffLinesProps {
  output: PageOutput<DiffOutput>;
  changes: Uint32Array;
  settings: DiffSettings;
  onChange: (change: Partial<DiffSettings>) => void;
}

export function DiffLines({ output, changes, settings, onChange }: DiffLinesProps) {
  const artifacts = useArtifacts();
  const { original, changed, count } = output;
  const { lineNumbers, detail } = settings;
  const view = useView(settings.view);
  const [unfolded, setUnfolded] = useState({ of: output, gaps: NO_GAPS });
  const gaps = unfolded.of === output ? unfolded.gaps : NO_GAPS;
  const context = CONTEXT_CHOICES[settings.context];
  const layout = useMemo(
    () => layOut(changes, { view, lines: [original.lines, changed.lines], context, unfolded: gaps }),
    [changes, view, original, changed, context, gaps],
  );
  const rows = useMemo(() => diffRows([original, changed], layout, artifacts), [original, changed, layout, artifacts]);
  const look = useMemo((): RowLook => {
    const columns = Math.min(MOST_COLUMNS, Math.max(original.longest, changed.longest));
    const digits = String(Math.max(original.lines, changed.lines)).length;
    return { view, detail, lineNumbers, digits, columns };
  }, [view, detail, lineNumbers, original, changed]);
  const unfold = useCallback(
    (gap: number) => setUnfolded({ of: output, gaps: new Set([...gaps, gap]) }),
    [output, gaps],
  );
  const renderRow = useCallback(
    (index: number) => {
      const row = rows.at(index);
      return row && <DiffRowView row={row} look={look} onUnfold={unfold} />;
    },
    [rows, look, unfold],
  );
  const [reached, setReached] = useState<{ of: unknown; change: number; target: RowTarget }>();
  const current = reached?.of === output ? reached : undefined;
  const go = (change: number) =>
    setReached({ of: output, change, target: { row: Math.max(0, layout.rowOfChange(change) - ROWS_BEFORE) } });
  const marked = current && layout.rowOfChange(current.change);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <ViewSettings view={view} settings={settings} onChange={onChange} />
        {count > 0 && <Jump {...{ count, current: current?.change, go }} />}
      </div>
      <Rows
        source={rows}
        label="Differences line by line"
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        goTo={current?.target}
        isMarked={(row) => row === marked}
        renderRow={renderRow}
      />
    </>
  );
}

/** Two columns where there is room for them, unless the visitor has chosen. */
function useView(chosen: DiffSettings['view']) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return chosen === 'auto' ? (isWide ? 'split' : 'unified') : chosen;
}

/** Always read aloud, but shown whole only where there’s room: not on a phone. */
const ToChange = ({ way }: { way: string }) => (
  <span>
    {way}
    <span className="max-sm:sr-only"> change</span>
  </span>
);

interface JumpProps {
  count: number;
  current: number | undefined;
  go: (change: number) => void;
}

function Jump({ count, current, go }: JumpProps) {
  return (
    <div className="ml-auto flex items-center gap-2 py-1">
      <span role="status" className="text-sm whitespace-nowrap text-muted tabular-nums">
        {current !== undefined && `${formatCount(current + 1)} of ${formatCount(count)}`}
      </span>
      <Button
        size="small"
        icon={ChevronUp}
        disabled={current === undefined || current === 0}
        onClick={() => go((current ?? 1) - 1)}
      >
        <ToChange way="Previous" />
      </Button>
      <Button
        size="small"
        icon={ChevronDown}
        disabled={current === count - 1}
        onClick={() => go(current === undefined ? 0 : current + 1)}
      >
        <ToChange way="Next" />
      </Button>
    </div>
  );
}
