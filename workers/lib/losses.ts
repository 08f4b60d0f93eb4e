// Counts what a conversion can't keep, and keeps the first places of each kind.
import type { Counted } from '../contract/run/losses';
import { inOneNote, type Message, type MessageValue, type TitledNote } from '../contract/run/message';

export class LossTally<Kind extends string, Place> {
  readonly #kept: number;
  readonly #found = new Map<Kind, { count: number; readonly places: Place[] }>();

  /** How many places of each kind are kept. */
  constructor(kept: number) {
    this.#kept = kept;
  }

  /** Adds losses of a kind. `places` may have only the first ones. */
  note(kind: Kind, count: number, places: readonly Place[]): void {
    if (count === 0) return;
    const found = this.#found.get(kind) ?? { count: 0, places: [] };
    this.#found.set(kind, found);
    found.count += count;
    found.places.push(...places.slice(0, this.#kept - found.places.length));
  }

  /** Adds those of another list, which come later in the input. */
  append(later: LossTally<Kind, Place>): void {
    for (const [kind, { count, places }] of later.#found) this.note(kind, count, places);
  }

  forget(): void {
    this.#found.clear();
  }

  list(): Counted<Kind, Place>[] {
    return Array.from(this.#found, ([kind, { count, places }]) => ({ kind, count, places }));
  }
}

/** How many places a note names. */
const NAMED = 5;

const common = (name: string, values: NonNullable<Message['values']>): Message => ({
  messageKey: `common/${name}`,
  values,
});

/** The note for a loss. */
function noteOf<Place>({ title, text, count, places }: Worded<string, Place>, placeOf: PlaceOf<Place>): Message {
  const said = text ? inOneNote({ title, text }) : title;
  const named = places.slice(0, NAMED).map(placeOf);
  if (named.length === 0) return said;
  const more = count - named.length;
  return common('lossAt', { said, places: { all: more > 0 ? [...named, common('more', { more })] : named } });
}

type Worded<Kind extends string, Place> = Counted<Kind, Place> & Partial<TitledNote> & Pick<TitledNote, 'title'>;
type PlaceOf<Place> = (place: Place) => MessageValue;

/** A loss with its note. */
export const withNote = <Loss extends Worded<string, Place>, Place>(loss: Loss, placeOf: PlaceOf<Place>) => ({
  ...loss,
  note: noteOf<Place>(loss, placeOf),
});

/** A line, and what is there if that helps. The line may be unknown. */
export const linePlace = ({ line, text }: { readonly line: number | null; readonly text: string }): MessageValue => {
  if (line === null) return text;
  return text === '' ? common('line', { line }) : common('lineWith', { line, text });
};
