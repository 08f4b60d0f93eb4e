// What can be taken of the chosen value: itself, and the way to it.
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '../../../lib/format';
import { useCopy } from '../../../tool-kit/copy-and-download';
import { Button } from '../../../ui/button';
import { COPY_LIMIT, stepsTo, valueText } from './explore';
import type { RowPlace } from './open-tree';
import { javaScriptPath, jsonPointer, type Step } from './path';
import type { TreeNodes } from './tree-nodes';

export function ChosenValue({ nodes, place }: { nodes: TreeNodes; place: RowPlace }) {
  const copy = useCopy();
  const [steps, setSteps] = useState<readonly Step[]>();
  useEffect(() => {
    let isCurrent = true;
    stepsTo(nodes, place).then(
      (found) => isCurrent && setSteps(found),
      () => undefined, // the list says what it cannot read
    );
    return () => {
      isCurrent = false;
    };
  }, [nodes, place]);
  const isLarge = (nodes.at(place.node)?.valueLength ?? 0) > COPY_LIMIT;
  if (!steps) return null;
  return (
    <div role="group" aria-label="Selected value" className="flex flex-col gap-2">
      <p className="font-mono text-xs break-all text-muted">{javaScriptPath(steps)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={Copy}
          disabled={isLarge}
          onClick={() => void copy(nodes.load(place.node).then((node) => valueText(nodes, node)))}
        >
          Copy value
        </Button>
        <Button size="small" icon={Copy} onClick={() => void copy(jsonPointer(steps))}>
          Copy JSON Pointer
        </Button>
        <Button size="small" icon={Copy} onClick={() => void copy(javaScriptPath(steps))}>
          Copy JavaScript path
        </Button>
        {isLarge && <span className="text-xs text-muted">Values above {formatBytes(COPY_LIMIT)} are not copied.</span>}
      </div>
    </div>
  );
}
