// The share of a tool's width that its left pane takes, in percent. build/before-paint.js also reads this.
import { storedTexts } from '../lib/stored-value';

export const LEAST_SHARE = 25;
export const MOST_SHARE = 75;
const EVEN_SHARE = 50;

/** In whole percent, within the limits. */
export const shareWithin = (percent: number) => Math.round(Math.min(MOST_SHARE, Math.max(LEAST_SHARE, percent)));

const stored = storedTexts<number>(['leftPane'], {
  fallback: EVEN_SHARE,
  read: ([text]) => (/^\d+$/.test(text ?? '') ? shareWithin(Number(text)) : undefined),
  write: (share) => [String(share)],
});

export const useLeftPane = stored.use;

export function resizeLeftPane(percent = EVEN_SHARE): void {
  const share = shareWithin(percent);
  stored.set(share);
  document.documentElement.style.setProperty('--left-pane', `${String(share)}%`);
}
