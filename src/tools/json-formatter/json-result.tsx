// The result: the verdict, warnings, and the text or its tree.
import { CircleCheck, ListTree, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILE_NAME, type JsonOutput, type JsonWarning } from '../../../workers/kernels/json-formatter/spec';
import { words } from '../../../workers/kernels/json-formatter/words';
import { loadable } from '../../hydration/loadable';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { ResultView } from '../../tool-kit/late-parts';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

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
      {repairs.length > 0 && <Repairs {...{ output, onReplaceInput }} />}
      {action === 'validate' ? (
        <Notice tone="success" title={words.messages.validTitle}>
          {words.messages.valid}
        </Notice>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {repairs.length === 0 && <Verdict totals={output.totals} matches={output.matches} />}
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
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <Warnings output={output} text={tool.input.kind === 'text' ? tool.input.text : undefined} />
      {action === 'validate' && <StatTiles label="Contents" stats={statsOf(output.totals)} />}
    </>
  );
  if (!result) return about;
  if (tree) {
    return (
      <>
        {about}
        <TreeView {...{ tree }} text={result} documents={output.totals.documents} />
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

function Verdict({ totals, matches }: Pick<JsonOutput, 'totals' | 'matches'>) {
  const { objects, arrays, scalars, depth, documents } = totals;
  const values = plural(objects + arrays + scalars, 'value', 'values');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <CircleCheck aria-hidden className="size-4.5 text-success" />
      <span className="font-semibold text-success">{words.messages.validTitle}</span>
      <span className="text-muted">
        {matches !== null && `${plural(matches, 'match', 'matches')} of the query: `}
        {documents > 1 && `${plural(documents, 'document', 'documents')}, `}
        {values}, {plural(depth, 'level', 'levels')} deep
      </span>
    </p>
  );
}

function Repairs({ output, onReplaceInput }: Pick<JsonResultProps, 'output' | 'onReplaceInput'>) {
  const { repairs, result } = output;
  return (
    <Notice tone="warn" title="Proposed repair">
      <p>{words.messages.repaired}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5" tabIndex={0} aria-label="Repairs">
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
      {result?.stored === 'text' && (
        <Button size="small" className="mt-2" onClick={() => onReplaceInput(result.text)}>
          Use as input
        </Button>
      )}
    </Notice>
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

function Warnings({ output, text }: WarningsProps) {
  const { duplicateKeys, inexactNumbers, warnings } = output;
  const placesOf = (kind: JsonWarning['kind']) => warnings.filter((warning) => warning.kind === kind);
  return (
    <>
      {duplicateKeys > 0 && (
        <Warning
          title={`${formatCount(duplicateKeys)} duplicate ${duplicateKeys === 1 ? 'key' : 'keys'}`}
          places={placesOf('duplicate-key')}
          count={duplicateKeys}
          text={text}
        >
          Kept as written. Most programs use only the last value of a repeated key.
        </Warning>
      )}
      {inexactNumbers > 0 && (
        <Warning
          title={`${formatCount(inexactNumbers)} ${inexactNumbers === 1 ? 'number' : 'numbers'} beyond double precision`}
          places={placesOf('inexact-number')}
          count={inexactNumbers}
          text={text}
        >
          Kept as written. JavaScript and other programs that read numbers as doubles would round{' '}
          {inexactNumbers === 1 ? 'it' : 'them'}.
        </Warning>
      )}
    </>
  );
}

interface WarningProps {
  title: string;
  places: readonly JsonWarning[];
  count: number;
  text: string | undefined;
  children: ReactNode;
}

function Warning({ title, places, count, text, children }: WarningProps) {
  const named = places.slice(0, NAMED);
  const more = count - named.length;
  return (
    <Notice tone="warn" title={title}>
      <p>{children}</p>
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
    </Notice>
  );
}
