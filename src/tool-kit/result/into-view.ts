// Scrolls to what a click has brought: see input/focus.ts. In a separate task, so that the page shows it by then.

/** Scrolls to the field with the problem that a click has found. `say` is for one that no part of the page shows. */
export const showProblem = (text: string, say: () => void) =>
  setTimeout(() => {
    const main = document.querySelector('main');
    if (main?.textContent.includes(text)) main.querySelector('[aria-invalid]')?.scrollIntoView({ block: 'nearest' });
    else say();
  });

/** The result itself, below its head, its verdict and its notes. */
const BODY = 'output, canvas, audio, table, dl, [role=tree], [role=region], [role=list]';

/** In pixels: so much of the result itself is in view after a click. */
const SHOWN_PX = 96;

/** Scrolls until the result itself is in view, and its head as well if both fit. */
export const showResult = () =>
  setTimeout(() => {
    const result = document.querySelector('[data-tool-result]');
    if (!result) return;
    // The page reserves room for header, run bar and cookie banner.
    const padding = getComputedStyle(document.documentElement);
    const ceiling = parseFloat(padding.scrollPaddingTop);
    const floor = innerHeight - parseFloat(padding.scrollPaddingBottom);
    const { top } = result.getBoundingClientRect();
    const body = (result.querySelector(BODY) ?? result).getBoundingClientRect();
    const end = body.top + Math.min(body.height, SHOWN_PX);
    if (top >= Math.floor(ceiling) - 1 && end <= floor) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: Math.max(top - ceiling, end - floor), behavior: isCalm ? 'auto' : 'smooth' });
  });
