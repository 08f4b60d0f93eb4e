import type { Insertion } from './editing';
import type { ScrolledEditor } from './scrolled';

/** What the screen asks of its editor, whichever it is. */
export interface EditorHandle {
  readonly insert: (insertion: Insertion) => void;
  /** A field can be asked where its lines are by code that comes with the preview. */
  readonly scrolled: ScrolledEditor | HTMLTextAreaElement;
}
