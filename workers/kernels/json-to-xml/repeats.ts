// Limits repetition in the result: an array's key names each of its items, and a default is in each element.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { shortened } from '../../lib/xml/xml-error';
import type { messages } from './messages';
import { REPEATS_LIMIT } from './spec';

const message = messagesOf<typeof messages>('json-to-xml');

/** Even a short name takes memory. */
const LEAST_UNITS = 32;

export class Repeats {
  #left = REPEATS_LIMIT;

  add(text: string): void {
    this.#left -= LEAST_UNITS + text.length;
    if (this.#left < 0) throw new ToolError('too-large', message('tooRepetitive', { text: shortened(text) }));
  }
}
