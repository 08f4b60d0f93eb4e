// A JSON text of any size as a tree, of which only what is in view is read.
import { ChevronsDownUp, ChevronsUpDown, Search } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Rows } from '../../../tool-kit/rows/rows';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/text-input';
import { ChosenValue } from './chosen-value';
import { TreeRow } from './tree-row';
import { useRowTree } from './use-row-tree';
import { useTree, type TreeOf } from './use-tree';

const ROW_PX = 28;
const VISIBLE_ROWS = 16;

export interface TreeViewProps extends TreeOf {
  /** Before the tree's own buttons. */
  children?: ReactNode;
}

export default function TreeView({ children, ...props }: TreeViewProps) {
  const { nodes, source, rows, chosen, target, message, toggle, expandAll, collapseAll, find, choose } = useTree(props);
  const tree = useRowTree({ nodes, rows, chosen, toggle, choose });
  return (
    <section aria-label="Tree" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button size="small" icon={ChevronsUpDown} onClick={() => void expandAll()}>
          Expand all
        </Button>
        <Button size="small" icon={ChevronsDownUp} onClick={collapseAll}>
          Collapse all
        </Button>
      </div>
      <FindField onFind={(wanted) => void find(wanted)} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
      <Rows
        source={source}
        label="JSON tree"
        look="text"
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        goTo={target}
        tree={tree}
        isMarked={(row) => chosen !== undefined && rows.at(row)?.node === chosen.node}
        renderRow={(row) => {
          const place = rows.at(row);
          const node = place && nodes.at(place.node);
          return node ? <TreeRow {...{ place, node }} onToggle={toggle} /> : '…';
        }}
      />
      {chosen && <ChosenValue key={chosen.node} nodes={nodes} place={chosen} />}
    </section>
  );
}

function FindField({ onFind }: { onFind: (wanted: string) => void }) {
  const [wanted, setWanted] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wanted) onFind(wanted);
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 items-end gap-2">
      <TextInput
        label="Find in keys and values"
        className="min-w-0 flex-1"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit" icon={Search} disabled={wanted === ''}>
        Find
      </Button>
    </form>
  );
}
