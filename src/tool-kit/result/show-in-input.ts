// The way from what is said of an input to the place in it.
import type { Place } from '../../../workers/contract/place';
import { offsetOf } from './excerpt';

/** Selects the character at the place. A browser scrolls a field to its selection when the field takes the focus. */
export function showInInput(text: string, at: Pick<Place, 'line' | 'column'>) {
  const field = document.querySelector<HTMLTextAreaElement>('[data-tool-input] textarea');
  const offset = offsetOf(text, at);
  if (!field || offset === undefined) return;
  field.blur();
  field.setSelectionRange(offset, Math.min(text.length, offset + 1));
  field.focus();
}
