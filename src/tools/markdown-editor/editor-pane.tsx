// The text as it is written, and the ways in.
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { formatCount } from '../../lib/format';
import { loadable } from '../../hydration/loadable';
import { fitsTextArea } from '../../state/choose-input';
import { EMPTY_INPUT, isEmptyInput } from '../../state/inputs';
import { FileZone, OpenFiles } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { FileList } from '../../tool-kit/late-parts';
import { SampleButton } from '../../tool-kit/input/sample-button';
import { takeLongText } from '../../tool-kit/input/input-pane';
import type { ToolInput } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import type { EditorHandle } from './editor-handle';
import { useOpenText } from './use-open-text';

const loadInsertions = () => import('./edit-field');
const loadSample = () => import('./sample');
const LOCAL = 'Nothing leaves this device.';

const ignore = () => undefined; // tried again at the next press

const longTextEditor = loadable(() => import('./long-text-editor'));

export interface EditorPaneProps {
  tool: ToolInput;
  /** Only the ways in are shown. What was typed keeps its history meanwhile. */
  isFolded: boolean;
  /** Called with the editor that is there, and with undefined when it has gone. */
  onEditor: (editor: EditorHandle | undefined) => void;
}

export function EditorPane({ tool, isFolded, onEditor }: EditorPaneProps) {
  const { input, setInput } = tool;
  const { openText, openFiles, openedFile, forgetFile } = useOpenText(tool);
  return (
    <FileZone accept=".md,.markdown,.mdown,.txt,text/*" onFiles={openFiles} onText={openText}>
      {(fileInput) => (
        <div className="flex flex-col gap-3">
          <div className={clsx(isFolded && 'hidden')}>
            {input.kind === 'text' ? (
              <TextEditor text={input.text} onChange={openText} onEditor={onEditor} />
            ) : (
              <section aria-label="Markdown" className="flex min-h-96 flex-col gap-3">
                <Suspense fallback={<p className="min-h-14 text-sm text-muted">Opening…</p>}>
                  <FileList files={input.files} onChange={() => setInput(EMPTY_INPUT)} />
                </Suspense>
              </section>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <OpenFiles input={fileInput}>Open a file</OpenFiles>
            <SampleButton onLoad={() => void loadSample().then(({ SAMPLE }) => openText(SAMPLE), ignore)} />
            {!isEmptyInput(input) && (
              <Button
                size="small"
                variant="ghost"
                icon={X}
                onClick={() => {
                  setInput(EMPTY_INPUT);
                  forgetFile();
                  focusInput();
                }}
              >
                Clear
              </Button>
            )}
            <p className="min-w-0 text-xs break-words text-muted">
              {isEmptyInput(input) && 'or drop one anywhere. Up to 10 MB.'}
              {!isEmptyInput(input) && (openedFile === undefined ? LOCAL : `Opened from ${openedFile}. ${LOCAL}`)}
            </p>
          </div>
        </div>
      )}
    </FileZone>
  );
}

interface TextEditorProps {
  text: string;
  onChange: (text: string) => void;
  onEditor: EditorPaneProps['onEditor'];
}

/** A text area, as everywhere on the site, until the text is too long for one. */
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
  const size = text === '' ? null : `${formatCount(text.length)} ${text.length === 1 ? 'character' : 'characters'}`;
  if (!isLong) {
    return (
      <div ref={onBox}>
        <TextArea
          label="Markdown"
          aside={<span className="text-xs text-muted">{size}</span>}
          value={text}
          placeholder="# Write Markdown here"
          mono
          className="[&_textarea]:h-96"
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => takeLongText(event, event.clipboardData, onChange)}
          onDrop={(event) => takeLongText(event, event.dataTransfer, onChange)}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="flex justify-between gap-4 text-sm font-medium">
        Markdown <span className="text-xs font-normal text-muted">{size}</span>
      </p>
      <Suspense fallback={<p className="h-96 text-sm text-muted">Opening…</p>}>
        <longTextEditor.Component label="Markdown" text={text} onChange={onChange} onEditor={onEditor} />
      </Suspense>
    </div>
  );
}
