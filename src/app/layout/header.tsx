import { House, Menu, Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, useState } from 'react';
import { loadableDialog } from '../../hydration/loadable';
import { IconButton } from '../../ui/icon-button';
import { LinkButton } from '../../ui/link-button';
import { useTheme } from '../../visitor/theme';
import { PaletteButton } from '../palette/palette-button';
import { Logo } from './logo';
import * as words from './words';

/** Only on narrow screens. */
const drawer = loadableDialog(() => import('./drawer'));

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="relative z-30 h-header border-b border-line bg-page md:sticky md:top-0 print:hidden">
      <div aria-hidden className="ruler ruler-edge pointer-events-none absolute inset-x-0 bottom-0" />
      <div className="flex h-full items-center gap-1 px-2 max-[26rem]:gap-0 sm:px-4 md:ps-6">
        <IconButton
          icon={Menu}
          label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
          className="size-touch md:hidden"
        />
        <Logo />
        <div className="ms-auto flex items-center gap-1 max-[26rem]:gap-0">
          <PaletteButton />
          <ThemeToggle />
          <LinkButton to="/" variant="ghost" icon={House} className="min-h-touch min-w-touch max-[26rem]:px-0">
            <span className="max-[26rem]:sr-only">{words.home}</span>
          </LinkButton>
        </div>
      </div>
      {menuOpen && (
        <Suspense>
          <drawer.Component onClosed={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Shows the theme that a click selects. */
function ThemeToggle() {
  const { next, setTheme } = useTheme();
  return (
    <IconButton
      icon={ICONS[next]}
      label={words.switchTheme[next]}
      onClick={() => setTheme(next)}
      className="size-touch"
    />
  );
}
