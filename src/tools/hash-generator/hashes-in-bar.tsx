// Copies all digests from a phone's bar.
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  countDigests,
  digestsAt,
  type DigestTable,
} from '../../../workers/kernels/hash-generator/spec';
import { say } from '../../../workers/words/in-words';
import { openSlices } from '../../lib/slices';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import { useCopy } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import * as texts from './words';

/** A single digest alone; several as one line each, with their algorithm and file. */
async function digestLines(table: DigestTable): Promise<string> {
  const slices = openSlices();
  const isSingle = countDigests(table) === 1;
  const lines: string[] = [];
  for (const [index, name] of table.names.entries()) {
    const digests = digestsAt(table, index);
    for (const id of ALGORITHM_IDS) {
      const hex = digests[id];
      if (hex === undefined) continue;
      if (isSingle) return hex;
      lines.push(`${ALGORITHMS[id].label}${name === null ? '' : ` (${name})`} = ${hex}`);
    }
    if (slices.isOver()) await slices.next();
  }
  return lines.join('\n');
}

function labelOf(table: DigestTable, count: number): string {
  const only = ALGORITHM_IDS.find((id) => table.columns[id] !== undefined);
  return count === 1 && only
    ? say(texts.copyOne, { algorithm: ALGORITHMS[only].label })
    : say(texts.copyAll, { count });
}

/** The text of many digests is long, so it is made when it is copied. */
export default function HashesInBar({ table }: { table: DigestTable }) {
  const copy = useCopy();
  const count = useMemo(() => countDigests(table), [table]);
  if (count === 0) return null;
  return (
    <Button size="large" icon={Copy} {...keyOf(TOOL_KEYS.copy)} onClick={() => void copy(digestLines(table))}>
      {labelOf(table, count)}
    </Button>
  );
}
