// Finds any tool or page by a few letters and goes there. A modal dialog of the browser around a list that is filtered by typing.
// Nothing of what is typed is kept or sent.
import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/icon-button';
import { TextLink } from '../../ui/text-link';
import { paletteEntries, type PaletteEntry } from './entries';
import { findEntries } from './find-entries';
import { isPaletteShortcut } from './shortcut';

export interface PaletteProps {
  onClosed: () => void;
}

/** Mounted means open. */
export function Palette({ onClosed }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const found = findEntries(paletteEntries, text);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeByKeys = (event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    close();
  };
  // The content fills the dialog: only a click on the backdrop has the dialog itself as its target.
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close();
  /** Before the new page is shown, which then takes the focus last. A drawer below belongs to the page that is left. */
  const leave = () => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search tools and pages"
      onClose={onClosed}
      onClick={closeOnBackdrop}
      onKeyDown={closeByKeys}
      className="fixed inset-x-0 top-3 m-0 mx-auto w-[calc(100%-1.5rem)] max-w-xl animate-rise overflow-hidden rounded-lg border border-line-strong bg-raised text-ink shadow-lift backdrop:bg-shade sm:top-[12dvh]"
    >
      <ComboboxProvider open inputValue={text} setInputValue={setText}>
        <div className="flex items-center border-b-2 border-line pr-1.5 pl-4 focus-within:border-accent">
          <Search aria-hidden className="size-5 shrink-0 text-muted" />
          <Combobox
            autoSelect
            aria-label="Search tools and pages"
            placeholder="Search tools and pages"
            enterKeyHint="go"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className="h-14 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-muted"
          />
          <IconButton icon={X} label="Close search" onClick={close} className="size-touch" />
        </div>
        <Found entries={found} onChoose={leave} />
      </ComboboxProvider>
    </dialog>
  );
}

const countText = (count: number) => (count === 1 ? '1 result' : `${count} results`);

function Found({ entries, onChoose }: { entries: readonly PaletteEntry[]; onChoose: () => void }) {
  const isEmpty = entries.length === 0;
  return (
    <>
      <ComboboxList
        alwaysVisible
        aria-label="Results"
        className="max-h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {entries.map((entry) => (
          <FoundEntry key={entry.path} {...{ entry, onChoose }} />
        ))}
      </ComboboxList>
      {isEmpty && (
        <p className="px-6 pt-10 pb-3 text-center">
          Is something missing?{' '}
          <TextLink to="/tool-ideas" onClick={onChoose}>
            Suggest a tool
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line px-4 py-2.5 text-xs text-muted">
        <p role="status">{isEmpty ? 'Nothing matches.' : countText(entries.length)}</p>
        <p aria-hidden className="pointer-coarse:hidden">
          ↑ ↓ to choose, Enter to open, Esc to close
        </p>
      </div>
    </>
  );
}

function FoundEntry({ entry, onChoose }: { entry: PaletteEntry; onChoose: () => void }) {
  const { title, path, kind, icon: Icon } = entry;
  return (
    <ComboboxItem
      focusOnHover
      render={<Link to={path} onClick={onChoose} />}
      className="flex min-h-touch items-center gap-3 rounded-md border-l-4 border-transparent px-3 py-1.5 text-sm data-active-item:border-accent data-active-item:bg-accent-soft"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 font-medium">{title}</span>
      <span className="shrink-0 text-xs text-muted">{kind}</span>
    </ComboboxItem>
  );
}
