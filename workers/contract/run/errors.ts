// Errors of a run, as data: Comlink keeps only an Error's name, message and stack, so errors cross threads as values.

import type { Message, Text as AnyText } from './message';
import type { Place } from './place';

export type ToolErrorCode =
  | 'invalid-input' // the visitor's input can't be processed; `at` has the place
  | 'unsupported' // valid, but of a kind that this tool or this browser can't handle
  | 'too-large' // beyond a stated limit
  | 'too-deep' // nested deeper than the tool supports
  | 'no-space' // the result doesn't fit into this browser's storage
  | 'out-of-memory'
  | 'unreadable' // the file was removed or changed, or may not be read
  | 'network' // an engine of the site could not be loaded
  | 'timed-out' // over the run's time limit
  | 'canceled'
  | 'crashed' // the worker crashed
  | 'internal'; // our own bug: the cause is logged and never shown

/** Crosses the thread with messages. On the page, it has their text. */
export interface ToolErrorData<Text = AnyText> {
  readonly code: ToolErrorCode;
  /** A sentence for the visitor: what is wrong and what to do. */
  readonly message: Text;
  /** The toast's title, if it isn't “Error”. */
  readonly title?: Text;
  readonly at?: Place;
  /** The option whose value is wrong. */
  readonly option?: string;
  /** The tool can propose a repair of the input. */
  readonly isRepairable?: true;
}

export interface ErrorDetails extends Pick<ToolErrorData, 'at' | 'title' | 'option' | 'isRepairable'> {
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
  readonly isRepairable: true | undefined;

  constructor(code: ToolErrorCode, text: AnyText, options: ErrorDetails = {}) {
    super(typeof text === 'string' ? text : text.messageKey, { cause: options.cause });
    this.code = code;
    this.text = text;
    this.at = options.at;
    this.title = options.title;
    this.option = options.option;
    this.isRepairable = options.isRepairable;
  }
}

const common = (name: string): Message => ({ messageKey: `common/${name}` });

const data = (code: ToolErrorCode, name: string) => ({ code, message: common(name) }) satisfies ToolErrorData;

export const CANCELED = data('canceled', 'canceled');
export const INTERNAL = data('internal', 'internal');
/** A script of the site didn't load. */
export const NOT_LOADED = data('network', 'notLoaded');
/** The same if the device is certainly offline. */
const NOT_LOADED_OFFLINE = data('network', 'notLoadedOffline');

/** `onLine` is reliable only if it is false. https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-online */
export const isOffline = (): boolean =>
  (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false;

/** For the page, which knows whether the device is offline. */
export const notLoaded = () => (isOffline() ? NOT_LOADED_OFFLINE : NOT_LOADED);
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

/** Turns any exception into data that crosses threads. Never includes texts of libraries or of the browser. */
export function toErrorData(error: unknown): ToolErrorData {
  if (error instanceof ToolError) {
    const { code, text, at, title, option, isRepairable } = error;
    return {
      code,
      message: text,
      ...(at && { at }),
      ...(title !== undefined && { title }),
      ...(option !== undefined && { option }),
      ...(isRepairable && { isRepairable }),
    };
  }
  if (isOutOfMemory(error)) return OUT_OF_MEMORY;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return BROWSER_ERRORS[name] ?? INTERNAL;
}
