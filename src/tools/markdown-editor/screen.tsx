import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { markdownEditor, options } from '../../../workers/kernels/markdown-editor/spec';
import { words } from '../../../workers/kernels/markdown-editor/words';
import { loadable } from '../../hydration/loadable';
import { isEmptyInput } from '../../state/inputs';
import { RunError } from '../../tool-kit/late-parts';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import type { EditorHandle } from './editor-handle';
import { EditorPane } from './editor-pane';
import { ExportBar } from './export-bar';
import { InsertBar } from './insert-bar';
import { PreviewPane } from './preview-pane';
import { useFreshlyRendered, useRendered } from './use-rendered';

const previewFrame = loadable(() => import('./preview-frame'));
const syntaxGuide = loadable(() => import('./syntax-guide'));

const NO_OPTIONS = {};

export { options };

export default function MarkdownEditorScreen() {
  const tool = useTool(markdownEditor);
  const form = useToolOptions(markdownEditor.id, options, words);
  const { view, syncsScroll } = form.values;
  const isEmpty = isEmptyInput(tool.input);
  const run = useSubmit(tool, {
    options: NO_OPTIONS,
    problem: isEmpty ? words.messages.blank : undefined,
    eager: true,
  });
  const { active, last, result } = tool.runs;
  const rendered = useRendered(result?.output, isEmpty);
  const render = useFreshlyRendered(run);
  const [editor, setEditor] = useState<EditorHandle>();
  const sourceNote = result?.output.sourceNote;
  const failure = !active && last?.status === 'failed' ? last.error : undefined;

  return (
    <ToolLayout
      form={form}
      run={run}
      late={previewFrame}
      stacked
      outcome={
        <Disclosure label="Syntax guide">
          <syntaxGuide.Component />
        </Disclosure>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ToolOptions form={form} names={['view']} />
        {view !== 'preview' && tool.input.kind === 'text' && (
          <InsertBar onInsert={(insertion) => editor?.insert(insertion)} />
        )}
      </div>
      {failure && (
        <Suspense>
          <RunError
            error={failure.code === 'timed-out' ? { ...failure, message: words.messages.timedOut } : failure}
            input={tool.input}
          />
        </Suspense>
      )}
      {sourceNote !== undefined && !isEmpty && <Notice>{sourceNote}</Notice>}
      <div className={clsx('grid grid-cols-1 gap-4', view === 'split' && 'min-[1200px]:grid-cols-2')}>
        <EditorPane tool={tool} isFolded={view === 'preview'} onEditor={setEditor} />
        <div className="flex min-w-0 flex-col gap-3">
          {view !== 'edit' && (
            <PreviewPane isAlone={view === 'preview'} isEmpty={isEmpty}>
              <previewFrame.Component
                rendered={rendered}
                editor={view === 'split' && syncsScroll ? editor?.scrolled : undefined}
              />
            </PreviewPane>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ExportBar input={tool.input} isEmpty={isEmpty} render={render} />
            <ToolOptions form={form} names={['syncsScroll']} />
          </div>
        </div>
      </div>
    </ToolLayout>
  );
}
