import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { formatCount } from '../../../lib/format';
import type { RowPlace } from './open-tree';
import type { TreeNode } from './tree-nodes';

export interface TreeRowProps {
  place: RowPlace;
  node: TreeNode;
  onToggle: (place: RowPlace) => void;
}

/** Deeper levels are not indented any further: they would leave the view. */
const DEEPEST = 40;

export function TreeRow({ place, node, onToggle }: TreeRowProps) {
  const { container } = place;
  const hasChildren = node.childCount > 0;
  const isOpen = container.open.has(place.node);
  const isDocument = container.parent === undefined && container.childCount === 1;
  const index = place.node - container.firstChild;
  return (
    <div
      onClick={() => onToggle(place)}
      className="flex h-full w-full items-center gap-1.5 text-left cursor-default"
      style={{ paddingLeft: Math.min(container.depth, DEEPEST) * 16 }}
    >
      <ChevronRight
        aria-hidden
        className={clsx('size-3.5 shrink-0 text-muted', isOpen && 'rotate-90', !hasChildren && 'invisible')}
      />
      {node.key !== '' && <span className="text-accent-strong">{node.key}:</span>}
      {node.key === '' && !isDocument && <span className="text-muted">{formatCount(index)}:</span>}
      {hasChildren ? <Summary node={node} /> : <span className={lookOf(node.value)}>{node.value}</span>}
      {node.isCut && '…'}
    </div>
  );
}

function Summary({ node: { value, childCount } }: { node: TreeNode }) {
  const [one, many] = value === '{' ? ['key', 'keys'] : ['item', 'items'];
  return (
    <span className="text-muted">
      {value === '{' ? '{ }' : '[ ]'} {formatCount(childCount)} {childCount === 1 ? one : many}
    </span>
  );
}

function lookOf(value: string): string {
  if (value.startsWith('"')) return 'text-success';
  return /^[-\d]/.test(value) ? 'text-info' : 'text-warn';
}
