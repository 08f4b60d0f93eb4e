// Where a text tool's input comes in: a textarea for what a textarea can carry, files for everything else.
import { X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { formatBytes, formatCount } from '../lib/format';
import { fitsTextArea, TEXT_LIMIT } from '../state/choose-input';
import { EMPTY_INPUT, type InputValue } from '../state/inputs';
import { Button } from '../ui/button';
import { TextArea } from '../ui/text-area';
import { FileList } from './file-list';
import { FileZone, OpenFiles, type FileInput } from './file-zone';
import type { ToolInput } from './use-tool';

export interface InputPaneProps {
  tool: ToolInput;
  label: string;
  placeholder?: string;
  several?: boolean;
  accept?: string;
  /** While a run reads the input. */
  disabled?: boolean;
  rows?: number;
  error?: string | undefined;
}

export function InputPane({
  tool,
  label,
  placeholder,
  several = false,
  accept,
  disabled,
  rows,
  error,
}: InputPaneProps) {
  const { input, setText, setFiles, setInput } = tool;
  const name = several ? 'Open files' : 'Open a file';
  return (
    <FileZone several={several} disabled={disabled} accept={accept} onFiles={setFiles}>
      {(fileInput) => (
        <div className="flex flex-col gap-3">
          {input.kind === 'text' ? (
            <TextArea
              label={label}
              aside={<TextSize text={input.text} />}
              value={input.text}
              placeholder={placeholder}
              mono
              rows={rows}
              readOnly={disabled}
              error={error}
              onChange={(event) => setText(event.target.value)}
              onPaste={(event) => takeLongText(event, event.clipboardData, setText)}
              onDrop={(event) => takeLongText(event, event.dataTransfer, setText)}
            />
          ) : (
            <section aria-label={label} className="flex flex-col gap-3">
              <h2 className="text-sm font-medium">{label}</h2>
              <FileList
                files={input.files}
                disabled={disabled}
                onChange={(files) => setInput(files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT)}
              />
            </section>
          )}
          <InputActions {...{ name, several, input, fileInput, disabled }} onClear={() => setInput(EMPTY_INPUT)} />
        </div>
      )}
    </FileZone>
  );
}

interface InputActionsProps {
  name: string;
  several: boolean;
  input: InputValue;
  disabled: boolean | undefined;
  fileInput: FileInput;
  onClear: () => void;
}

function InputActions({ name, several, input, disabled, fileInput, onClear }: InputActionsProps) {
  const isEmpty = input.kind === 'text' && input.text === '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <OpenFiles input={fileInput}>{name}</OpenFiles>
      {!isEmpty && (
        <Button size="small" variant="ghost" icon={X} disabled={disabled} onClick={onClear}>
          Clear
        </Button>
      )}
      <p className="text-xs text-muted">
        {isEmpty ? `or drop or paste ${several ? 'them' : 'it'} here, of any size.` : 'Nothing leaves this device.'}
      </p>
    </div>
  );
}

/**
 * Text that a textarea cannot carry must not get there: laying it out would freeze the page. It goes in by the state, which
 * makes a file of it.
 */
function takeLongText(
  event: SyntheticEvent<HTMLTextAreaElement>,
  data: DataTransfer,
  setText: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
  const text = value.slice(0, selectionStart) + data.getData('text/plain') + value.slice(selectionEnd);
  if (readOnly || fitsTextArea(text)) return;
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
