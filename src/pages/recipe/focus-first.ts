/**
 * For the field that has the focus when its dialog opens. React's own `autoFocus` sets no attribute, and `showModal` then moves the
 * focus to Close. https://html.spec.whatwg.org/#dialog-focusing-steps
 */
export const focusFirst = (field: HTMLElement | null) => field?.setAttribute('autofocus', '');
