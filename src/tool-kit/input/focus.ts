// Where the focus goes when what held it has gone. In a task of its own, so that the page shows what is to be focused.

const focusSoon = (selector: string, within: ParentNode = document) =>
  setTimeout(() => within.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

export const INPUT_PART = { 'data-tool-input': '' };
export const RUN_PART = { 'data-tool-run': '' };

const INPUT_FIELD = ':is(textarea, input[type=file])';

/** The field, or the way to choose a file where there is none: of the tool's first input, unless a part of another is given. */
export function focusInput(part?: Element | null) {
  const zone = part?.closest('[data-tool-input]');
  if (zone) focusSoon(INPUT_FIELD, zone);
  else focusSoon(`[data-tool-input] ${INPUT_FIELD}`);
}

/** The button that runs; the input where the tool runs without one. */
export const focusRun = () => (document.querySelector('[data-tool-run]') ? focusSoon('[data-tool-run]') : focusInput());

/** State of a navigation to a tool whose input is set, so that the tool focuses its button. */
export const FOCUS_RUN = { focus: 'run' } as const;
