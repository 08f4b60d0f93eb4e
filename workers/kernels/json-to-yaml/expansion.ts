// Keeps within a limit what aliases stand for: a few lines of YAML can stand for billions of values.
import { ToolError } from '../../contract/errors';
import { messagesOf } from '../../contract/message';
import { MiB } from '../../contract/sink';
import type { messages } from './messages';
import { EXPANSION_LIMIT } from './spec';

const message = messagesOf<typeof messages>('json-to-yaml');

/** `line` gives the alias's place, from 1. */
function check(units: number, line: () => number): void {
  if (units <= EXPANSION_LIMIT) return;
  throw new ToolError('too-large', message('expansion', { line: String(line()), limit: EXPANSION_LIMIT / MiB }));
}

/** Counts UTF-16 units of JSON. Throws ToolError `too-large`. */
export class Expansion {
  /** What all aliases will have written at last, or less. */
  #least = 0;
  #written = 0;
  /** Aliases that are being expanded, one within another, and where the outermost began. */
  #aliases = 0;
  #from = 0;

  get isUnderWay(): boolean {
    return this.#aliases > 0;
  }

  /** Before anything is written: one more alias will add so many units, or more. */
  foresee(units: number, line: () => number): void {
    this.#least += units;
    check(this.#least, line);
  }

  /** `units` are written by now. */
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

  /** So many were written elsewhere. */
  add(units: number, line: () => number): void {
    this.#written += units;
    check(this.#written, line);
  }
}
