// Text that a text area cannot show in time must not get there: laying it out would freeze the page.
import type { SyntheticEvent } from 'react';
import { fitsTextArea } from '../../state/choose-input';

/** For what is pasted or dropped into the field. Where the field would then hold too much, `take` has all of it instead. */
export function takeLongText(
  event: SyntheticEvent<HTMLTextAreaElement>,
  data: DataTransfer,
  take: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const text = value.slice(0, selectionStart) + data.getData('text/plain') + value.slice(selectionEnd);
  if (fitsTextArea(text)) return;
  event.preventDefault();
  take(text);
}
