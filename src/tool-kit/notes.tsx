// The notes of a tool about an input or a result. These parts are the only way to show them, and accept only the text of
// messages.
import type { Said } from '../../workers/contract/run/message';
import { Notice, type Tone } from '../ui/notice';

interface NotesProps {
  notes: readonly Said[];
  tone?: Tone;
}

export const Notes = ({ notes, tone = 'info' }: NotesProps) =>
  notes.map((note) => (
    <Notice key={note} tone={tone}>
      {note}
    </Notice>
  ));
