// Where a text tool's input comes in: a text area for what one can show, files for everything else.
import { ClipboardList, X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { formatBytes, formatCount } from '../lib/format';
import { fitsTextArea, TEXT_LIMIT } from '../state/choose-input';
import { EMPTY_INPUT, isEmptyInput } from '../state/inputs';
import { Button } from '../ui/button';
import { TextArea } from '../ui/text-area';
import { FileList } from './file-list';
import { FileZone, OpenFiles, type FileInput } from './file-zone';
import { focusInput } from './focus';
import type { ToolInput } from './use-tool';

export interface InputPaneProps {
  tool: ToolInput;
  label: string;
  placeholder?: string;
  several?: boolean;
  accept?: string;
  /** What is wrong with the input, once the visitor has asked for a run. */
  error?: string | undefined;
  /** An input that shows what the tool does. */
  sample?: string | undefined;
  /** The name of the button that empties it. */
  clearLabel?: string;
  /** Also forgets the result. By default only the input goes, and its result with it. */
  onClear?: () => void;
}

export function InputPane(props: InputPaneProps) {
  const { tool, label, placeholder = 'Type or paste text here', several = false, accept, error } = props;
  const { input, setText, setFiles, setInput } = tool;
  return (
    <FileZone several={several} accept={accept} onFiles={setFiles} onText={setText} className="min-w-0">
      {(fileInput) => (
        <div className="flex flex-col gap-3">
          {input.kind === 'text' ? (
            <TextArea
              label={label}
              aside={<TextSize text={input.text} />}
              value={input.text}
              placeholder={placeholder}
              mono
              rows={rowsFor(input.text)}
              error={error}
              onChange={(event) => setText(event.target.value)}
              onPaste={(event) => takeLongText(event, event.clipboardData, setText)}
              onDrop={(event) => takeLongText(event, event.dataTransfer, setText)}
            />
          ) : (
            <section aria-label={label} className="flex flex-col gap-3">
              <p aria-hidden className="text-sm font-medium">
                {label}
              </p>
              <FileList
                files={input.files}
                onChange={(files) => {
                  setInput(files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT);
                  focusInput();
                }}
              />
            </section>
          )}
          <InputActions {...props} fileInput={fileInput} />
        </div>
      )}
    </FileZone>
  );
}

function InputActions({
  tool: { input, setText, setInput },
  several = false,
  sample,
  clearLabel = 'Clear',
  onClear = () => setInput(EMPTY_INPUT),
  fileInput,
}: InputPaneProps & { fileInput: FileInput }) {
  const isEmpty = isEmptyInput(input);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <OpenFiles input={fileInput}>{several ? 'Open files' : 'Open a file'}</OpenFiles>
      {sample !== undefined && (
        <Button size="small" variant="ghost" icon={ClipboardList} onClick={() => setText(sample)}>
          Load Sample
        </Button>
      )}
      {!isEmpty && (
        <Button
          size="small"
          variant="ghost"
          icon={X}
          onClick={() => {
            onClear();
            focusInput();
          }}
        >
          {clearLabel}
        </Button>
      )}
      <p className="text-xs text-muted">
        {isEmpty ? `or drop ${several ? 'files' : 'one'} anywhere. Any size.` : 'Nothing leaves this device.'}
      </p>
    </div>
  );
}

const FEWEST_ROWS = 4;
const MOST_ROWS = 16;

/** A long line is wrapped at about so many characters. */
const LINE_UNITS = 60;

/** Rows that show the text whole, within what fits beside a result. Looks no further than it must. */
function rowsFor(text: string): number {
  let rows = 0;
  for (let start = 0; rows < MOST_ROWS && start <= text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    rows += Math.max(1, Math.ceil((stop - start) / LINE_UNITS));
    start = stop + 1;
  }
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, rows));
}

/**
 * Text that a text area cannot show in time must not get there: laying it out would freeze the page. It goes in by the state,
 * which makes a file of it.
 */
function takeLongText(
  event: SyntheticEvent<HTMLTextAreaElement>,
  data: DataTransfer,
  setText: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const text = value.slice(0, selectionStart) + data.getData('text/plain') + value.slice(selectionEnd);
  if (fitsTextArea(text)) return;
  event.preventDefault();
  setText(text);
}

/** Counting is instant; a reminder of the limit comes only near it. */
function TextSize({ text }: { text: string }) {
  if (text === '') return null;
  const nearLimit = text.length > TEXT_LIMIT / 2;
  return (
    <span className="text-xs text-muted">
      {formatCount(text.length)} {text.length === 1 ? 'character' : 'characters'}
      {nearLimit && `; beyond ${formatBytes(TEXT_LIMIT)} it becomes a file`}
    </span>
  );
}
