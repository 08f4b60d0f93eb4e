import { X } from 'lucide-react';
import { Suspense, useCallback, useMemo } from 'react';
import { duplicateFinder, options } from '../../../workers/kernels/duplicate-finder/spec';
import { words } from '../../../workers/kernels/duplicate-finder/words';
import { loadable } from '../../hydration/loadable';
import { chooseFiles } from '../../state/choose-input';
import type { ComingFiles } from '../../state/file-ref';
import { useAppDispatch } from '../../state/hooks';
import { filesOf, isEmptyInput, pathOf } from '../../state/inputs';
import { FileZone, folderOf, OpenFiles, type FileInput } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { FileList } from '../../tool-kit/late-parts';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, type ToolInput } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import * as texts from './words';

const duplicateGroups = loadable(() => import('./duplicate-groups'));
const reportInBar = loadable(() => import('./report-in-bar'));

export { options };

export default function DuplicateFinderScreen() {
  const tool = useTool(duplicateFinder);
  const form = useToolOptions(duplicateFinder.id, options, words);
  const files = filesOf(tool.input);
  const paths = useMemo(() => files.map(pathOf), [files]);
  const isNone = isBlank(tool.input);
  const run = useSubmit(tool, { options: { paths }, problem: isNone ? words.messages.blank : undefined });
  const dispatch = useAppDispatch();
  const add = useCallback(
    (more: ComingFiles) => dispatch(chooseFiles(duplicateFinder.id, more, 'main', true)),
    [dispatch],
  );
  return (
    <ToolLayout
      form={form}
      run={run}
      late={duplicateGroups}
      outcome={
        <RunOutcome run={run} describe={({ summary }) => summary.replace(/\.$/, '')}>
          {(output) => <duplicateGroups.Component output={output} />}
        </RunOutcome>
      }
    >
      <FileZone several onFiles={add} onMany={add} className="fills">
        {(zone) => (tool.input.kind === 'text' ? <EmptyZone input={zone} /> : <Chosen tool={tool} input={zone} />)}
      </FileZone>
      {isNone && <FieldError id="no-files" text={run.shownProblem} />}
      <RunBar
        run={run}
        action={texts.action}
        afterwards={
          tool.runs.result &&
          run.outdated === undefined && (
            <Suspense>
              <reportInBar.Component output={tool.runs.result.output} />
            </Suspense>
          )
        }
      >
        {(!isNone || tool.runs.result) && (
          <Button
            size="large"
            icon={X}
            onClick={() => {
              tool.clear();
              focusInput();
            }}
          >
            {texts.clear}
          </Button>
        )}
      </RunBar>
    </ToolLayout>
  );
}

const EmptyZone = ({ input }: { input: FileInput }) => (
  <div className="flex flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface px-4 py-10 text-center lg:flex-auto">
    <div className="flex flex-wrap justify-center gap-3">
      <OpenFiles input={input} size="large">
        {texts.addFiles}
      </OpenFiles>
      <OpenFiles input={folderOf(input)} size="large">
        {texts.addFolder}
      </OpenFiles>
    </div>
    <p className="max-w-prose text-sm text-muted">{texts.zoneHint}</p>
  </div>
);

interface ChosenProps {
  tool: Pick<ToolInput, 'input' | 'setInput'>;
  input: FileInput;
}

const Chosen = ({ tool, input }: ChosenProps) => (
  <section aria-label={texts.chosenLabel} className="flex flex-col items-start gap-3">
    <Suspense fallback={<p className="min-h-14 text-sm text-muted">{texts.opening}</p>}>
      <FileList
        input={tool.input}
        preview={false}
        onChange={(left) => {
          tool.setInput(left);
          if (isEmptyInput(left)) focusInput();
        }}
      />
    </Suspense>
    <div className="flex flex-wrap gap-3">
      <OpenFiles input={input}>{texts.addFiles}</OpenFiles>
      <OpenFiles input={folderOf(input)}>{texts.addFolder}</OpenFiles>
    </div>
  </section>
);
