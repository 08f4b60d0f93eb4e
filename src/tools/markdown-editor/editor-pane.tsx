// The Markdown text, and buttons to open one.
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { LARGEST_BYTES } from '../../../workers/kernels/markdown-editor/spec';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import { fitsTextArea } from '../../state/choose-input';
import { isEmptyInput, type InputValue } from '../../state/inputs';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusEmptied } from '../../tool-kit/input/focus';
import { takeLongText } from '../../tool-kit/input/input-pane';
import { PasteButton, SampleButton } from '../../tool-kit/input/input-buttons';
import { FileList, WrongFile } from '../../tool-kit/late-parts';
import type { ToolInput } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import { TextArea } from '../../ui/text-area';
import type { EditorHandle } from './editing';
import * as lateWords from './late-words';
import * as words from './words';

const loadInsertions = () => import('./editing');

const ignore = () => undefined; // The next click tries again.

const longTextEditor = loadable(() => import('./long-text-editor'));

interface EditorPaneProps {
  tool: ToolInput;
  /** Hides the editor without removing it, so its undo history stays. */
  isFolded: boolean;
  /** Called with the current editor, and with undefined when it is removed. */
  onEditor: (editor: EditorHandle | undefined) => void;
}

export function EditorPane({ tool, isFolded, onEditor }: EditorPaneProps) {
  const { input, setInput, clearInput } = tool;
  const { openText, openFiles, openedFile, forgetFile } = useOpenText(tool);
  return (
    <FileZone accept=".md,.markdown,.mdown,.txt,text/*" onFiles={openFiles} onText={openText} className="fills">
      {(fileInput) => (
        <div className="fills flex flex-col gap-1.5">
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
            <span aria-hidden className="text-sm font-medium">
              {words.markdown}
            </span>
            <span className="text-xs text-muted">{sizeOf(input)}</span>
            <div className="flex flex-wrap items-center gap-1 max-sm:basis-full sm:ms-auto">
              <OpenFiles input={fileInput}>{words.openFile}</OpenFiles>
              {isEmptyInput(input) ? (
                <>
                  <PasteButton onPaste={openText} />
                  <SampleButton onLoad={() => openText(lateWords.sample)} />
                </>
              ) : (
                <Button
                  size="small"
                  variant="ghost"
                  icon={X}
                  {...keyOf(TOOL_KEYS.clear)}
                  onClick={() => {
                    clearInput();
                    forgetFile();
                    focusEmptied();
                  }}
                >
                  {words.clear}
                </Button>
              )}
            </div>
          </div>
          <div className={clsx(isFolded ? 'hidden' : 'fills')}>
            {input.kind === 'text' ? (
              <TextEditor text={input.text} onChange={openText} onEditor={onEditor} />
            ) : (
              <section aria-label={words.markdown} className="flex min-h-96 flex-col gap-3">
                <Suspense fallback={<p className="min-h-14 text-sm text-muted">{words.opening}</p>}>
                  <FileList input={input} onChange={setInput} />
                  {input.files[0] && (
                    <WrongFile key={input.files[0].artifactId} toolId={tool.id} file={input.files[0]} />
                  )}
                </Suspense>
              </section>
            )}
          </div>
          <p className="min-w-0 text-xs break-words text-muted">
            {isEmptyInput(input) && (
              <RichText
                text={words.emptyHint}
                tags={{ drop: (inside) => <span className="pointer-coarse:hidden">{inside}</span> }}
              />
            )}
            {!isEmptyInput(input) &&
              (openedFile === undefined ? words.local : say(words.openedFrom, { file: openedFile }))}
          </p>
        </div>
      )}
    </FileZone>
  );
}

function sizeOf(input: InputValue) {
  if (input.kind !== 'text' || input.text === '') return null;
  return say(lateWords.characters, { count: input.text.length });
}

interface TextEditorProps {
  text: string;
  onChange: (text: string) => void;
  onEditor: EditorPaneProps['onEditor'];
}

/** The site's usual text area. Text that is too long for one gets CodeMirror. */
function TextEditor({ text, onChange, onEditor }: TextEditorProps) {
  const [isLong, setIsLong] = useState(false);
  if (isLong ? text === '' : !fitsTextArea(text)) setIsLong(!isLong);
  const onBox = useCallback(
    (element: HTMLDivElement) => {
      const field = element.querySelector('textarea');
      if (!field) return;
      onEditor({
        insert: (insertion) =>
          void loadInsertions().then(({ insertIntoField }) => insertIntoField(field, insertion), ignore),
        scrolled: field,
      });
      return () => onEditor(undefined);
    },
    [onEditor],
  );
  if (!isLong) {
    return (
      <div ref={onBox} className="fills">
        <TextArea
          label={words.markdown}
          hideLabel
          value={text}
          placeholder={words.placeholder}
          mono
          fills
          className="max-lg:[&_textarea]:h-96"
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => takeLongText(event, event.clipboardData, onChange)}
          onDrop={(event) => takeLongText(event, event.dataTransfer, onChange)}
        />
      </div>
    );
  }
  return (
    <Suspense fallback={<p className="h-96 text-sm text-muted">{words.opening}</p>}>
      <longTextEditor.Component label={words.markdown} text={text} onChange={onChange} onEditor={onEditor} />
    </Suspense>
  );
}

/** Opens a file as text for editing. A file that can't be edited becomes the input itself, and the run reports the problem. */
function useOpenText({ setInput, setFiles }: Pick<ToolInput, 'setInput' | 'setFiles'>) {
  const openText = useCallback((text: string) => setInput({ kind: 'text', text }), [setInput]);
  /** The name of the most recently opened file. */
  const [openedFile, setOpenedFile] = useState<string>();
  const openFiles = useCallback(
    (files: readonly File[]) => {
      const open = async () => {
        const [file] = files;
        const text = file && (await textOf(file));
        if (text === undefined) setFiles(files);
        else openText(text);
        setOpenedFile(text === undefined ? undefined : file?.name);
      };
      void open();
    },
    [openText, setFiles],
  );
  const forgetFile = () => setOpenedFile(undefined);
  return { openText, openFiles, openedFile, forgetFile };
}

/** Undefined if the file is too large, unreadable or not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_BYTES) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
