// The differences: their number, the way from one to the next, and both texts with the changes marked.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DiffOutput } from '../../../workers/kernels/diff-checker/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Rows } from '../../tool-kit/rows/rows';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { DiffDownloads } from './diff-downloads';
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

export interface DiffResultProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  settings: DiffSettings;
  onChange: (change: Partial<DiffSettings>) => void;
}

export default function DiffResult({ output, names, settings, onChange }: DiffResultProps) {
  const loaded = useLoaded(output);
  const { count, added, removed, notes } = output;
  return (
    <section aria-label="Differences" className="flex min-w-0 flex-col gap-3">
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-base font-semibold">
          {count === 0 ? 'No differences' : plural(count, 'change')}{' '}
          {count > 0 && (
            <span className="text-sm font-normal text-muted">
              {plural(removed, 'line')} removed, {formatCount(added)} added
            </span>
          )}
        </h2>
        <DiffDownloads output={output} names={names} lineNumbers={settings.lineNumbers} />
      </div>
      {count === 0 && <Notice tone="success">{identical(output)}</Notice>}
      {loaded && <DiffLines {...{ ...loaded, settings, onChange }} />}
    </section>
  );
}

const plural = (count: number, what: string) => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;

function identical({ options }: PageOutput<DiffOutput>): string {
  const ignores = options.ignoreCase || options.ignoreLineEnds || options.ignoreSpace !== 'none';
  return ignores ? 'Both texts are the same, apart from what you chose to ignore.' : 'Both texts are identical.';
}

interface Loaded {
  readonly output: PageOutput<DiffOutput>;
  readonly changes: Uint32Array;
}

/** The output with its changes read from their Blob. The one before stays until then, so that live updates do not flicker. */
function useLoaded(output: PageOutput<DiffOutput>): Loaded | undefined {
  const artifacts = useArtifacts();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    const { changes } = output;
    const load = async () => {
      const blob = changes.stored === 'artifact' ? artifacts.blob(changes.artifactId) : new Blob();
      const list = new Uint32Array(await blob.arrayBuffer());
      if (isCurrent) setLoaded({ output, changes: list });
    };
    load().catch(() => undefined); // it was released: another result is on its way
    return () => {
      isCurrent = false;
    };
  }, [artifacts, output]);
  return loaded;
}

interface DiffLinesProps extends Omit<DiffResultProps, 'names'> {
  changes: Uint32Array;
}

function DiffLines({ output, changes, settings, onChange }: DiffLinesProps) {
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

interface JumpProps {
  count: number;
  current: number | undefined;
  go: (change: number) => void;
}

function Jump({ count, current, go }: JumpProps) {
  return (
    <div className="ml-auto flex items-center gap-2 py-1">
      <span role="status" className="text-sm text-muted tabular-nums">
        {current !== undefined && `${formatCount(current + 1)} of ${formatCount(count)}`}
      </span>
      <Button
        size="small"
        icon={ChevronUp}
        disabled={current === undefined || current === 0}
        onClick={() => go((current ?? 1) - 1)}
      >
        Previous change
      </Button>
      <Button
        size="small"
        icon={ChevronDown}
        disabled={current === count - 1}
        onClick={() => go(current === undefined ? 0 : current + 1)}
      >
        Next change
      </Button>
    </div>
  );
}
