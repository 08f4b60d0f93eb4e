// Finds any tool, page or action by a few letters. The text is neither stored nor sent.
import { Combobox, ComboboxProvider } from '@ariakit/react/combobox';
import { Bookmark, FileText, Search, X } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { say } from '../../../workers/words/in-words';
import type { Given } from '../../tool-kit/send-to/offer';
import { describeDetection, isTelling, useDetection } from '../../tool-kit/send-to/use-detection';
import { useMove } from '../../tool-kit/send-to/use-move';
import { IconButton } from '../../ui/icon-button';
import { ModalDialog } from '../../ui/modal-dialog';
import { savedPath, savedRecipes } from '../../visitor/saved-recipes';
import { findEntries, paletteEntries, type PaletteEntry } from './entries';
import { Results } from './results';
import { isPaletteShortcut } from './shortcut';
import { useActions } from './use-actions';
import * as lateWords from './late-words';
import * as texts from './words';

interface PaletteProps {
  onClosed: () => void;
}

/**
 * A browser that closes a dialog returns the focus. In Chromium the caret stays in the dialog and is lost with it: the field
 * would look focused but take no letters, so it is focused again.
 */
function giveCaretBack() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** The palette is open while it is mounted. */
export default function Palette({ onClosed }: PaletteProps) {
  const [text, setText] = useState('');
  const actions = useActions();
  // Most visitors search, so actions come first only if the text names them.
  const found = findEntries([...useSavedRecipes(), ...paletteEntries, ...actions], text);
  const [pasted, setPasted] = useState('');
  // A single-line field drops line breaks, so pasted text is analyzed in its original form.
  const whole = pasted !== '' && pasted.replace(/[\r\n]/g, '') === text ? pasted : text;
  const detected = useDetected(whole);
  const entries = text === '' ? found : [...(found.length > 0 && whole === text ? [] : detected), ...found];

  const closeByKeys = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    event.currentTarget.close();
  };
  const onClose = () => {
    giveCaretBack();
    onClosed();
  };
  /**
   * Closes before the new page is shown, so that the page takes the focus last. A drawer below belongs to the previous page.
   */
  const leave = () => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  };

  return (
    <ModalDialog
      aria-label={texts.searchAll}
      onClose={onClose}
      onKeyDown={closeByKeys}
      className="fixed inset-x-0 top-3 m-0 mx-auto w-[calc(100%-1.5rem)] max-w-xl animate-rise overflow-hidden rounded-lg border border-line-strong bg-raised text-ink shadow-lift backdrop:bg-shade sm:top-[12dvh]"
    >
      {(close) => (
        <ComboboxProvider open inputValue={text} setInputValue={setText}>
          <div className="flex items-center border-b-2 border-line pe-1.5 ps-4 focus-within:border-accent">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <Combobox
              autoSelect
              aria-label={texts.searchAll}
              placeholder={texts.searchAll}
              enterKeyHint="go"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onPaste={({ clipboardData }) => setPasted(clipboardData.getData('text/plain'))}
              className="h-14 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-muted"
            />
            <IconButton icon={X} label={texts.close} onClick={close} className="size-touch" />
          </div>
          <Results entries={entries} onChoose={leave} />
        </ComboboxProvider>
      )}
    </ModalDialog>
  );
}

/** The visitor's recipes. Choosing one opens its steps but doesn't run them. */
const useSavedRecipes = (): readonly PaletteEntry[] =>
  savedRecipes.use().map((recipe) => ({
    title: recipe.name,
    target: savedPath(recipe),
    description: '',
    kind: texts.recipe,
    words: lateWords.keywords.recipe,
    icon: Bookmark,
  }));

/** Fewer letters are only a search. */
const FEWEST = 4;
const MOST_OFFERED = 4;

/** The palette's offers for a text that a tool can use: a token, JSON, a color. */
function useDetected(text: string): readonly PaletteEntry[] {
  const given = useMemo(
    (): Given | undefined => (text.trim().length < FEWEST ? undefined : { kind: 'text', text }),
    [text],
  );
  const detection = useDetection(given);
  const move = useMove();
  if (!detection || !given || !isTelling(detection.findings[0])) return [];
  const kind = describeDetection(detection);
  return detection.offers.slice(0, MOST_OFFERED).map((offer) => ({
    title: say(texts.offer, { does: offer.does, tool: offer.tool.title }),
    target: () => move(given, offer),
    description: '',
    kind,
    words: [],
    icon: offer.icon ?? FileText,
  }));
}
