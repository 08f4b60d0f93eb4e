// The result of one file or text: the kept lines, or the whole file with these lines marked.
import { Suspense, useState, type ComponentProps } from 'react';
import { lineFilter } from '../../../../workers/kernels/line-filter/spec';
import { loadable } from '../../../hydration/loadable';
import { useAppSelector } from '../../../state/hooks';
import { filesOf, type InputValue } from '../../../state/inputs';
import { outdatedBy } from '../../../state/runs';
import { useArtifacts } from '../../../state/services-context';
import { rowsHeight } from '../../../tool-kit/rows/looks';
import { RowsPlace } from '../../../tool-kit/rows/rows';
import { LineLink } from '../../../tool-kit/result/line-number';
import type { ResultBody } from '../../../tool-kit/result/result-view';
import { useTool, type ToolRun } from '../../../tool-kit/run/use-tool';
import { RadioGroup } from '../../../ui/radio-group';
import * as words from './words';

const FileView = loadable(() => import('./file-view')).Component;

export default function LogBody({ isSearched, children }: ComponentProps<ResultBody>) {
  const tool = useTool(lineFilter);
  const [isFile, setIsFile] = useState(false);
  const [line, setLine] = useState<number>();
  // The search has only the kept lines, so it leads to them when it opens.
  const [wasSearched, setWasSearched] = useState(isSearched);
  if (isSearched !== wasSearched) {
    setWasSearched(isSearched);
    if (isSearched) setIsFile(false);
  }
  const { runs, isQueue } = tool;
  const blob = useFilteredInput(tool);
  const index = runs.result?.output.index;
  if (isQueue || !index) return children;
  return (
    <>
      <RadioGroup
        label={words.view}
        hideLabel
        value={isFile ? 'file' : 'kept'}
        options={[
          { value: 'kept', label: words.keptLines },
          { value: 'file', label: words.inFile },
        ]}
        onChange={(view) => {
          setLine(undefined);
          setIsFile(view === 'file');
        }}
        className="self-start"
      />
      {!isFile && (
        <LineLink.Provider
          value={
            index.keptIsResult && blob
              ? (place) => {
                  setLine(place);
                  setIsFile(true);
                }
              : undefined
          }
        >
          {children}
        </LineLink.Provider>
      )}
      {isFile && blob && (
        <Suspense fallback={<RowsPlace fills text={words.opening} height={rowsHeight(index.lines, 'text')} />}>
          <FileView key={runs.result.runId} blob={blob} index={index} keptLine={line} />
        </Suspense>
      )}
      {isFile && !blob && <p className="py-3 text-sm text-muted">{words.inputChanged}</p>}
    </>
  );
}

/** The input of the shown result. Undefined if it changed before the result was shown. */
function useFilteredInput({ id, input, runs: { result } }: Pick<ToolRun, 'id' | 'input' | 'runs'>): Blob | undefined {
  const artifacts = useArtifacts();
  const isCurrent = useAppSelector((state) => result !== undefined && outdatedBy(state, id, result.of) !== 'input');
  const [filtered, setFiltered] = useState<{ readonly runId: string; readonly blob: Blob | undefined }>();
  if (result && isCurrent && filtered?.runId !== result.runId) {
    setFiltered({ runId: result.runId, blob: blobIn(input, (artifact) => artifacts.find(artifact)) });
  }
  return filtered !== undefined && filtered.runId === result?.runId ? filtered.blob : undefined;
}

function blobIn(input: InputValue, find: (artifactId: string) => Blob | undefined): Blob | undefined {
  if (input.kind === 'text') return new Blob([input.text]);
  const [file] = filesOf(input);
  return file && find(file.artifactId);
}
