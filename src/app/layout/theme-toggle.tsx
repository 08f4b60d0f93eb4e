import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { themeAfter, useTheme } from '../../visitor/theme';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Shows what a click brings. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const next = themeAfter(theme);
  return (
    <IconButton icon={ICONS[next]} label={`Switch to ${next} theme`} onClick={toggleTheme} className="size-touch" />
  );
}
