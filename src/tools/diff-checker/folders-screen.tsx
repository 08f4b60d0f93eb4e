// Compares two folders. Both have a key of their own in the store, so texts to compare stay.
import { X } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { folderComparer, type options } from '../../../workers/kernels/diff-checker/spec';
import { loadable } from '../../hydration/loadable';
import { filesOf, isEmptyInput, pathOf, type FileRef } from '../../state/inputs';
import { FileZone, folderOf, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { FilesSummary } from '../../tool-kit/late-parts';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput, type ToolInput } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import * as texts from './words';

const foldersResult = loadable(() => import('./folders-result'));

const FOLDERS_ID = 'diff-checker/folders';

export default function FoldersScreen({ form }: { form: OptionsForm<typeof options> }) {
  const tool = useTool(folderComparer, FOLDERS_ID);
  const second = useToolInput(FOLDERS_ID, 'other');
  const [first, other] = [filesOf(tool.input), filesOf(second.input)];
  const isQuick = form.values.compareBy === 'size';
  const asked = useMemo(
    () => ({ paths: [...first, ...other].map(pathOf), firstCount: first.length, isQuick }),
    [first, other, isQuick],
  );
  const run = useSubmit(tool, {
    options: asked,
    problem: isBlank(tool.input) || isBlank(second.input) ? texts.blankFolders : undefined,
    live: false,
  });
  const isFirstOpen = isEmptyInput(tool.input) || !isEmptyInput(second.input);
  return (
    <ToolLayout
      form={form}
      run={run}
      late={foldersResult}
      stacked="outcome"
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={
        <RunOutcome run={run} describe={({ summary }) => summary.replace(/\.$/, '')}>
          {(output) => (
            <foldersResult.Component output={output} first={first} second={other} asked={asked} form={form} />
          )}
        </RunOutcome>
      }
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
        <FolderPane label={texts.firstFolder} side={tool} takesPage={isFirstOpen} />
        <FolderPane label={texts.secondFolder} side={second} takesPage={!isFirstOpen} />
      </div>
      <FieldError id="no-folders" text={run.shownProblem} />
      <ToolOptions form={form} names={['compareBy']} />
      <RunBar run={run} action={texts.compareFolders}>
        {!(isEmptyInput(tool.input) && isEmptyInput(second.input)) && (
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

interface FolderPaneProps {
  label: string;
  side: ToolInput;
  takesPage: boolean;
}

const FolderPane = ({ label, side, takesPage }: FolderPaneProps) => {
  return (
    <FileZone several takesPage={takesPage} onFiles={side.setFiles} onMany={side.setFiles}>
      {(input) => (
        <section
          aria-label={label}
          className="flex h-full flex-col items-center gap-3 rounded-lg border-2 border-dashed border-line-strong bg-surface px-4 py-4 text-center"
        >
          <h2 className="text-sm font-medium text-muted">{label}</h2>
          {side.input.kind === 'files' ? (
            <Chosen side={side} />
          ) : (
            <p className="max-w-prose text-sm text-muted">{texts.dropFolder}</p>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            <OpenFiles input={folderOf(input)}>{texts.openFolder}</OpenFiles>
            <OpenFiles input={input}>{texts.openFiles}</OpenFiles>
          </div>
        </section>
      )}
    </FileZone>
  );
};

const Chosen = ({ side }: { side: Pick<ToolInput, 'input' | 'setInput'> }) => (
  <div className="max-w-full min-w-0">
    <p className="truncate font-semibold">{nameOf(filesOf(side.input))}</p>
    <Suspense fallback={<p className="text-sm text-muted">{texts.opening}</p>}>
      <FilesSummary input={side.input} onChange={side.setInput} />
    </Suspense>
  </div>
);

/** The folder, or the first file. */
const nameOf = ([file]: readonly FileRef[]) => (file ? pathOf(file).replace(/\/.*$/s, '/') : '');
