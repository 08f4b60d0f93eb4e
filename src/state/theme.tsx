// The light and dark theme: saved locally, shown as a class on the root element. public/theme.js puts it there first.
import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createStorageListeners } from '../lib/storage-listeners';

export type Theme = 'light' | 'dark';

interface ThemeControl {
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
  readonly toggleTheme: () => void;
}

const KEY = 'theme';
const ThemeContext = createContext<ThemeControl | undefined>(undefined);

/** Light when nothing usable is saved, and when the browser blocks storage. */
function savedTheme(): Theme {
  try {
    return localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

function saveTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Blocked or full: the choice then lasts as long as the page.
  }
}

function showTheme(theme: Theme) {
  const root = document.documentElement;
  root.classList.remove(theme === 'dark' ? 'light' : 'dark');
  root.classList.add(theme);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const colour = meta?.dataset[theme];
  if (meta && colour) meta.content = colour;
}

/** The root element's class is the truth, so that a blocked storage loses nothing before the page is left. */
function currentTheme(): Theme {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  return classList.contains('light') ? 'light' : savedTheme();
}

const listeners = createStorageListeners((key) => {
  if (key !== KEY) return false;
  showTheme(savedTheme());
  return true;
});

function changeTheme(theme: Theme) {
  saveTheme(theme);
  showTheme(theme);
  listeners.tell();
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(listeners.subscribe, currentTheme, () => 'light' as const);
  useLayoutEffect(() => showTheme(currentTheme()), []);
  const control = useMemo(
    () => ({ theme, setTheme: changeTheme, toggleTheme: () => changeTheme(theme === 'dark' ? 'light' : 'dark') }),
    [theme],
  );
  return <ThemeContext value={control}>{children}</ThemeContext>;
}

export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext);
  if (!control) throw new Error('useTheme must be used within a ThemeProvider');
  return control;
}
