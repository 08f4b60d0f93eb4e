// What is done to a form by hand, because its fields keep their own values.

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Not by reset(), which would bring back what the address had filled in. */
export function clearFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<TextField>('input, textarea')) field.value = '';
}

export const focusFirstInvalid = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** To what lost it by being disabled, unless the visitor has moved on: a click on what is disabled focuses what is around it. */
export function giveFocusBack(focused: Element | null) {
  const isLost = document.activeElement?.contains(focused) ?? true;
  if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
