// The text as it is written, and the ways in.
import clsx from 'clsx';
import { ClipboardList, X } from 'lucide-react';
import { Suspense } from 'react';
import { formatCount } from '../../lib/format';
import { EMPTY_INPUT, isEmptyInput } from '../../state/inputs';
import { FileZone, OpenFiles } from '../../tool-kit/file-zone';
import { focusInput } from '../../tool-kit/focus';
import { FileList } from '../../tool-kit/late-parts';
import type { ToolInput } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { SAMPLE } from './sample';
import { useOpenText } from './use-open-text';

export interface EditorPaneProps {
  tool: ToolInput;
  /** Only the ways in are shown. What was typed keeps its history meanwhile. */
  isFolded: boolean;
}

export function EditorPane({ tool, isFolded }: EditorPaneProps) {
  const { input, setText, setInput } = tool;
  const open = useOpenText(tool);
  return (
    <FileZone accept=".md,.markdown,.mdown,.txt,text/*" onFiles={(files) => void open(files)} onText={setText}>
      {(fileInput) => (
        <div className="flex flex-col gap-3">
          <div className={clsx(isFolded && 'hidden')}>
            {input.kind === 'text' ? (
              <TextArea
                label="Markdown"
                aside={<Size text={input.text} />}
                value={input.text}
                placeholder="# Write Markdown here"
                mono
                className="[&_textarea]:h-96"
                onChange={(event) => setText(event.target.value)}
              />
            ) : (
              <section aria-label="Markdown" className="flex min-h-96 flex-col gap-3">
                <p className="text-sm font-medium">Too long to edit here. The preview shows it.</p>
                <Suspense fallback={<p className="min-h-14 text-sm text-muted">Opening…</p>}>
                  <FileList
                    files={input.files}
                    onChange={(files) => {
                      setInput(files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT);
                      if (files.length === 0) focusInput();
                    }}
                  />
                </Suspense>
              </section>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <OpenFiles input={fileInput}>Open a file</OpenFiles>
            <Button size="small" variant="ghost" icon={ClipboardList} onClick={() => setText(SAMPLE)}>
              Load Sample
            </Button>
            {!isEmptyInput(input) && (
              <Button
                size="small"
                variant="ghost"
                icon={X}
                onClick={() => {
                  setInput(EMPTY_INPUT);
                  focusInput();
                }}
              >
                Clear
              </Button>
            )}
            <p className="text-xs text-muted">
              {isEmptyInput(input) ? 'or drop one anywhere. Up to 10 MB.' : 'Nothing leaves this device.'}
            </p>
          </div>
        </div>
      )}
    </FileZone>
  );
}

function Size({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className="text-xs text-muted">
      {formatCount(text.length)} {text.length === 1 ? 'character' : 'characters'}
    </span>
  );
}
