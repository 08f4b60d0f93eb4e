// The theme: a locally stored choice, and a class on the root element. build/before-paint.js sets the class first.
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { storedValue } from '../lib/stored-value';

const THEMES = ['light', 'dark', 'system'] as const;

/** `system` follows the device. */
export type Theme = (typeof THEMES)[number];
export type ShownTheme = Exclude<Theme, 'system'>;

interface ThemeControl {
  readonly theme: Theme;
  readonly shown: ShownTheme;
  readonly setTheme: (theme: Theme) => void;
  /** The theme that the toggle selects. */
  readonly next: Theme;
}

/** Until the visitor chooses a theme, it is the device's. */
const chosen = storedValue('theme', THEMES, 'system');
const ThemeContext = createContext<ThemeControl | undefined>(undefined);

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** From the device's theme to the other one, so that the first click shows an effect, and back over the device's own. */
export function themeAfter(theme: Theme, device: ShownTheme): Theme {
  if (theme === device) return 'system';
  return theme === 'system' ? (device === 'dark' ? 'light' : 'dark') : device;
}

function show(theme: ShownTheme) {
  const root = document.documentElement;
  root.classList.remove(theme === 'dark' ? 'light' : 'dark');
  root.classList.add(theme);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = meta?.dataset[theme];
  if (meta && color) meta.content = color;
}

/** Whether the device is set to dark. Unknown on a prerendered page. */
function useDarkDevice(): boolean {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    const device = matchMedia(DARK_DEVICE);
    const follow = () => setIsDark(device.matches);
    follow();
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, []);
  return isDark;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = chosen.use();
  const isDarkDevice = useDarkDevice();
  const device = isDarkDevice ? 'dark' : 'light';
  const shown = theme === 'system' ? device : theme;
  // Until that is known, the class from build/before-paint.js stays.
  useLayoutEffect(() => {
    const system = matchMedia(DARK_DEVICE).matches ? 'dark' : 'light';
    const now = chosen.get();
    show(now === 'system' ? system : now);
  }, [theme, isDarkDevice]);
  const control = useMemo(
    () => ({ theme, shown, setTheme: chosen.set, next: themeAfter(theme, device) }),
    [theme, shown, device],
  );
  return <ThemeContext value={control}>{children}</ThemeContext>;
}

export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext);
  if (!control) throw new Error('useTheme must be used within a ThemeProvider');
  return control;
}
