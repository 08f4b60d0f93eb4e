// Errors of a run, as data: Comlink keeps only an Error's name, message and stack, so errors cross threads as values.

import type { Message, Text as AnyText } from './message';
import type { Place } from './place';

export type ToolErrorCode =
  | 'invalid-input' // the visitor's input can't be processed; `at` is the place
  | 'unsupported' // well-formed, but of a kind that this tool or this browser can't handle
  | 'too-large' // beyond a stated limit
  | 'too-deep' // nested deeper than the tool supports
  | 'no-space' // the result doesn't fit into this browser's storage
  | 'out-of-memory'
  | 'unreadable' // the file was removed or changed, or may not be read
  | 'network' // an engine of the site could not be loaded
  | 'timed-out' // over the run's time limit
  | 'canceled'
  | 'crashed' // the worker crashed
  | 'internal'; // our own bug: the cause is logged, never shown

/** Across the thread with messages, and on the page with their text. */
export interface ToolErrorData<Text = AnyText> {
  readonly code: ToolErrorCode;
  /** A sentence for the visitor: what is wrong and what to do. */
  readonly message: Text;
  /** Set if the specification names a title other than 'Error'. */
  readonly title?: Text;
  readonly at?: Place;
  /** The option whose value is wrong. */
  readonly option?: string;
}

export interface ErrorDetails extends Pick<ToolErrorData, 'at' | 'title' | 'option'> {
  readonly cause?: unknown;
}

/** Thrown by kernels for a problem that the visitor can cause or fix. Any other exception of a kernel is our bug. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ToolErrorCode;
  readonly text: AnyText;
  readonly at: Place | undefined;
  readonly title: AnyText | undefined;
  readonly option: string | undefined;

  constructor(code: ToolErrorCode, text: AnyText, options: ErrorDetails = {}) {
    super(typeof text === 'string' ? text : text.messageKey, { cause: options.cause });
    this.code = code;
    this.text = text;
    this.at = options.at;
    this.title = options.title;
    this.option = options.option;
  }
}

const common = (name: string): Message => ({ messageKey: `common/${name}` });

const data = (code: ToolErrorCode, name: string) => ({ code, message: common(name) }) satisfies ToolErrorData;

export const CANCELED = data('canceled', 'canceled');
export const INTERNAL = data('internal', 'internal');
/** A script of the site didn't load. */
export const NOT_LOADED = data('network', 'notLoaded');
const OUT_OF_MEMORY = data('out-of-memory', 'outOfMemory');
const UNREADABLE = data('unreadable', 'unreadable');
const NO_SPACE = data('no-space', 'noSpace');

export const canceled = () => new ToolError(CANCELED.code, CANCELED.message);

// Names of DOMExceptions, https://webidl.spec.whatwg.org/#dfn-error-names-table
const BROWSER_ERRORS: Readonly<Record<string, ToolErrorData<Message>>> = {
  NotReadableError: UNREADABLE,
  NotFoundError: UNREADABLE,
  QuotaExceededError: NO_SPACE,
};

// V8 and JavaScriptCore throw a RangeError if an ArrayBuffer or a WebAssembly.Memory can't be allocated or grown.
const isOutOfMemory = (error: unknown) =>
  error instanceof RangeError && /alloc|memory|array buffer|invalid array length/i.test(error.message);

/** The data that crosses threads for any exception. Texts of libraries and of the browser are never included. */
export function toErrorData(error: unknown): ToolErrorData {
  if (error instanceof ToolError) {
    const { code, text, at, title, option } = error;
    return {
      code,
      message: text,
      ...(at && { at }),
      ...(title !== undefined && { title }),
      ...(option !== undefined && { option }),
    };
  }
  if (isOutOfMemory(error)) return OUT_OF_MEMORY;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return BROWSER_ERRORS[name] ?? INTERNAL;
}
