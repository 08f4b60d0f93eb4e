// Moves the focus and the scroll position after a click. Runs in a separate task, when the page already shows the target.
import { lateModule } from '../../hydration/late-module';

/** Focuses the first element that matches the first selector with a match. */
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

/** The field, or the button that opens files if there is none. Of the tool's first input, unless another part is given. */
export function focusInput(part?: Element | null) {
  const zone = part?.closest('[data-tool-input]');
  if (zone) focusSoon(INPUT_FIELDS, zone);
  else focusSoon(INPUT_FIELDS.map((field) => `[data-tool-input] ${field}`));
}

/**
 * Focuses the input after Clear. The text area is emptied as typing does, so the browser's own undo brings the text back. Call it in
 * the event that has emptied the state: what the field then reports changes nothing.
 */
export function focusEmptied(part?: Element | null): void {
  deleteText(part);
  focusInput(part);
}

function deleteText(part?: Element | null) {
  const field = (part?.closest('[data-tool-input]') ?? document).querySelector<HTMLTextAreaElement>(
    '[data-tool-input] textarea',
  );
  if (!field) return;
  field.focus({ preventScroll: true });
  field.select();
  // This deprecated command is still the only way to write to a text area's undo history.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('delete');
}

/** The run button, or the input if the tool has none. */
export const focusRun = () =>
  document.querySelector('[data-tool-run]') ? focusSoon(['[data-tool-run]']) : focusInput();

/** The state of a navigation to a tool whose input is already set. The tool then focuses its button. */
export const FOCUS_RUN = { focus: 'run' } as const;

const views = lateModule(() => import('../result/into-view'));

/** Scrolls to the result, for a run that the visitor has asked for: a live update never moves the page. */
export const showResult = () =>
  void views.load().then(
    ({ showResult }) => showResult(),
    () => undefined,
  );

/** Scrolls to the field with the problem that a click has found. `say` is for one that no part of the page shows. */
export const showProblem = (text: string, say: () => void) =>
  void views.load().then(({ showProblem }) => showProblem(text, say), say);
