// Moves focus and scroll position after a click, in a separate task, so that the page shows the target by then.

/** Focuses the first element that the first selector with any finds. */
const focusSoon = (selectors: readonly string[], within: ParentNode = document) =>
  setTimeout(() => {
    const found = selectors.map((selector) => within.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus({ preventScroll: true });
  });

export const INPUT_PART = { 'data-tool-input': '' };
export const RUN_PART = { 'data-tool-run': '' };
export const RESULT_PART = { 'data-tool-result': '' };

/** The button that opens a file is before the field. */
const INPUT_FIELDS = ['textarea', 'input[type=file]'];

/** The field, or the button that opens files if there is none: of the tool's first input, unless a part of another is given. */
export function focusInput(part?: Element | null) {
  const zone = part?.closest('[data-tool-input]');
  if (zone) focusSoon(INPUT_FIELDS, zone);
  else focusSoon(INPUT_FIELDS.map((field) => `[data-tool-input] ${field}`));
}

/** The run button, or the input if the tool has no button. */
export const focusRun = () =>
  document.querySelector('[data-tool-run]') ? focusSoon(['[data-tool-run]']) : focusInput();

/** State of a navigation to a tool whose input is set, so that the tool focuses its button. */
export const FOCUS_RUN = { focus: 'run' } as const;

/** In pixels: the head of a result and the beginning of its body. */
const HEAD_PX = 120;

/**
 * Scrolls to the result if its head is out of view. For a run that the visitor has asked for: a live update never moves the page.
 */
export const showResult = () =>
  setTimeout(() => {
    const result = document.querySelector('[data-tool-result]');
    if (!result) return;
    // The page reserves room for header, run bar and cookie banner.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const { top } = result.getBoundingClientRect();
    const isInView =
      top >= Math.floor(parseFloat(scrollPaddingTop)) - 1 &&
      top + HEAD_PX <= innerHeight - parseFloat(scrollPaddingBottom);
    if (isInView) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    result.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  });
