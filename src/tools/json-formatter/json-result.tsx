// The result: the verdict, warnings, and the text or its tree.
import { ListTree, Text } from 'lucide-react';
import { FILE_NAME, type JsonOutput } from '../../../workers/kernels/json-formatter/spec';
import { words } from '../../../workers/kernels/json-formatter/words';
import { loadable } from '../../hydration/loadable';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import { Passed, TitledNotice, Verdict } from '../../tool-kit/result/titled-notes';
import { ResultView } from '../../tool-kit/late-parts';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';

const TreeView = loadable(() => import('./tree/tree-view')).Component;

interface JsonResultProps {
  tool: Pick<ToolRun, 'id' | 'input' | 'busy'>;
  output: PageOutput<JsonOutput>;
  onReplaceInput: (text: string) => void;
  /** Runs again for the text or for its tree. */
  onText: () => void;
  onTree: () => void;
}

export default function JsonResult({ tool, output, onReplaceInput, onText, onTree }: JsonResultProps) {
  const { action, result, notes, repairs, tree } = output;
  const about = (
    <>
      <Repairs output={output} onReplaceInput={onReplaceInput} />
      {action === 'validate' ? (
        <Passed title={words.messages.validTitle}>{words.messages.valid}</Passed>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {repairs.length === 0 && (
            <Verdict title={action === 'minify' ? words.messages.minified : words.messages.formatted}>
              <Figures totals={output.totals} matches={output.matches} />
            </Verdict>
          )}
          {tree && (
            <Button size="small" icon={Text} disabled={tool.busy} onClick={onText}>
              View as text
            </Button>
          )}
          {result && !tree && result.stored !== 'saved' && (
            <Button size="small" icon={ListTree} disabled={tool.busy} onClick={onTree}>
              View as tree
            </Button>
          )}
        </div>
      )}
      <Notes notes={notes} />
      <Warnings output={output} text={tool.input.kind === 'text' ? tool.input.text : undefined} />
      {action === 'validate' && <StatTiles label="Contents" stats={statsOf(output.totals)} />}
    </>
  );
  if (!result) return about;
  if (tree) {
    return (
      <>
        {about}
        <TreeView tree={tree} text={result} documents={output.totals.documents} />
      </>
    );
  }
  return (
    <ResultView
      toolId={tool.id}
      label="Result"
      result={result}
      fileName={FILE_NAME}
      copied={words.messages.copied}
      copyInBar
    >
      {about}
    </ResultView>
  );
}

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

function Figures({ totals, matches }: Pick<JsonOutput, 'totals' | 'matches'>) {
  const { objects, arrays, scalars, depth, documents } = totals;
  const values = plural(objects + arrays + scalars, 'value', 'values');
  return (
    <>
      {matches !== null && `${plural(matches, 'match', 'matches')} of the query: `}
      {documents > 1 && `${plural(documents, 'document', 'documents')}, `}
      {values}, {plural(depth, 'level', 'levels')} deep
    </>
  );
}

function Repairs({ output, onReplaceInput }: Pick<JsonResultProps, 'output' | 'onReplaceInput'>) {
  const { proposal, repairs, result } = output;
  if (!proposal) return null;
  return (
    <TitledNotice tone="warn" note={proposal}>
      <ul className="mt-1 max-h-40 list-disc overflow-auto ps-5" tabIndex={0} aria-label="Repairs">
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
      {result?.stored === 'text' && (
        <Button size="small" className="mt-2" onClick={() => onReplaceInput(result.text)}>
          Use as input
        </Button>
      )}
    </TitledNotice>
  );
}

const statsOf = ({ objects, arrays, members, scalars, depth, documents }: JsonOutput['totals']): readonly Stat[] => [
  ...(documents > 1 ? ([['Documents', documents]] as const) : []),
  ['Objects', objects],
  ['Arrays', arrays],
  ['Keys', members],
  ['Plain values', scalars],
  ['Levels', depth],
];

// Warnings: valid JSON that programs read differently.

/** The number of places to list. */
const NAMED = 5;

interface WarningsProps {
  output: PageOutput<JsonOutput>;
  /** The input if it is text, so that the places can be shown in it. */
  text: string | undefined;
}

const Warnings = ({ output: { warnings }, text }: WarningsProps) =>
  warnings.map(({ kind, count, title, text: meaning, places }) => {
    const named = places.slice(0, NAMED);
    const more = count - named.length;
    return (
      <TitledNotice key={kind} tone="warn" note={{ title, text: meaning }}>
        {named.length > 0 && (
          <p className="mt-1 text-muted">
            At{' '}
            {named.map(({ line, column }, index) => (
              <span key={index}>
                {index > 0 && '; '}
                <PlaceLink text={text} at={{ line, column }}>
                  line {line}, column {column}
                </PlaceLink>
              </span>
            ))}
            {more > 0 && `; and ${formatCount(more)} more`}.
          </p>
        )}
      </TitledNotice>
    );
  });
