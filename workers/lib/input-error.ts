// A problem in the input, from its byte offset to a message with line and column.
import { ToolError } from '../contract/run/errors';
import type { RunContext } from '../contract/run/kernel';
import { messagesOf, type InText, type Message, type Text } from '../contract/run/message';
import type { AnySource } from '../contract/run/source';
import type { common } from '../words/common';
import { placeInText, placeOf } from './place';

const message = messagesOf<typeof common>('common');

/** What to do about text in another encoding. */
export const SAVE_AS_UTF8 = message('saveAsUtf8');

/** Thrown deep inside a stream; `withPlace` turns it into a ToolError. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Bytes before it in the source. */
  readonly offset: number;
  /** Makes the message for a place. */
  readonly messageAt: (place: InText) => Message;

  constructor(offset: number, messageAt: (place: InText) => Message) {
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
    throw new ToolError('invalid-input', messageAt(at ?? { byte: offset + 1 }), { ...(at && { at }), cause: error });
  }
}

/** Runs the work. The error of an invalid input gets the tool's own sentence before it, in place of a title. */
export async function withRefusal<Result>(refusal: Text, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ToolError) || cause.code !== 'invalid-input') throw cause;
    const { at, text: problem } = cause;
    throw new ToolError('invalid-input', message('refused', { refusal, problem }), { cause, ...(at && { at }) });
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
  new InputError(offset, (place) => message('notUtf8', { refusal, place, remedy: SAVE_AS_UTF8 }));
