// The result: the verdict, its notes, and the text.
import { CircleCheck } from 'lucide-react';
import { FILE_NAME, type XmlOutput } from '../../../workers/kernels/xml-formatter/spec';
import { words } from '../../../workers/kernels/xml-formatter/words';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { ResultView } from '../../tool-kit/late-parts';
import { StatTiles } from '../../tool-kit/run/stat-tiles';
import { Notice } from '../../ui/notice';

export default function XmlResult({ toolId, output }: { toolId: string; output: PageOutput<XmlOutput> }) {
  const { action, result, notes, totals } = output;
  const { elements, attributes, comments, depth } = totals;
  const about = (
    <>
      {action === 'validate' ? (
        <Notice tone="success" title={words.messages.valid}>
          It is well-formed, and its namespaces are declared. No schema or DTD was applied.
        </Notice>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <CircleCheck aria-hidden className="size-4.5 text-success" />
          <span className="font-semibold text-success">Well-formed</span>
          <span className="text-muted">
            {plural(elements, 'element', 'elements')}, {plural(depth, 'level', 'levels')} deep
          </span>
        </p>
      )}
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {!result && (
        <StatTiles
          label="Contents"
          stats={[
            ['Elements', elements],
            ['Attributes', attributes],
            ['Comments', comments],
            ['Levels', depth],
          ]}
        />
      )}
    </>
  );
  if (!result) return about;
  return (
    <ResultView {...{ toolId, result }} label="Result" fileName={FILE_NAME} copied={words.messages.copied} copyInBar>
      {about}
    </ResultView>
  );
}

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
