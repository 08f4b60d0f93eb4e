// JSON as a tree. It reads only the rows in view, so the size of the text doesn't matter.
import clsx from 'clsx';
import { ChevronsDownUp, ChevronsUpDown, Search, ChevronRight, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { say } from '../../../../workers/words/in-words';
import { formatCount, formatBytes } from '../../../lib/format';
import { useCopy } from '../../../tool-kit/copy-and-download';
import type { RowPlace } from '../../../tool-kit/rows/tree/open-tree';
import { Rows } from '../../../tool-kit/rows/rows';
import { useRowTree } from '../../../tool-kit/rows/tree/tree-rows';
import { SEARCH_KEYS, useSearchKeys } from '../../../tool-kit/text/search-bar';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/text-input';
import { COPY_LIMIT, stepsTo, valueText, javaScriptPath, jsonPointer, type Step } from './explore';
import type { TreeNode, TreeNodes } from './tree-nodes';
import { useTree, type TreeOf } from './use-tree';
import * as words from './words';

const ROW_PX = 28;
const VISIBLE_ROWS = 16;

export default function TreeView(props: TreeOf) {
  const { nodes, source, rows, chosen, target, message, toggle, expandAll, collapseAll, find, choose } = useTree(props);
  const tree = useRowTree({ nodes, rows, chosen, toggle, choose });
  return (
    <section aria-label={words.tree} className="fills flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={ChevronsUpDown} onClick={() => void expandAll()}>
          {words.expandAll}
        </Button>
        <Button size="small" icon={ChevronsDownUp} onClick={collapseAll}>
          {words.collapseAll}
        </Button>
      </div>
      <FindField onFind={(wanted) => void find(wanted)} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
      <Rows
        source={source}
        label={words.nodes}
        look="text"
        fills
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        goTo={target}
        tree={tree}
        isMarked={(row) => chosen !== undefined && rows.at(row)?.node === chosen.node}
        renderRow={(row) => {
          const place = rows.at(row);
          const node = place && nodes.at(place.node);
          return node ? <TreeRow place={place} node={node} onToggle={toggle} /> : '…';
        }}
      />
      {chosen && <ChosenValue key={chosen.node} nodes={nodes} place={chosen} />}
    </section>
  );
}

function FindField({ onFind }: { onFind: (wanted: string) => void }) {
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field, () => field.current?.select());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wanted) onFind(wanted);
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 items-end gap-2">
      <TextInput
        ref={field}
        label={words.searchLabel}
        aria-keyshortcuts={SEARCH_KEYS}
        className="min-w-0 flex-1"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit" icon={Search} disabled={wanted === ''}>
        {words.find}
      </Button>
    </form>
  );
}

interface TreeRowProps {
  place: RowPlace;
  node: TreeNode;
  onToggle: (place: RowPlace) => void;
}

/** Deeper levels get no more indentation, so they stay in view. */
const DEEPEST = 40;

function TreeRow({ place, node, onToggle }: TreeRowProps) {
  const { container } = place;
  const hasChildren = node.childCount > 0;
  const isOpen = container.open.has(place.node);
  const isDocument = container.parent === undefined && container.childCount === 1;
  const index = place.node - container.firstChild;
  return (
    <div
      onClick={() => onToggle(place)}
      className="flex h-full w-full items-center gap-1.5 text-start cursor-default"
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

const Summary = ({ node: { value, childCount: count } }: { node: TreeNode }) => (
  <span className="text-muted">{value === '{' ? say(words.keys, { count }) : say(words.items, { count })}</span>
);

function lookOf(value: string): string {
  if (value.startsWith('"')) return 'text-success';
  return /^[-\d]/.test(value) ? 'text-info' : 'text-warn';
}

// Copies the selected value and its path.

function ChosenValue({ nodes, place }: { nodes: TreeNodes; place: RowPlace }) {
  const copy = useCopy();
  const [steps, setSteps] = useState<readonly Step[]>();
  useEffect(() => {
    let isCurrent = true;
    stepsTo(nodes, place).then(
      (found) => isCurrent && setSteps(found),
      () => undefined, // the list reports what it can't read
    );
    return () => {
      isCurrent = false;
    };
  }, [nodes, place]);
  const isLarge = (nodes.at(place.node)?.valueLength ?? 0) > COPY_LIMIT;
  if (!steps) return null;
  return (
    <div role="group" aria-label={words.selected} className="flex flex-col gap-2">
      <p className="font-mono text-xs break-all text-muted">{javaScriptPath(steps)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={Copy}
          disabled={isLarge}
          onClick={() => void copy(nodes.load(place.node).then((node) => valueText(nodes, node)))}
        >
          {words.copyValue}
        </Button>
        <Button size="small" icon={Copy} onClick={() => void copy(jsonPointer(steps))}>
          {words.copyPointer}
        </Button>
        <Button size="small" icon={Copy} onClick={() => void copy(javaScriptPath(steps))}>
          {words.copyPath}
        </Button>
        {isLarge && (
          <span className="text-xs text-muted">{say(words.tooLarge, { size: formatBytes(COPY_LIMIT) })}</span>
        )}
      </div>
    </div>
  );
}
