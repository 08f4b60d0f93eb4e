// A problem in the input, from its byte offset to a message with line and column.
import { ToolError } from '../contract/errors';
import type { Place } from '../contract/place';
import type { RunContext } from '../contract/kernel';
import { messagesOf, type Message, type Text } from '../contract/message';
import type { AnySource } from '../contract/source';
import type { common } from '../words/common';
import { placeInText, placeOf } from './place';

const message = messagesOf<typeof common>('common');

/** Thrown deep inside a stream; `withPlace` turns it into a ToolError. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Bytes before it in the source. */
  readonly offset: number;
  /** Makes the message for a place. */
  readonly messageAt: (place: Place | Message) => Message;

  constructor(offset: number, messageAt: (place: Place | Message) => Message) {
    super('Invalid input');
    this.offset = offset;
    this.messageAt = messageAt;
  }
}

/** Runs the work. An InputError in it becomes a ToolError `invalid-input` with its line, column and offset. */
export async function withPlace<Result>(
  source: AnySource,
  run: RunContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { offset, messageAt } = error;
    const at = await placeOf(source, offset, run);
    const place = at ?? message('byte', { position: offset + 1 });
    throw new ToolError('invalid-input', messageAt(place), { ...(at && { at }), cause: error });
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * A lone surrogate has no UTF-8 form, and reading the text as bytes would replace it with U+FFFD.
 * @param refusal the sentence that the message begins with
 */
export function refuseLoneSurrogates(source: AnySource, refusal: Text): void {
  const offset = typeof source === 'string' ? source.search(LONE_SURROGATE) : -1;
  if (typeof source !== 'string' || offset < 0) return;
  const at = placeInText(source, offset);
  const unit = source.charCodeAt(offset).toString(16).toUpperCase();
  throw new ToolError('invalid-input', message('loneSurrogate', { refusal, unit, place: at }), { at });
}

export const notUtf8 = (offset: number, refusal: Text) =>
  new InputError(offset, (place) => message('notUtf8', { refusal, place }));
