// A hex dump of a kept Blob of any size: only the rows in view are in the page, and only their pages are read.
import { useRef, useState, type SyntheticEvent } from 'react';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { formatBytes } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { lastTop, offsetDigitsOf, parseOffset, pxOfRow, ROW_PX, rowAfterScroll, rowText, scrollOf } from './dump-rows';
import { useFilePages } from './use-file-pages';

export interface HexDumpProps {
  artifactId: ArtifactId;
  bytes: number;
  /** What it is a dump of. */
  label: string;
}

const VISIBLE_ROWS = 16;

/** Half as many bytes fit beside their text on a phone. */
const bytesPerRow = () => (matchMedia('(max-width: 40rem)').matches ? 8 : 16);

interface View {
  /** The row at the top; a fraction while the wheel turns. */
  readonly top: number;
  /** The scroll position that the row was found for. */
  readonly px: number;
}

export function HexDump({ artifactId, bytes, label }: HexDumpProps) {
  const [perRow] = useState(bytesPerRow);
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({ top: 0, px: 0 });
  const [marked, setMarked] = useState<number>();
  const scroll = scrollOf(bytes, perRow, Math.min(VISIBLE_ROWS, Math.ceil(bytes / perRow)));
  const first = Math.floor(view.top);
  const count = Math.min(scroll.visible, scroll.rows - first);
  const end = (row: number) => Math.min(bytes, (row + 1) * perRow);
  const { bytesAt, isUnreadable } = useFilePages(artifactId, first * perRow, end(first + count - 1));

  /** Shows the row, and sets the scroll bar to where it belongs. */
  const settle = (top: number) => {
    const px = pxOfRow(top, scroll);
    setView({ top, px });
    if (scroller.current) scroller.current.scrollTop = px;
  };
  const goTo = (offset: number) => {
    const row = Math.floor(offset / perRow);
    setMarked(row);
    settle(Math.min(row, lastTop(scroll)));
  };
  const rows = Array.from({ length: count }, (_, index) => first + index);
  return (
    <div className="flex flex-col gap-3">
      <GoToOffset bytes={bytes} onGo={goTo} />
      {isUnreadable && (
        <p className="text-sm text-danger">The file could not be read. It may have been moved or changed.</p>
      )}
      <div
        ref={scroller}
        role="region"
        aria-label={`Hex dump of ${label}`}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop } }) =>
          setView(({ top, px }) => ({ top: rowAfterScroll(top, px, scrollTop, scroll), px: scrollTop }))
        }
        // The browser would glide there: of a scaled dump, over rows without number.
        onKeyDown={(event) => {
          if (event.key !== 'Home' && event.key !== 'End') return;
          event.preventDefault();
          settle(event.key === 'Home' ? 0 : lastTop(scroll));
        }}
        // Of a scaled dump, short ways moved the bar too far.
        onScrollEnd={() => settle(view.top)}
        className="overflow-auto rounded-md border border-line bg-sunken px-2 font-mono sm:px-3 text-xs"
        style={{ height: scroll.visible * ROW_PX + 18 }}
      >
        <div className="w-max min-w-full" style={{ height: scroll.height + 16 }}>
          <div className="sticky top-0 py-2">
            {rows.map((row) => (
              <div
                key={row}
                data-marked={row === marked || undefined}
                className="whitespace-pre data-marked:bg-accent-soft data-marked:text-accent-strong"
                style={{ height: ROW_PX, lineHeight: `${String(ROW_PX)}px` }}
              >
                {rowText(row * perRow, bytesAt(row * perRow, end(row)), perRow, offsetDigitsOf(bytes))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function GoToOffset({ bytes, onGo }: { bytes: number; onGo: (offset: number) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const offset = parseOffset(text);
    if (offset === undefined) setError('Enter a number of bytes, such as 1024 or 0x400.');
    else if (offset >= bytes) setError(`The last byte is at ${String(bytes - 1)} (0x${(bytes - 1).toString(16)}).`);
    else {
      setError(undefined);
      onGo(offset);
    }
  };
  return (
    <form onSubmit={go} className="flex flex-wrap items-start gap-2">
      <TextInput
        label="Go to offset"
        aside={<span className="text-xs text-muted">of {formatBytes(bytes)}</span>}
        mono
        autoComplete="off"
        spellCheck={false}
        placeholder="1024 or 0x400"
        className="w-60"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="mt-7">
        Go
      </Button>
    </form>
  );
}
