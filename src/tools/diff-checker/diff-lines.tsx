// Both texts with marked changes, and buttons to go from one change to the next.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { DiffOptions, DiffOutput, options } from '../../../workers/kernels/diff-checker/spec';
import { words } from '../../../workers/kernels/diff-checker/words';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Rows } from '../../tool-kit/rows/rows';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { Options, ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { RadioGroup } from '../../ui/radio-group';
import { SearchBar, SearchButton } from '../../tool-kit/text/search-bar';
import { useTextSearch } from '../../tool-kit/text/use-search';
import { layOut, type DiffView } from './diff-layout';
import { DiffRowView, type RowLook } from './diff-row';
import { diffRows } from './diff-rows';
import { findInDiff } from './find-in-diff';
import * as texts from './words';

const ROW_PX = 24;
const VISIBLE_ROWS = 22;
/** Rows shown above a change that the visitor has jumped to. */
const ROWS_BEFORE = 3;
/** The widest column of the split view. If lines are longer, the unified view is used, which scrolls. */
const MOST_COLUMNS = 1024;

/** Unchanged lines shown around each change. */
const CONTEXTS: Readonly<Record<DiffOptions['context'], number | undefined>> = { all: undefined, some: 3, none: 0 };

const NO_GAPS: ReadonlySet<number> = new Set();

export interface DiffLinesProps {
  output: PageOutput<DiffOutput>;
  changes: Uint32Array;
  form: OptionsForm<typeof options>;
}

export function DiffLines({ output, changes, form }: DiffLinesProps) {
  const artifacts = useArtifacts();
  const { original, changed, count } = output;
  const { lineNumbers, detail } = form.values;
  const view = useView(form.values.view);
  const [unfolded, setUnfolded] = useState({ of: output, gaps: NO_GAPS });
  const gaps = unfolded.of === output ? unfolded.gaps : NO_GAPS;
  const whole = useMemo(
    () => layOut(changes, { view, lines: [original.lines, changed.lines], context: undefined, unfolded: NO_GAPS }),
    [changes, view, original, changed],
  );
  const find = useMemo(() => findInDiff([original, changed], whole, artifacts), [original, changed, whole, artifacts]);
  const search = useTextSearch(find);
  const { pattern } = search;
  // A match may be in any line, so a search shows all of them.
  const context = pattern ? undefined : CONTEXTS[form.values.context];
  const layout = useMemo(
    () =>
      context === undefined
        ? whole
        : layOut(changes, { view, lines: [original.lines, changed.lines], context, unfolded: gaps }),
    [whole, changes, view, original, changed, context, gaps],
  );
  const rows = useMemo(() => diffRows([original, changed], layout, artifacts), [original, changed, layout, artifacts]);
  const look = useMemo((): RowLook => {
    const columns = Math.min(MOST_COLUMNS, Math.max(original.longest, changed.longest));
    const digits = String(Math.max(original.lines, changed.lines)).length;
    return { view, detail, lineNumbers, digits, columns, pattern };
  }, [view, detail, lineNumbers, original, changed, pattern]);
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
  const match = search.active === undefined ? undefined : search.found.offsets[search.active];
  const matchTarget = useMemo(
    () => (match === undefined ? undefined : { row: Math.max(0, match - ROWS_BEFORE) }),
    [match],
  );
  const marked = match ?? (current && layout.rowOfChange(current.change));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Views view={view} form={form} />
        {count > 0 && <Jump count={count} current={current?.change} go={go} />}
        <span className="max-sm:order-1">
          <SearchButton search={search} />
        </span>
        <Options toolId={form.toolId} label={texts.viewOptions} className="basis-[calc(100%-4rem)] sm:basis-full">
          <div className="sm:w-124">
            <ToolOptions form={form} names={['lineNumbers', 'context', 'detail']} />
          </div>
        </Options>
      </div>
      <SearchBar search={search} />
      <Rows
        source={rows}
        label={texts.lines}
        fills
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        goTo={matchTarget ?? current?.target}
        isMarked={(row) => row === marked}
        renderRow={renderRow}
      />
    </>
  );
}

/** Two columns if there is enough room, unless the visitor has chosen a view. */
function useView(chosen: DiffOptions['view']) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return chosen === 'auto' ? (isWide ? 'split' : 'unified') : chosen;
}

interface ViewsProps {
  /** The current view. The visitor may not have chosen it. */
  view: DiffView;
  form: DiffLinesProps['form'];
}

function Views({ view, form }: ViewsProps) {
  const { label, choices } = words.options.view;
  const views = (['unified', 'split'] as const).map((value) => ({ value, label: choices[value] }));
  return <RadioGroup label={label} hideLabel value={view} options={views} onChange={(view) => form.change({ view })} />;
}

/** A phone has room for the icon only. */
const JumpLabel = ({ label }: { label: string }) => <span className="max-sm:sr-only">{label}</span>;

interface JumpProps {
  count: number;
  current: number | undefined;
  go: (change: number) => void;
}

function Jump({ count, current, go }: JumpProps) {
  return (
    <div className="ms-auto flex items-center gap-2">
      <span role="status" className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:sr-only">
        {current !== undefined && say(texts.position, { position: current + 1, changes: count })}
      </span>
      <Button
        size="small"
        icon={ChevronUp}
        disabled={current === undefined || current === 0}
        onClick={() => go((current ?? 1) - 1)}
      >
        <JumpLabel label={texts.previousChange} />
      </Button>
      <Button
        size="small"
        icon={ChevronDown}
        disabled={current === count - 1}
        onClick={() => go(current === undefined ? 0 : current + 1)}
      >
        <JumpLabel label={texts.nextChange} />
      </Button>
    </div>
  );
}
