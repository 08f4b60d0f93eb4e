// Limits the size of expanded aliases: a few lines of YAML can expand to billions of values.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf } from '../../../contract/run/message';
import { MiB } from '../../../contract/run/sink';
import type { messages } from '../messages';
import { EXPANSION_LIMIT } from '../spec';

const message = messagesOf<typeof messages>('json-to-yaml');

/** `line` gives the alias's place, from 1. */
function check(units: number, line: () => number): void {
  if (units <= EXPANSION_LIMIT) return;
  throw new ToolError('too-large', message('expansion', { place: { line: line() }, limit: EXPANSION_LIMIT / MiB }));
}

/** Counts the JSON in UTF-16 units. Throws ToolError `too-large`. */
export class Expansion {
  /** A lower bound of what all aliases will write. */
  #least = 0;
  #written = 0;
  /** Nested aliases that are being expanded, and the start of the outermost. */
  #aliases = 0;
  #from = 0;

  get isUnderWay(): boolean {
    return this.#aliases > 0;
  }

  /** Call it before anything is written: one more alias will add at least this many units. */
  foresee(units: number, line: () => number): void {
    this.#least += units;
    check(this.#least, line);
  }

  /** @param units written so far */
  begin(units: number): void {
    if (this.#aliases === 0) this.#from = units;
    this.#aliases++;
  }

  end(units: number, line: () => number): void {
    this.#aliases--;
    const written = this.#written + units - this.#from;
    check(written, line);
    if (this.#aliases === 0) this.#written = written;
  }

  /** Counts units that were written elsewhere. */
  add(units: number, line: () => number): void {
    this.#written += units;
    check(this.#written, line);
  }
}
