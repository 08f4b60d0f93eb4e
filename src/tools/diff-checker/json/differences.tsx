// The differences of two JSON documents: a choice of one kind, the list, and the chosen difference in full.
import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { KINDS, type DifferenceKind, type JsonDiffView } from '../../../../workers/kernels/diff-checker/spec';
import { say } from '../../../../workers/words/in-words';
import type { PageOutput } from '../../../state/page-output';
import { useArtifacts } from '../../../state/services-context';
import { useCopy } from '../../../tool-kit/copy-and-download';
import { Rows } from '../../../tool-kit/rows/rows';
import { blobOf } from '../../../tool-kit/rows/stored-rows';
import { Button } from '../../../ui/button';
import { RadioGroup } from '../../../ui/radio-group';
import { differenceRows, equalStart, numbersOf, type DifferenceRow, type ShownValue } from './json-rows';
import { COLORS, Colored, SIGNS, Value } from './shown-value';
import { kindLabels, kinds as kindWords } from './late-words';
import * as words from './words';

const ROW_PX = 56;
const VISIBLE_ROWS = 9;

type Shown = DifferenceKind | 'all';

export function Differences({ output }: { output: PageOutput<JsonDiffView> }) {
  const artifacts = useArtifacts();
  const [wanted, setWanted] = useState<Shown>('all');
  // Another result may have no difference of that kind.
  const shown = wanted !== 'all' && output.counts[wanted] === 0 ? 'all' : wanted;
  const kinds = useKinds(output, shown !== 'all');
  const source = useMemo(() => {
    if (shown === 'all') return differenceRows(output, undefined, artifacts);
    return kinds && differenceRows(output, numbersOf(kinds, shown, output.counts[shown]), artifacts);
  }, [output, shown, kinds, artifacts]);
  const [chosen, setChosen] = useState<{ of: unknown; index: number; row: DifferenceRow }>();
  const current = chosen?.of === source ? chosen : undefined;
  const renderRow = useCallback(
    (index: number) => {
      const row = source?.at(index);
      return (
        row && (
          <Difference
            row={row}
            isChosen={current?.index === index}
            onChoose={() => setChosen({ of: source, index, row })}
          />
        )
      );
    },
    [source, current],
  );
  return (
    <>
      <KindChoice output={output} shown={shown} onChange={setWanted} />
      {source ? (
        <div className="fills overflow-hidden rounded-md border border-line bg-raised">
          <Rows
            key={shown}
            source={source}
            label={words.list}
            look="list"
            fills
            rowPx={ROW_PX}
            visibleRows={VISIBLE_ROWS}
            renderRow={renderRow}
          />
        </div>
      ) : (
        <p className="text-sm text-muted">{words.loading}</p>
      )}
      {current && <ChosenDifference row={current.row} />}
    </>
  );
}

/** The code of each difference's kind. Loads with the first choice of a kind. */
function useKinds(output: PageOutput<JsonDiffView>, isNeeded: boolean): Uint8Array | undefined {
  const artifacts = useArtifacts();
  const [loaded, setLoaded] = useState<{ of: unknown; kinds: Uint8Array }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const load = async () => {
      const kinds = new Uint8Array(await blobOf(output.kinds, artifacts).arrayBuffer());
      if (isCurrent) setLoaded({ of: output, kinds });
    };
    load().catch(() => undefined); // It was released, because another result is being made.
    return () => {
      isCurrent = false;
    };
  }, [output, artifacts, isNeeded]);
  return loaded?.of === output ? loaded.kinds : undefined;
}

interface KindChoiceProps {
  output: PageOutput<JsonDiffView>;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

function KindChoice({ output: { count, counts }, shown, onChange }: KindChoiceProps) {
  const choices = (['all', ...KINDS] as const).map((value) => {
    const number = value === 'all' ? count : counts[value];
    return { value, label: say(kindWords[value], { count: number }), disabled: number === 0 };
  });
  return (
    <RadioGroup<Shown>
      label={words.show}
      hideLabel
      value={shown}
      options={choices}
      onChange={onChange}
      className="self-start"
    />
  );
}

interface DifferenceProps {
  row: DifferenceRow;
  isChosen: boolean;
  onChoose: () => void;
}

function Difference({ row, isChosen, onChoose }: DifferenceProps) {
  const { kind, query, before, after } = row;
  const from = equalStart(row);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex h-full w-full min-w-0 flex-col justify-center border-b border-line px-3 text-start font-mono text-sm',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="flex w-full min-w-0 gap-2">
        <span aria-hidden className={clsx('font-semibold', COLORS[kind])}>
          {SIGNS[kind]}
        </span>
        <span className="sr-only">{kindLabels[kind]}</span>
        <span className="truncate font-semibold text-ink">{query}</span>
      </span>
      <span className="flex w-full min-w-0 gap-2 ps-4">
        {before && <Value value={before} from={from} isRemoved />}
        {before && after && (
          <span aria-hidden className="text-muted">
            →
          </span>
        )}
        {after && <Value value={after} from={from} />}
      </span>
    </button>
  );
}

function ChosenDifference({ row }: { row: DifferenceRow }) {
  const { query, pointer, before, after } = row;
  const copy = useCopy();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In new browsers, its result is a promise.
    part.current?.scrollIntoView({ block: 'nearest' });
  }, [row]);
  return (
    <div ref={part} role="group" aria-label={words.chosen} className="flex min-w-0 scroll-mb-32 flex-col gap-2">
      <p className="font-mono text-sm font-semibold wrap-anywhere">{query}</p>
      {before && <WholeValue label={words.before} value={before} />}
      {after && <WholeValue label={words.after} value={after} />}
      <div className="flex flex-wrap gap-2">
        {pointer !== '' && (
          <Button size="small" icon={Copy} onClick={() => void copy(pointer)}>
            {words.copyPointer}
          </Button>
        )}
        <Button size="small" icon={Copy} onClick={() => void copy(query)}>
          {words.copyQuery}
        </Button>
      </div>
    </div>
  );
}

const WholeValue = ({ label, value: { text, isCut } }: { label: string; value: ShownValue }) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{label}</p>
    <p className="max-h-40 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      <Colored text={text} />
      {isCut && '…'}
    </p>
  </div>
);
