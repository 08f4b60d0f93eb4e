// The result: the verdict, its notes, and the text.
import { FILE_NAME, type XmlOutput } from '../../../workers/kernels/xml-formatter/spec';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import { Passed, Verdict } from '../../tool-kit/result/titled-notes';
import { ResultView } from '../../tool-kit/late-parts';
import { StatTiles } from '../../tool-kit/run/stat-tiles';
import * as lateWords from './late-words';
import * as words from './words';

export default function XmlResult({ toolId, output }: { toolId: string; output: PageOutput<XmlOutput> }) {
  const { action, result, notes, totals } = output;
  const { elements, attributes, comments, depth } = totals;
  const about = (
    <>
      {action === 'validate' ? (
        <Passed title={words.valid}>{words.wellFormed}</Passed>
      ) : (
        <Verdict title={action === 'minify' ? words.minified : words.formatted}>
          {say(words.totals, {
            elements: say(lateWords.elements, { count: elements }),
            levels: say(lateWords.levels, { count: depth }),
          })}
        </Verdict>
      )}
      <Notes notes={notes} />
      {!result && (
        <StatTiles
          label={words.contents}
          stats={[
            [words.elements, elements],
            [words.attributes, attributes],
            [words.comments, comments],
            [words.levels, depth],
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
      label={words.result}
      fileName={FILE_NAME}
      copied={words.copied}
      copyInBar
    >
      {about}
    </ResultView>
  );
}
