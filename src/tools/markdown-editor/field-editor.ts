// The text area as the screen's editor.
import { INSERTIONS, type Edit } from './editing';
import type { EditorHandle } from './editor-handle';
import { fieldScroll } from './field-scroll';

export const fieldEditor = (field: HTMLTextAreaElement): EditorHandle => ({
  insert(insertion) {
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    editField(field, INSERTIONS[insertion]({ text, start, end }));
  },
  scroll: fieldScroll(field),
});

/** The field's Undo takes the edit back. */
function editField(field: HTMLTextAreaElement, { start, end, insert, select }: Edit): void {
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
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return document.execCommand('insertText', false, text);
}
