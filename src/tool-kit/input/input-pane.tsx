// A text tool's input: a text area for short text, and files for everything else.
import clsx from 'clsx';
import { CircleCheck, X } from 'lucide-react';
import { Suspense, useRef, type SyntheticEvent } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import { fitsTextArea, TEXT_LIMIT } from '../../state/choose-input';
import { filesOf, isEmptyInput, type InputValue } from '../../state/inputs';
import { Button } from '../../ui/button';
import { Ruler } from '../../ui/ruler';
import { TextArea } from '../../ui/text-area';
import { FileList, FilesSummary, WrongFile } from '../late-parts';
import type { ToolInput } from '../run/use-tool';
import { FileZone, folderOf, OpenFiles, type FileInput } from './file-zone';
import { focusEmptied, focusInput, focusRun } from './focus';
import { PasteButton, SampleButton } from './input-buttons';
import * as words from './words';

export interface InputPaneProps {
  tool: ToolInput;
  label: string;
  placeholder?: string;
  several?: boolean;
  accept?: string;
  /**
   * The kind of input. It is text unless given. A file of another kind is refused, and its kind is shown with suitable tools.
   */
  takes?: 'text' | 'any file';
  /** True if an empty file is a valid input. */
  mayBeEmpty?: boolean;
  /** The error in the input, shown once the visitor has started a run. */
  error?: string | undefined;
  /** A sample input that shows what the tool does. */
  sample?: string | undefined;
  /** Sets the options that the sample needs. */
  onSample?: (() => void) | undefined;
  /** False if the screen has another button that clears the input. */
  clearable?: boolean;
  clearLabel?: string;
  /** The meaning of the green check next to the title, if there is one. */
  success?: string | undefined;
  /** Clears the result as well. By default, clearing the input removes its result. */
  onClear?: () => void;
  /** The name of the button that opens files, if the page has several inputs. */
  opener?: string;
  /** As in FileZone, for a page with several inputs. */
  takesPage?: boolean;
  onOthers?: (files: readonly File[]) => void;
  /** The size limit, in words. */
  size?: string;
  /** The number of rows after which the field scrolls. */
  mostRows?: number;
  /** True if it is next to another input, which already says that nothing leaves the device. */
  isSecond?: boolean;
}

export function InputPane(props: InputPaneProps) {
  const { tool, label, placeholder = words.placeholder, several = false, accept, error } = props;
  const { input, setText, setFiles, setInput } = tool;
  const { takesPage = true, onOthers, mostRows = MOST_ROWS, success } = props;
  const { takes = 'text', mayBeEmpty = false } = props;
  const [only] = filesOf(input);
  const pane = useRef<HTMLDivElement>(null);
  const change = (next: InputValue) => {
    setInput(next);
    if (isEmptyInput(next)) focusInput(pane.current);
  };
  return (
    <FileZone
      several={several}
      accept={accept}
      takesPage={takesPage}
      onOthers={onOthers}
      onFiles={setFiles}
      onMany={several ? setFiles : undefined}
      onText={setText}
      className="fills min-w-0"
    >
      {(fileInput) => (
        <div ref={pane} className="fills flex flex-col gap-2">
          {input.kind === 'text' ? (
            <TextArea
              label={label}
              aside={
                <>
                  <Success text={success} />
                  <TextSize text={input.text} />
                  <InputActions {...props} fileInput={fileInput} />
                </>
              }
              value={input.text}
              placeholder={placeholder}
              mono
              fills
              rows={rowsFor(input.text, mostRows)}
              error={error}
              onChange={(event) => setText(event.target.value)}
              onPaste={(event) => takeLongText(event, event.clipboardData, setText)}
              onDrop={(event) => takeLongText(event, event.dataTransfer, setText)}
            />
          ) : (
            <section aria-label={label} className="flex flex-col gap-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span aria-hidden className="text-sm font-medium">
                  {label}
                </span>
                <Success text={success} />
                <InputActions {...props} fileInput={fileInput} />
              </div>
              <Suspense fallback={<p className="min-h-14 text-sm text-muted">{words.opening}</p>}>
                {tool.isQueue ? (
                  <FilesSummary input={input} onChange={change} />
                ) : (
                  <>
                    <FileList input={input} onChange={change} />
                    {takes === 'text' && only && input.files.length === 1 && (
                      <WrongFile key={only.artifactId} toolId={tool.id} file={only} mayBeEmpty={mayBeEmpty} />
                    )}
                  </>
                )}
              </Suspense>
            </section>
          )}
          <InputNote {...props} />
        </div>
      )}
    </FileZone>
  );
}

function InputActions({
  tool: { input, setText, clearInput, isQueue = false },
  several = false,
  sample,
  onSample,
  clearable = true,
  clearLabel = words.clear,
  onClear = clearInput,
  opener = isQueue ? words.addFiles : several ? words.openFiles : words.openFile,
  fileInput,
}: InputPaneProps & { fileInput: FileInput }) {
  const isEmpty = isEmptyInput(input);
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-1 max-sm:basis-full sm:ms-auto',
        several ? 'max-[26rem]:[&_svg]:hidden' : 'max-[26rem]:[&>button>svg]:hidden',
      )}
    >
      <OpenFiles input={fileInput}>{opener}</OpenFiles>
      {several && <OpenFiles input={folderOf(fileInput)}>{words.openFolder}</OpenFiles>}
      {isEmpty && (
        <PasteButton
          onPaste={(text) => {
            setText(text);
            focusRun();
          }}
        />
      )}
      {sample !== undefined && isEmpty && (
        <SampleButton
          onLoad={() => {
            setText(sample);
            onSample?.();
            focusRun();
          }}
        />
      )}
      {clearable && !isEmpty && (
        <Button
          size="small"
          variant="ghost"
          icon={X}
          {...keyOf(TOOL_KEYS.clear)}
          onClick={({ currentTarget }) => {
            onClear();
            focusEmptied(currentTarget);
          }}
        >
          {clearLabel}
        </Button>
      )}
    </div>
  );
}

/** How to add input, shown while the field is empty. In a tool that fills the window, it is at the bottom of the field. */
function InputNote({
  tool: { input },
  several = false,
  size = words.anySize,
  isSecond = false,
  error,
}: InputPaneProps) {
  const isEmpty = isEmptyInput(input);
  const local = isSecond ? '' : words.local;
  return (
    <p
      className={clsx(
        'text-xs text-muted empty:hidden',
        input.kind === 'text' &&
          (isEmpty ? !error && 'lg:pointer-events-none lg:relative lg:-mt-9 lg:mb-2 lg:px-3' : 'lg:hidden'),
      )}
    >
      {isEmpty ? <WaysIn several={several} size={size} /> : local}
    </p>
  );
}

/** Nothing can be dropped on a touch screen. */
const WaysIn = ({ several, size }: Required<Pick<InputPaneProps, 'several' | 'size'>>) => (
  <>
    <span className="pointer-coarse:hidden">{several ? words.dropFiles : words.dropFile} </span>
    {say(words.sizeLimit, { size })}
  </>
);

const FEWEST_ROWS = 4;
const MOST_ROWS = 16;

/** The number of characters after which a line wraps, approximately. */
const LINE_UNITS = 60;

/** The number of rows that show the whole text, up to the height next to a result. Reads no more of the text than needed. */
function rowsFor(text: string, mostRows: number): number {
  let rows = 0;
  for (let start = 0; rows < mostRows && start <= text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    rows += Math.max(1, Math.ceil((stop - start) / LINE_UNITS));
    start = stop + 1;
  }
  return Math.min(mostRows, Math.max(FEWEST_ROWS, rows));
}

function Success({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <CircleCheck role="img" aria-label={text} className="me-auto size-4.5 shrink-0 text-success" />;
}

/** Counts at once, and shows a reminder of the limit only near it. */
function TextSize({ text }: { text: string }) {
  if (text === '') return null;
  const nearLimit = text.length > TEXT_LIMIT / 2;
  return (
    <span className="text-xs text-muted">
      {nearLimit
        ? say(words.nearLimit, { count: text.length, limit: formatBytes(TEXT_LIMIT) })
        : say(words.characters, { count: text.length })}
      {nearLimit && <Ruler to={text.length / TEXT_LIMIT} className="mt-1 max-w-72" />}
    </span>
  );
}

/**
 * Takes text that is pasted or dropped into the field. If the field would become too long, `take` gets all of the text instead,
 * because a text area freezes the page while it lays out a very long text.
 */
export function takeLongText(
  event: SyntheticEvent<HTMLTextAreaElement>,
  data: DataTransfer,
  take: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const text = value.slice(0, selectionStart) + data.getData('text/plain') + value.slice(selectionEnd);
  if (fitsTextArea(text)) return;
  event.preventDefault();
  take(text);
}
