// Opens the palette, by a press or by its keys anywhere on the site, and the sheet of all keys. Their own code comes with their
// first use.
import { Search } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import type { PaletteProps } from './palette';
import { isApple, isPaletteShortcut, isPlainKey } from './shortcut';

export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [Sheet, setSheet] = useState<ComponentType<PaletteProps>>();
  const navigate = useNavigate();

  const open = async () => {
    try {
      const module = await import('./palette');
      setPalette(() => module.Palette);
    } catch {
      void navigate('/tools'); // where there is a search, too
    }
  };

  const openSheet = () =>
    void import('./shortcut-sheet').then(
      (module) => setSheet(() => module.ShortcutSheet),
      () => undefined, // its code did not arrive, and it is only help
    );

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      const isSearch = isPaletteShortcut(event) || isPlainKey(event, '/');
      const isHelp = isPlainKey(event, '?');
      if (event.defaultPrevented || !(isSearch || isHelp)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isHelp) openSheet();
      else void open();
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
        title="Search tools and pages"
        onClick={() => void open()}
        className="min-h-touch min-w-touch max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:[&>svg]:size-5"
      >
        <span className="max-md:sr-only">
          Search<span className="sr-only"> tools and pages</span>
        </span>
        <kbd
          aria-hidden
          className="ml-2 min-w-14 text-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-muted max-md:hidden pointer-coarse:hidden"
        >
          {keys?.shown ?? '\u00a0'}
        </kbd>
      </Button>
      {Palette && <Palette onClosed={() => setPalette(undefined)} />}
      {Sheet && <Sheet onClosed={() => setSheet(undefined)} />}
    </>
  );
}

const appleKeys = { shown: '⌘ K', spoken: 'Meta+K' } as const;
const otherKeys = { shown: 'Ctrl K', spoken: 'Control+K' } as const;

const never = () => () => undefined;

/** None in a prerendered page, where they do nothing yet. */
const useShownKeys = () =>
  useSyncExternalStore(
    never,
    () => (isApple() ? appleKeys : otherKeys),
    () => undefined,
  );
