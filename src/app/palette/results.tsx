// The palette's results as a list of links.
import { ComboboxItem, ComboboxList } from '@ariakit/react/combobox';
import { Link } from 'react-router-dom';
import { TextLink } from '../../ui/text-link';
import type { PaletteEntry } from './entries';

interface ResultsProps {
  entries: readonly PaletteEntry[];
  /** Called before the new page is shown. */
  onChoose: () => void;
}

const countText = (count: number) => (count === 1 ? '1 result' : `${count} results`);

export function Results({ entries, onChoose }: ResultsProps) {
  const isEmpty = entries.length === 0;
  return (
    <>
      <ComboboxList
        alwaysVisible
        aria-label="Results"
        className="max-h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {entries.map((entry) => (
          <Result key={`${entry.kind} ${entry.title}`} entry={entry} onChoose={onChoose} />
        ))}
      </ComboboxList>
      {isEmpty && (
        <p className="px-6 py-8 text-center">
          Is something missing?{' '}
          <TextLink to="/tool-ideas" onClick={onChoose}>
            Suggest a tool
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-2.5 text-xs text-muted">
        <p role="status">{isEmpty ? 'No tools match.' : countText(entries.length)}</p>
        <p aria-hidden className="pointer-coarse:hidden">
          ↑ ↓ to choose, Enter to go, Esc to close
        </p>
      </div>
    </>
  );
}

function Result({ entry, onChoose }: { entry: PaletteEntry; onChoose: () => void }) {
  const { title, target, kind, icon: Icon } = entry;
  const act = () => {
    onChoose();
    if (typeof target !== 'string') target();
  };
  return (
    <ComboboxItem
      focusOnHover
      onClick={act}
      {...(typeof target === 'string' && { render: <Link to={target} replace /> })}
      className="flex min-h-touch cursor-pointer items-center gap-3 rounded-md border-s-4 border-transparent px-3 py-1.5 text-sm data-active-item:border-accent data-active-item:bg-accent-soft"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 font-medium">{title}</span>
      <span className="shrink-0 text-xs text-muted">{kind}</span>
    </ComboboxItem>
  );
}
