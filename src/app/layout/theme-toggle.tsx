import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../state/theme';
import { IconButton } from '../../ui/icon-button';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon={Sun} label="Switch to light theme" onClick={toggleTheme} className="size-touch" />
  ) : (
    <IconButton icon={Moon} label="Switch to dark theme" onClick={toggleTheme} className="size-touch" />
  );
}
