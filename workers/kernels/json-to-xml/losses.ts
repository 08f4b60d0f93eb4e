// The parts of the input that a conversion to or from XML drops or changes, with the paths of the first ones.
import { messagesOf } from '../../contract/run/message';
import { LossTally, withNote } from '../../lib/losses';
import type { messages } from './messages';
import { shownPath, type Loss, type LossKind } from './spec';

const message = messagesOf<typeof messages>('json-to-xml');

const KEPT_PLACES = 5;
const PATH_UNITS = 200;

/** The path of a child. Only its end is stored, because names make paths long and each of a million children has one. */
export function stepOf(path: string, step: string): string {
  const whole = path + step;
  return whole.length > PATH_UNITS ? `…${whole.slice(-PATH_UNITS)}` : whole;
}

export class Losses extends LossTally<LossKind, string> {
  constructor() {
    super(KEPT_PLACES);
  }

  add(kind: LossKind, path: string): void {
    this.note(kind, 1, [path]);
  }

  override list(): Loss[] {
    return super.list().map((loss) => withNote({ ...loss, title: message(loss.kind) }, shownPath));
  }
}
