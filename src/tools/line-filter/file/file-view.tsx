// A whole file of any size, with the kept lines marked in it and on a scale. Only the rows in view are read.
import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FileIndex } from '../../../../workers/kernels/line-filter/spec';
import { say } from '../../../../workers/words/in-words';
import { formatCount } from '../../../lib/format';
import type { PageOutput } from '../../../state/page-output';
import { useArtifacts } from '../../../state/services-context';
import { rowsHeight } from '../../../tool-kit/rows/looks';
import { pagedRows } from '../../../tool-kit/rows/paged-rows';
import { Rows, RowsPlace } from '../../../tool-kit/rows/rows';
import { blobOf } from '../../../tool-kit/rows/stored-rows';
import { RowText } from '../../../tool-kit/text/row-text';
import { useViewSwitches } from '../../../tool-kit/text/view-switches';
import { IconButton } from '../../../ui/icon-button';
import { FileScale } from './file-scale';
import { GoToLine } from './go-to-line';
import { openFile, type FileLine, type FileReader } from './read-lines';
import { usePlace } from './use-place';
import * as words from './words';

const PAGE_ROWS = 64;

interface FileViewProps {
  blob: Blob;
  index: PageOutput<FileIndex>;
  /** The kept line to begin at, from 1. */
  keptLine: number | undefined;
}

export default function FileView({ blob, index, keptLine }: FileViewProps) {
  const reader = useFileReader(blob, index);
  if (reader === 'unreadable')
    return (
      <p role="alert" className="py-3 text-sm text-danger">
        {words.unreadable}
      </p>
    );
  if (!reader) return <RowsPlace fills text={words.opening} height={rowsHeight(index.lines, 'text')} />;
  return <FileLines reader={reader} blob={blob} index={index} keptLine={keptLine} />;
}

interface FileLinesProps extends FileViewProps {
  reader: FileReader;
}

function FileLines({ reader, blob, index, keptLine }: FileLinesProps) {
  const place = usePlace(reader, index, keptLine);
  const rows = useMemo(
    () =>
      pagedRows<FileLine>({
        count: index.lines,
        pageRows: PAGE_ROWS,
        async read(from, to) {
          const lines = await reader.lines(from, to);
          return (row) => lines[row];
        },
      }),
    [reader, index.lines],
  );
  const { showInvisible } = useViewSwitches();
  const search = useMemo(() => patternOf(index), [index]);
  const digits = formatCount(index.lines).length;
  const renderRow = useCallback(
    (row: number) => {
      const line = rows.at(row);
      if (!line) return ' ';
      return (
        <div className={clsx(ROW, line.isKept ? 'border-s-4 border-warn bg-warn-soft' : 'bg-raised ps-1')}>
          <span
            aria-hidden
            className="line-number sticky inset-s-0 bg-inherit ps-1"
            data-line={formatCount(row + 1).padStart(digits)}
          />
          {line.isKept && <span className="sr-only">{words.isKept}</span>}
          <span>
            <RowText
              row={line.text}
              tokens={NO_TOKENS}
              showInvisible={showInvisible}
              search={line.isKept ? search : undefined}
            />
          </span>
          {line.isCut && <span className="ps-2 text-muted select-none">{words.isCut}</span>}
        </div>
      );
    },
    [rows, digits, showInvisible, search],
  );
  const { kept, lines } = index;
  return (
    // Keys of the whole view, which its buttons name.
    <div
      className="fills flex flex-col gap-2"
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        place.step(step);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronUp}
            label={words.previous}
            aria-keyshortcuts="P"
            disabled={kept === 0}
            onClick={() => place.step(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={words.next}
            aria-keyshortcuts="N"
            disabled={kept === 0}
            onClick={() => place.step(1)}
          />
          <span role="status" className="text-sm text-muted tabular-nums">
            {place.ordinal === undefined
              ? say(words.kept, { count: kept })
              : say(words.keptOf, { match: place.ordinal + 1, count: kept })}
          </span>
        </div>
        <GoToLine lines={lines} onGo={place.goTo} />
      </div>
      {place.isUnreadable && (
        <p role="alert" className="text-sm text-danger">
          {words.unreadable}
        </p>
      )}
      <div className="fills-and-scrolls flex gap-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <Rows
            fills
            source={rows}
            label={words.lines}
            goTo={place.target}
            isMarked={(row) => row === place.row}
            renderRow={renderRow}
          />
        </div>
        <FileScale index={index} row={place.row} onJump={place.jump} />
      </div>
      {endsEarly(blob, index) && <p className="text-sm text-muted">{say(words.endsEarly, { count: lines })}</p>}
    </div>
  );
}

/** The list marks the row of the line that the visitor is at. */
const ROW =
  'flex in-data-marked:border-accent in-data-marked:bg-accent-soft forced-colors:in-data-marked:outline-2 -outline-offset-2';

const NO_TOKENS = [] as const;

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, N: -1, p: -1 };

const MARK_BYTES = 3;

/** Only a byte order mark isn't counted. */
const endsEarly = (blob: Blob, { bytes }: { readonly bytes: number }) => blob.size - bytes > MARK_BYTES;

function patternOf({ texts, ignoreCase }: Pick<FileIndex, 'texts' | 'ignoreCase'>): RegExp | undefined {
  if (texts.length === 0) return undefined;
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(escaped.join('|'), ignoreCase ? 'giu' : 'gu');
}

/** Undefined until the index is read. */
function useFileReader(blob: Blob, index: PageOutput<FileIndex>): FileReader | 'unreadable' | undefined {
  const artifacts = useArtifacts();
  const [opened, setOpened] = useState<FileReader | 'unreadable'>();
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const checkpoints = blobOf(index.checkpoints, artifacts);
      const bitmap = blobOf(index.bitmap, artifacts);
      return openFile({ blob, checkpoints, bitmap, index });
    };
    open().then(
      (reader) => isWanted && setOpened(reader),
      () => isWanted && setOpened('unreadable'),
    );
    return () => {
      isWanted = false;
    };
  }, [blob, index, artifacts]);
  return opened;
}
