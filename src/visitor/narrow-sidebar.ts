// Whether a wide window also shows only the icons of the sidebar. build/before-paint.js also reads this.
import { storedTexts } from '../lib/stored-value';

const stored = storedTexts<boolean>(['sidebar'], {
  fallback: false,
  read: ([text]) => text === 'narrow',
  write: (isNarrow) => [isNarrow ? 'narrow' : 'wide'],
});

export const useNarrowSidebar = stored.use;

export function narrowSidebar(isNarrow: boolean): void {
  stored.set(isNarrow);
  document.documentElement.toggleAttribute('data-narrow', isNarrow);
}
