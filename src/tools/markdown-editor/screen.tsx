import clsx from 'clsx';
import { Code, List, Table, TextQuote, type LucideIcon, Copy, Download } from 'lucide-react';
import { Suspense, useState, useId, type ReactNode } from 'react';
import { DEADLINE_MS, markdownEditor, options } from '../../../workers/kernels/markdown-editor/spec';
import { words } from '../../../workers/kernels/markdown-editor/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { isEmptyInput, type InputValue } from '../../state/inputs';
import { Notes } from '../../tool-kit/notes';
import { RunError } from '../../tool-kit/late-parts';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import type { Insertion, EditorHandle } from './editing';
import { EditorPane } from './editor-pane';
import { useFreshlyRendered, useRendered, type Rendered } from './rendered';
import { LoadError, lateModule } from '../../hydration/late-module';
import { useAppDispatch } from '../../state/hooks';
import { useArtifacts } from '../../state/services-context';
import { notLoaded } from '../../state/toasts';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { useCopyRichText } from '../../tool-kit/copy-formatted';
import { textBlob } from './text-blob';
import * as texts from './words';

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
    problem: isEmpty ? texts.blank : undefined,
    eager: true,
  });
  const { active, last, result } = tool.runs;
  const rendered = useRendered(result?.output, isEmpty);
  // A hidden preview isn't updated, so the mode Edit has no layout cost.
  const [previewed, setPreviewed] = useState(rendered);
  if (view !== 'edit' && previewed !== rendered) setPreviewed(rendered);
  const render = useFreshlyRendered(run);
  const [editor, setEditor] = useState<EditorHandle>();
  const sourceNote = result?.output.sourceNote;
  const failure = !active && last?.status === 'failed' ? last.error : undefined;

  return (
    <ToolLayout
      form={form}
      run={run}
      late={previewFrame}
      {...(view !== 'split' && { stacked: view === 'edit' ? 'input' : 'outcome' })}
      modes={
        <>
          <ToolOptions form={form} names={['view']} />
          {view !== 'preview' && tool.input.kind === 'text' && (
            <InsertBar onInsert={(insertion) => editor?.insert(insertion)} />
          )}
        </>
      }
      outcome={
        <>
          <PreviewPane isShown={view !== 'edit'} isAlone={view !== 'split'} isEmpty={isEmpty}>
            <previewFrame.Component
              rendered={previewed}
              editor={view === 'split' && syncsScroll ? editor?.scrolled : undefined}
            />
          </PreviewPane>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ExportBar input={tool.input} isEmpty={isEmpty} render={render} />
            <ToolOptions form={form} names={['syncsScroll']} />
          </div>
        </>
      }
      below={
        <Disclosure label={texts.syntaxGuide}>
          <syntaxGuide.Component />
        </Disclosure>
      }
    >
      {failure && (
        <Suspense>
          <RunError
            error={
              failure.code === 'timed-out'
                ? { ...failure, message: say(texts.timedOut, { seconds: String(DEADLINE_MS / 1000) }) }
                : failure
            }
            input={tool.input}
          />
        </Suspense>
      )}
      {sourceNote !== undefined && !isEmpty && <Notes notes={[sourceNote]} />}
      <EditorPane tool={tool} isFolded={view === 'preview'} onEditor={setEditor} />
    </ToolLayout>
  );
}

interface PreviewPaneProps {
  /** False while only the editor is shown. */
  isShown: boolean;
  /** True if the editor is hidden, so that the preview can be taller. */
  isAlone: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

function PreviewPane({ isShown, isAlone, isEmpty, children }: PreviewPaneProps) {
  const id = useId();
  // A prerendered page has no text and no frame. Once opened, the frame stays, because reloading it would flicker.
  const [isOpen, setIsOpen] = useState(isShown && !isEmpty);
  if (isShown && !isEmpty && !isOpen) setIsOpen(true);
  return (
    // Hidden but still laid out, because a frame that isn't laid out loses its scroll position.
    <section
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col gap-1.5', isShown ? 'fills' : 'invisible -mb-3 h-0 overflow-hidden')}
    >
      <h2 id={id} className="flex min-h-9 items-center text-sm font-medium">
        {texts.preview}
      </h2>
      <div
        className={clsx(
          'relative shrink-0 overflow-hidden rounded-md border border-line-strong bg-surface lg:min-h-48 lg:flex-auto',
          isAlone ? 'max-lg:h-[max(24rem,70dvh)]' : 'max-lg:h-96',
        )}
      >
        {isOpen && <Suspense>{children}</Suspense>}
        {isEmpty && (
          <p className="absolute inset-0 flex items-center justify-center bg-surface px-6 text-center text-sm text-muted">
            {texts.emptyPreview}
          </p>
        )}
      </div>
    </section>
  );
}

/** The most frequently used come first. */
const BUTTONS: readonly { readonly id: Insertion; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'list', label: texts.list, icon: List },
  { id: 'code', label: texts.code, icon: Code },
  { id: 'quote', label: texts.quote, icon: TextQuote },
  { id: 'table', label: texts.table, icon: Table },
];

const InsertBar = ({ onInsert }: { onInsert: (insertion: Insertion) => void }) => (
  // One line on a phone, which scrolls sideways. The padding has room for the ring of a focused button.
  <div
    role="group"
    aria-label={texts.insert}
    className="flex gap-1 max-md:-mx-4 max-md:max-w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] md:flex-wrap"
  >
    {BUTTONS.map(({ id, label, icon }) => (
      <Button key={id} size="small" variant="ghost" className="shrink-0" icon={icon} onClick={() => onInsert(id)}>
        {label}
      </Button>
    ))}
  </div>
);

interface ExportBarProps {
  input: InputValue;
  isEmpty: boolean;
  /** Rejects if the text can't be rendered. The page already shows that. */
  render: () => Promise<Rendered>;
}

/** Loads the sanitizer. */
const exporting = lateModule(() => import('./export-html'));

/** Buttons to copy and download the text as it is, and as HTML. */
function ExportBar({ input, isEmpty, render }: ExportBarProps) {
  const dispatch = useAppDispatch();
  const artifacts = useArtifacts();
  const copy = useCopy();
  const copyRich = useCopyRichText();
  const download = useDownloadText();
  const source = (): string | Promise<string> => {
    if (input.kind === 'text') return input.text;
    const [file] = input.files;
    return file ? artifacts.blob(file.artifactId).text() : '';
  };
  const body = async () => {
    const { bodyOf } = await exporting.load();
    return bodyOf(await render());
  };
  const save = async (text: string, name: string, mime: string) =>
    download(await textBlob(text), name, undefined, mime);
  const saveText = async () => save(await source(), 'document.md', 'text/markdown');
  const savePage = async () => {
    const { documentOf } = await exporting.load();
    await save(documentOf(await body()), 'document.html', 'text/html');
  };
  const fail = (error: unknown) => {
    if (error instanceof LoadError) dispatch(notLoaded()); // The preview already shows other failures.
  };
  const rest = { size: 'small', disabled: isEmpty } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...rest} icon={Copy} onClick={() => void copy(source())}>
        {texts.copyMd}
      </Button>
      <Button {...rest} icon={Copy} onClick={() => void copy(body())}>
        {texts.copyHtml}
      </Button>
      <Button {...rest} icon={Copy} onClick={() => void copyRich(body(), Promise.resolve(source()))}>
        {texts.copyFormatted}
      </Button>
      <Button {...rest} icon={Download} onClick={() => void saveText().catch(fail)}>
        {texts.downloadMd}
      </Button>
      <Button {...rest} icon={Download} onClick={() => void savePage().catch(fail)}>
        {texts.downloadHtml}
      </Button>
    </div>
  );
}
