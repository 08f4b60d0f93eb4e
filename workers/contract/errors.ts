// What can go wrong in a run, as data: Comlink keeps only an Error's name, message and stack, so errors cross as values.

export type ToolErrorCode =
  | 'invalid-input' // what the visitor gave cannot be processed; `at` says where
  | 'unsupported' // well-formed, but of a kind this tool (or this browser) cannot handle
  | 'too-large' // beyond a stated limit
  | 'too-deep' // nested deeper than the tool can carry
  | 'no-space' // the result does not fit into this browser's storage
  | 'out-of-memory'
  | 'unreadable' // the file went away, changed, or may not be read
  | 'network' // an engine of the site could not be loaded
  | 'timed-out' // beyond the run's deadline
  | 'canceled'
  | 'crashed' // the worker died
  | 'internal'; // our own bug; the cause is logged, never shown

/** A place in the input: line and column count from 1, offset from 0 (bytes for files, UTF-16 units for text). */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export interface ToolErrorData {
  readonly code: ToolErrorCode;
  /** A sentence for the visitor: what is wrong and what to do. */
  readonly message: string;
  /** Where the specification names a title other than 'Error'. */
  readonly title?: string;
  readonly at?: Place;
}

/** Thrown by kernels for what a visitor can cause or fix. Anything else that a kernel throws is our own bug. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ToolErrorCode;
  readonly at: Place | undefined;
  readonly title: string | undefined;

  constructor(code: ToolErrorCode, message: string, options: { at?: Place; cause?: unknown; title?: string } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.at = options.at;
    this.title = options.title;
  }
}

export const canceled = () => new ToolError('canceled', 'Canceled.');

export const INTERNAL: ToolErrorData = {
  code: 'internal',
  message: 'Something went wrong on our side. Your input is still here. Please try again.',
};

/** A script of the site did not arrive. */
export const NOT_LOADED: ToolErrorData = {
  code: 'network',
  message: 'Part of this tool could not be loaded. Check your connection and try again.',
};

const OUT_OF_MEMORY: ToolErrorData = {
  code: 'out-of-memory',
  message: 'This browser ran out of memory. Close other tabs, or try a smaller input.',
};

const UNREADABLE: ToolErrorData = {
  code: 'unreadable',
  message: 'The file could not be read. It may have been moved, changed or deleted: please choose it again.',
};

const NO_SPACE: ToolErrorData = {
  code: 'no-space',
  message: 'The result does not fit into the storage this browser has left. Free some disk space and try again.',
};

// Names of DOMExceptions, https://webidl.spec.whatwg.org/#dfn-error-names-table
const BROWSER_ERRORS: Readonly<Record<string, ToolErrorData>> = {
  NotReadableError: UNREADABLE,
  NotFoundError: UNREADABLE,
  QuotaExceededError: NO_SPACE,
};

// V8 and JavaScriptCore throw a RangeError when an ArrayBuffer or a WebAssembly.Memory cannot be allocated or grown.
const isOutOfMemory = (error: unknown) =>
  error instanceof RangeError && /alloc|memory|array buffer|invalid array length/i.test(error.message);

/** The data that crosses the thread for anything thrown. Texts of libraries and of the browser never pass. */
export function toErrorData(error: unknown): ToolErrorData {
  if (error instanceof ToolError) {
    const { code, message, at, title } = error;
    return { code, message, ...(at && { at }), ...(title !== undefined && { title }) };
  }
  if (isOutOfMemory(error)) return OUT_OF_MEMORY;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return BROWSER_ERRORS[name] ?? INTERNAL;
}
