// The result: the verdict, its notes, and the text.
import { FILE_NAME, type XmlOutput } from '../../../workers/kernels/xml-formatter/spec';
import { words } from '../../../workers/kernels/xml-formatter/words';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import { Passed, Verdict } from '../../tool-kit/result/titled-notes';
import { ResultView } from '../../tool-kit/late-parts';
import { StatTiles } from '../../tool-kit/run/stat-tiles';

export default function XmlResult({ toolId, output }: { toolId: string; output: PageOutput<XmlOutput> }) {
  const { action, result, notes, totals } = output;
  const { elements, attributes, comments, depth } = totals;
  const about = (
    <>
      {action === 'validate' ? (
        <Passed title={words.messages.valid}>
          It is well-formed, and its namespaces are declared. No schema or DTD was applied.
        </Passed>
      ) : (
        <Verdict title={action === 'minify' ? words.messages.minified : words.messages.formatted}>
          {plural(elements, 'element', 'elements')}, {plural(depth, 'level', 'levels')} deep
        </Verdict>
      )}
      <Notes notes={notes} />
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
    <ResultView
      toolId={toolId}
      result={result}
      label="Result"
      fileName={FILE_NAME}
      copied={words.messages.copied}
      copyInBar
    >
      {about}
    </ResultView>
  );
}

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
