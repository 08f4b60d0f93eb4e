// Where the focus goes when what held it has gone. In a task of its own, so that the page shows what is to be focused.

const focusSoon = (selector: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

export const INPUT_PART = { 'data-tool-input': '' };
export const RUN_PART = { 'data-tool-run': '' };

/** The field, or the way to choose a file where there is none. */
export const focusInput = () => focusSoon('[data-tool-input] :is(textarea, input[type=file])');

export const focusRun = () => focusSoon('[data-tool-run]');
