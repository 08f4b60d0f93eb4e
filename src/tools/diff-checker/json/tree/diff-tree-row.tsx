// A row of the marked tree.
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { say } from '../../../../../workers/words/in-words';
import { formatCount } from '../../../../lib/format';
import type { RowPlace } from '../../../../tool-kit/rows/tree/open-tree';
import { equalStart } from '../json-rows';
import { kindLabels } from '../late-words';
import { COLORS, Colored, SIGNS, Value } from '../shown-value';
import type { DiffNode } from './tree-nodes';
import * as words from './words';

/** Deeper levels get no more indentation, so they stay in view. */
const DEEPEST = 40;

const SURFACES = { changed: '', added: 'bg-success-soft px-1', removed: 'bg-danger-soft px-1' } as const;

interface DiffTreeRowProps {
  place: RowPlace;
  node: DiffNode;
  onToggle: (place: RowPlace) => void;
}

export function DiffTreeRow({ place, node, onToggle }: DiffTreeRowProps) {
  const { container } = place;
  const { kind, childCount, differences } = node;
  const isOpen = container.open.has(place.node);
  const mark = kind === 'changed' || kind === 'added' || kind === 'removed' ? kind : undefined;
  return (
    <div
      onClick={() => onToggle(place)}
      className="flex h-full w-full cursor-default items-center gap-1.5 text-start"
      style={{ paddingLeft: Math.min(container.depth, DEEPEST) * 16 }}
    >
      <ChevronRight
        aria-hidden
        className={clsx('size-3.5 shrink-0 text-muted', isOpen && 'rotate-90', childCount === 0 && 'invisible')}
      />
      <span aria-hidden className={clsx('w-2 shrink-0 font-semibold', mark && COLORS[mark])}>
        {mark && SIGNS[mark]}
      </span>
      {mark && <span className="sr-only">{kindLabels[mark]}</span>}
      <span className={clsx('flex items-center gap-1.5 rounded-xs', mark && SURFACES[mark])}>
        <Label node={node} />
        <Content node={node} />
      </span>
      {kind === 'inside' && (
        <span className="font-sans text-xs text-muted">{say(words.differences, { count: differences })}</span>
      )}
    </div>
  );
}

function Label({ node: { key, isKeyCut, index } }: Pick<DiffTreeRowProps, 'node'>) {
  if (key !== '')
    return (
      <span className="text-data-key">
        {key}
        {isKeyCut && '…'}:
      </span>
    );
  return index >= 0 ? <span className="text-muted">{formatCount(index)}:</span> : null;
}

function Content({ node }: Pick<DiffTreeRowProps, 'node'>) {
  const { kind, childCount: count, index, value, other, isCut, isOtherCut } = node;
  if (kind === 'fold')
    return (
      <span className="font-sans text-xs text-muted">
        {say(index < 0 ? words.equalMembers : words.equalItems, { count })}
      </span>
    );
  if (kind === 'changed') {
    if (count > 0) return null;
    const [before, after] = [
      { text: value, isCut },
      { text: other, isCut: isOtherCut },
    ];
    const from = equalStart({ before, after });
    return (
      <>
        <Value value={before} from={from} isRemoved />
        <span aria-hidden className="text-muted">
          →
        </span>
        <Value value={after} from={from} />
      </>
    );
  }
  if (kind === 'inside') return <span className="text-muted">{value === '{' ? '{ }' : '[ ]'}</span>;
  if (count > 0) return <span className="text-muted">{say(value === '{' ? words.keys : words.items, { count })}</span>;
  return (
    <span>
      <Colored text={value} />
      {isCut && '…'}
    </span>
  );
}
