// Opens the palette, by a press or by its keys anywhere on the site. The palette's own code comes with its first use.
import { Search } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import type { PaletteProps } from './palette';
import { isApple, isPaletteShortcut } from './shortcut';

export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const navigate = useNavigate();

  const open = async () => {
    try {
      const module = await import('./palette');
      setPalette(() => module.Palette);
    } catch {
      void navigate('/tools'); // where there is a search, too
    }
  };

  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) void open();
    };
    window.addEventListener('keydown', openByKeys);
    return () => window.removeEventListener('keydown', openByKeys);
  });

  return (
    <>
      <Button
        icon={Search}
        aria-label="Search tools and pages"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search tools and pages"
        onClick={() => void open()}
        className="min-h-touch min-w-touch max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:[&>svg]:size-5"
      >
        <span className="max-md:hidden">Search</span>
        <ShownKeys />
      </Button>
      {Palette && <Palette onClosed={() => setPalette(undefined)} />}
    </>
  );
}

const never = () => () => undefined;

function ShownKeys() {
  const keys = useSyncExternalStore(
    never,
    () => (isApple() ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
  return (
    <kbd className="ml-2 rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-muted max-md:hidden pointer-coarse:hidden">
      {keys}
    </kbd>
  );
}
