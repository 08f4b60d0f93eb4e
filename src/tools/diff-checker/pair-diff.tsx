// The differences of two files with one path, below the list of two folders.
import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { diffChecker, type options } from '../../../workers/kernels/diff-checker/spec';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged, type FileRef } from '../../state/inputs';
import { runTool } from '../../state/run-tool';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { FailedRun, ToolProgress } from '../../tool-kit/run/run-outcome';
import { useTool } from '../../tool-kit/run/use-tool';
import { IconButton } from '../../ui/icon-button';
import DiffResult from './diff-result';
import { useReleased } from './use-released';
import * as words from './words';

/** The name of the pair's inputs and runs in the state. */
const PAIR_ID = 'diff-checker/folder-pair';

interface PairDiffProps {
  path: string;
  files: readonly [FileRef, FileRef];
  form: OptionsForm<typeof options>;
  onClose: () => void;
}

export function PairDiff({ path, files: [one, other], form, onClose }: PairDiffProps) {
  const tool = useTool(diffChecker, PAIR_ID);
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const { result } = tool.runs;
  // Before the effect that starts a run.
  useReleased(PAIR_ID);
  useEffect(() => {
    const others = { other: { kind: 'files', files: [other] } } as const;
    dispatch(inputChanged({ toolId: PAIR_ID, input: { kind: 'files', files: [one] }, others }));
    const compared = { ignoreSpace: 'none', ignoreCase: false, ignoreLineEnds: false, areFiles: true } as const;
    void dispatch(runTool(diffChecker, { options: compared }, PAIR_ID));
  }, [dispatch, one, other]);
  const isShown = result !== undefined;
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <section
      ref={section}
      aria-label={path}
      className="flex min-w-0 scroll-mt-4 flex-col gap-3 border-t border-line pt-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{path}</h2>
        <IconButton icon={X} label={words.closeDiff} onClick={onClose} />
      </div>
      <ToolProgress run={tool} />
      <FailedRun run={{ ...tool, askedRun: undefined }} />
      {result && (
        <Suspense>
          <DiffResult output={result.output} names={[`a/${path}`, `b/${path}`]} form={form} />
        </Suspense>
      )}
    </section>
  );
}
