// What the cards of a recipe's steps show while it runs, and at its end.
import type { RecipeProgress, StepReply, Written } from '../../workers/contract/recipe/recipe-reply';
import type { Speaker } from '../../workers/words/in-words';
import type { StepView } from '../state/recipe';

const DECODER = { fatal: true, ignoreBOM: true };
/** Bytes of a preview in hexadecimal: eight rows. */
const HEX_BYTES = 128;

const hex = (bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) =>
    Array.from(bytes.subarray(row * 16, row * 16 + 16), (byte) => byte.toString(16).padStart(2, '0')).join(' '),
  ).join('\n');

/** The beginning of a result, which may end within a character. */
export function previewOf(head: Uint8Array): NonNullable<StepView['preview']> {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', DECODER).decode(head, { stream: true }) };
  } catch {
    return { kind: 'hex', text: hex(head.subarray(0, HEX_BYTES)) };
  }
}

const shownOf = (written: Written | undefined) =>
  written && { bytes: written.bytes, ...(written.head.length > 0 && { preview: previewOf(written.head) }) };

export function viewOf(reply: StepReply<string>): StepView {
  const shown = shownOf(reply.written);
  if (reply.status !== 'done') return { status: reply.status, notes: [], ...shown };
  return { status: 'done', notes: reply.notes, ...shown, ...(!reply.verdict && { isNegative: true }) };
}

/** Of the steps that run. */
export function runningViews({ written, steps }: RecipeProgress, { inWords }: Speaker): readonly StepView[] {
  const doing = inWords(steps);
  return doing.map((progress, at) => ({
    status: 'running',
    notes: [],
    ...shownOf(written[at]),
    ...(progress && { doing: progress.step.label }),
  }));
}
