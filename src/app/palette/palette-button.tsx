// Opens the command palette and the sheet of keyboard shortcuts, by a click or by their keys anywhere on the site.
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button';
import { loadableDialog } from '../../hydration/loadable';
import { isApple, isPaletteShortcut, isPlainKey } from './shortcut';
import * as words from './words';

const palette = loadableDialog(() => import('./palette'));
const sheet = loadableDialog(() => import('./shortcut-sheet'));

interface Shown {
  readonly dialog: 'palette' | 'sheet';
  /** Counts the opened dialogs, so that each gets a new key. */
  readonly count: number;
}

export function PaletteButton() {
  const [shown, setShown] = useState<Shown>();
  const show = (dialog: Shown['dialog']) => setShown((last) => ({ dialog, count: (last?.count ?? 0) + 1 }));
  // A dialog that Esc has closed reports that a moment later. A dialog that the keys opened in between stays open.
  const close = () => setShown((last) => (last === shown ? undefined : last));

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isSearch = isPaletteShortcut(event) || isPlainKey(event, '/');
      const isHelp = isPlainKey(event, '?');
      if (event.defaultPrevented || !(isSearch || isHelp)) return;
      event.preventDefault();
      if (event.repeat) return;
      show(isHelp ? 'sheet' : 'palette');
    };
    window.addEventListener('keydown', openByKeys);
    return () => window.removeEventListener('keydown', openByKeys);
  });

  const keys = useShownKeys();
  return (
    <>
      <Button
        icon={Search}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys?.spoken}
        title={words.searchAll}
        onClick={() => show('palette')}
        className="min-h-touch min-w-touch max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:[&>svg]:size-5"
      >
        {/* Two whole texts: no language has to begin the longer one with the shorter one. */}
        <span aria-hidden className="max-md:hidden">
          {words.search}
        </span>
        <span className="sr-only">{words.searchAll}</span>
        <kbd
          aria-hidden
          className="ms-2 min-w-14 text-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-muted max-md:hidden pointer-coarse:hidden"
        >
          {keys?.shown ?? '\u00a0'}
        </kbd>
      </Button>
      <Suspense>
        {shown?.dialog === 'palette' && <palette.Component key={shown.count} onClosed={close} />}
        {shown?.dialog === 'sheet' && <sheet.Component key={shown.count} onClosed={close} />}
      </Suspense>
    </>
  );
}

const appleKeys = { shown: '⌘ K', spoken: 'Meta+K' } as const;
const otherKeys = { shown: 'Ctrl K', spoken: 'Control+K' } as const;

const never = () => () => undefined;

/** Missing in a prerendered page, where the keys don't work yet. */
const useShownKeys = () =>
  useSyncExternalStore(
    never,
    () => (isApple() ? appleKeys : otherKeys),
    () => undefined,
  );
