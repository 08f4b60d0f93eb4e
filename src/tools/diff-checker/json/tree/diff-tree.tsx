// Two JSON documents as one tree: equal parts are folded, and each difference is marked. It reads only the rows in view.
import { ChevronsDownUp, ChevronsUpDown, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { jsonDiffTree, type JsonDiffTree, type JsonDiffView } from '../../../../../workers/kernels/diff-checker/spec';
import { say } from '../../../../../workers/words/in-words';
import type { PageOutput } from '../../../../state/page-output';
import { Rows } from '../../../../tool-kit/rows/rows';
import { useRowTree } from '../../../../tool-kit/rows/tree/tree-rows';
import { FailedRun, ToolProgress } from '../../../../tool-kit/run/run-outcome';
import { Button } from '../../../../ui/button';
import { useReleased } from '../../use-released';
import { useSidesRun } from '../../use-file-run';
import { DiffTreeRow } from './diff-tree-row';
import { useDiffTree } from './use-diff-tree';
import * as words from './words';

const ROW_PX = 28;
const VISIBLE_ROWS = 16;

/** A phone has room for the icon only. */
const JumpLabel = ({ label }: { label: string }) => <span className="max-sm:sr-only">{label}</span>;

const TREE_ID = 'diff-checker/json-tree';

/** Makes the tree with a separate run. */
export default function DiffTree({ output }: { output: PageOutput<JsonDiffView> }) {
  const { documents, options } = output;
  const { tool, start } = useSidesRun(jsonDiffTree, TREE_ID, documents);
  const startLatest = useRef(start);
  useEffect(() => {
    startLatest.current = start;
  });
  // Before the effect that starts, so that another result's tree is made after this one's was released.
  useReleased(TREE_ID, output);
  useEffect(() => void startLatest.current({ ...options, format: 'tree' }), [output, options]);
  const { last } = tool.runs;
  return (
    <>
      {last?.status === 'done' && <Tree output={last.output} />}
      <ToolProgress run={tool} />
      <FailedRun run={{ ...tool, askedRun: undefined }} />
    </>
  );
}

function Tree({ output }: { output: PageOutput<JsonDiffTree> }) {
  const shown = useDiffTree(output);
  const { nodes, source, rows, chosen, target, message, position, count } = shown;
  const { toggle, expandDifferences, collapseAll, goToDifference, choose } = shown;
  const tree = useRowTree({ nodes, rows, chosen, toggle, choose });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={ChevronUp} onClick={() => void goToDifference(-1)}>
          <JumpLabel label={words.previous} />
        </Button>
        <Button size="small" icon={ChevronDown} onClick={() => void goToDifference(1)}>
          <JumpLabel label={words.next} />
        </Button>
        <p role="status" className="text-sm text-muted tabular-nums empty:hidden">
          {position !== undefined && say(words.position, { position, count })}
        </p>
        <span className="ms-auto flex flex-wrap gap-2">
          <Button size="small" icon={ChevronsUpDown} onClick={() => void expandDifferences()}>
            <JumpLabel label={words.expandDifferences} />
          </Button>
          <Button size="small" icon={ChevronsDownUp} onClick={collapseAll}>
            <JumpLabel label={words.collapseAll} />
          </Button>
        </span>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
      <Rows
        source={source}
        label={words.tree}
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
          if (!node) return '…';
          return <DiffTreeRow place={place} node={node} onToggle={toggle} />;
        }}
      />
    </>
  );
}
