// The result: the verdict, warnings, and the text or its tree.
import { ListTree, Text } from 'lucide-react';
import type { Place } from '../../../workers/contract/run/place';
import { FILE_NAME, type JsonOutput } from '../../../workers/kernels/json-formatter/spec';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import type { PageOutput } from '../../state/page-output';
import { Notes } from '../../tool-kit/notes';
import { Passed, TitledNotice, Verdict } from '../../tool-kit/result/titled-notes';
import { ResultView } from '../../tool-kit/late-parts';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import * as lateWords from './late-words';
import * as words from './words';

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
        <Passed title={words.validTitle}>{words.valid}</Passed>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {repairs.length === 0 && (
            <Verdict title={action === 'minify' ? words.minified : words.formatted}>{figuresOf(output)}</Verdict>
          )}
          {tree && (
            <Button size="small" icon={Text} disabled={tool.busy} onClick={onText}>
              {words.viewAsText}
            </Button>
          )}
          {result && !tree && result.stored !== 'saved' && (
            <Button size="small" icon={ListTree} disabled={tool.busy} onClick={onTree}>
              {words.viewAsTree}
            </Button>
          )}
        </div>
      )}
      <Notes notes={notes} />
      <Warnings output={output} text={tool.input.kind === 'text' ? tool.input.text : undefined} />
      {action === 'validate' && <StatTiles label={words.contents} stats={statsOf(output.totals)} />}
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
      label={words.result}
      result={result}
      fileName={FILE_NAME}
      copied={words.copied}
      copyInBar
    >
      {about}
    </ResultView>
  );
}

function figuresOf({ totals, matches }: Pick<JsonOutput, 'totals' | 'matches'>): string {
  const { objects, arrays, scalars, depth, documents } = totals;
  const values = say(lateWords.values, { count: objects + arrays + scalars });
  const levels = say(lateWords.levels, { count: depth });
  const figures =
    documents > 1
      ? say(words.figuresOfDocuments, { documents: say(lateWords.documents, { count: documents }), values, levels })
      : say(words.figures, { values, levels });
  if (matches === null) return figures;
  return say(words.figuresOfQuery, { matches: say(lateWords.matches, { count: matches }), figures });
}

function Repairs({ output, onReplaceInput }: Pick<JsonResultProps, 'output' | 'onReplaceInput'>) {
  const { proposal, repairs, result } = output;
  if (!proposal) return null;
  return (
    <TitledNotice tone="warn" note={proposal}>
      <ul className="mt-1 max-h-40 list-disc overflow-auto ps-5" tabIndex={0} aria-label={words.repairs}>
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
      {result?.stored === 'text' && (
        <Button size="small" className="mt-2" onClick={() => onReplaceInput(result.text)}>
          {words.useAsInput}
        </Button>
      )}
    </TitledNotice>
  );
}

const statsOf = ({ objects, arrays, members, scalars, depth, documents }: JsonOutput['totals']): readonly Stat[] => [
  ...(documents > 1 ? ([[words.documentCount, documents]] as const) : []),
  [words.objectCount, objects],
  [words.arrayCount, arrays],
  [words.keyCount, members],
  [words.plainValueCount, scalars],
  [words.levelCount, depth],
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
            <RichText
              text={more > 0 ? say(words.atPlacesAndMore, { more }) : words.atPlaces}
              tags={{ places: () => <Places places={named} text={text} /> }}
            />
          </p>
        )}
      </TitledNotice>
    );
  });

interface PlacesProps {
  places: readonly Pick<Place, 'line' | 'column'>[];
  text: string | undefined;
}

const Places = ({ places, text }: PlacesProps) =>
  places.map(({ line, column }, index) => (
    <span key={index}>
      {index > 0 && '; '}
      <PlaceLink text={text} at={{ line, column }}>
        {say(words.place, { line: String(line), column: String(column) })}
      </PlaceLink>
    </span>
  ));
