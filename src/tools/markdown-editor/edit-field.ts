// Insertions into the text area, which its Undo takes back.
import { INSERTIONS, type Insertion } from './editing';

export function insertIntoField(field: HTMLTextAreaElement, insertion: Insertion): void {
  const { value: text, selectionStart, selectionEnd } = field;
  const { start, end, insert, select } = INSERTIONS[insertion]({ text, start: selectionStart, end: selectionEnd });
  field.focus();
  field.setSelectionRange(start, end);
  if (!insertUndoable(insert)) {
    field.setRangeText(insert);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start + select[0], start + select[1]);
}

/** Only this command writes into a field's history. It is called deprecated, but no browser has anything in its place. */
function insertUndoable(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated
  return document.execCommand('insertText', false, text);
}
