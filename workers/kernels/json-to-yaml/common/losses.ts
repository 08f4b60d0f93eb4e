// The parts of the input that a conversion to or from YAML drops or changes, with the lines and words of the first ones.
import type { Counted } from '../../../contract/run/losses';
import { messagesOf } from '../../../contract/run/message';
import { linePlace, LossTally, withNote } from '../../../lib/losses';
import type { messages } from '../messages';
import { KEPT_PLACES, LOSS_KINDS, type Loss, type LossKind, type LossPlace } from '../spec';

const message = messagesOf<typeof messages>('json-to-yaml');

const SHOWN_UNITS = 40;

/** One line of the text, shortened to fit. */
export function shortened(text: string): string {
  const line = text.slice(0, 2 * SHOWN_UNITS).replace(/\s+/g, ' ');
  return line.length > SHOWN_UNITS ? `${line.slice(0, SHOWN_UNITS)}…` : line;
}

export class Losses extends LossTally<LossKind, LossPlace> {
  constructor() {
    super(KEPT_PLACES);
  }

  add(kind: LossKind, line: number | null, text = ''): void {
    this.note(kind, 1, [{ line, text: shortened(text) }]);
  }

  /** Only the first ones have known lines. */
  addAll(kind: LossKind, count: number, lines: readonly number[]): void {
    this.note(
      kind,
      count,
      lines.map((line) => ({ line, text: '' })),
    );
  }

  /** In the order of the kinds, because two readers find them in different orders. */
  override list(): Loss[] {
    return super
      .list()
      .sort((a, b) => LOSS_KINDS.indexOf(a.kind) - LOSS_KINDS.indexOf(b.kind))
      .map(inMessages);
  }
}

function inMessages(loss: Counted<LossKind, LossPlace>): Loss {
  const { kind, count } = loss;
  return withNote({ ...loss, title: message(kind, { count }), text: message(`${kind}-means`) }, linePlace);
}
