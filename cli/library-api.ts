// The library's own types, in Node and in browsers, and its inputs and results.
import type { CommandContext } from '../workers/contract/options/command';
import type { ToolErrorCode, ToolErrorData } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { InWords } from '../workers/contract/run/message';
import type { Place } from '../workers/contract/run/place';
import type { Stored } from '../workers/contract/run/sink';
import type { Source } from '../workers/contract/run/source';
import { explain } from '../workers/run/run-kernel';

/** A problem with the input or an option, in words. */
export class ToolyardError extends Error {
  override readonly name = 'ToolyardError';
  readonly code: ToolErrorCode;
  /** Where in the input: line and column from 1. */
  readonly at: Place | undefined;
  readonly option: string | undefined;

  constructor({ code, message, at, option }: ToolErrorData<string>, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.at = at;
    this.option = option;
  }
}

/** As a ToolyardError, in the sentences of `inWords`. */
export const toToolyardError = async (
  cause: unknown,
  inWords: <Data>(data: Data) => Promise<InWords<Data>>,
): Promise<ToolyardError> =>
  cause instanceof ToolyardError ? cause : new ToolyardError(await inWords(explain(cause)), { cause });

/** One input of the library. */
export type LibraryInput = Source | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

export const isWhole = (input: LibraryInput): input is Source =>
  typeof input === 'string' || input instanceof Uint8Array || input instanceof Blob;

export const listOf = (input: LibraryInput | readonly LibraryInput[]): readonly LibraryInput[] =>
  isList(input) ? input : [input];

const isList = (input: LibraryInput | readonly LibraryInput[]): input is readonly LibraryInput[] =>
  Array.isArray(input);

/** Whether the inputs are files as they are, which get a verdict on their bytes. */
export const areFiles = (inputs: readonly LibraryInput[], encoding: string | undefined): boolean =>
  encoding === undefined && inputs.every((input) => input instanceof Blob || input instanceof Uint8Array);

/** What a tool gets to know besides its options. */
export interface CallContext extends Partial<Pick<CommandContext, 'names' | 'key'>> {
  /** Of inputs that aren't UTF-8 or UTF-16, such as `windows-1252`. */
  readonly encoding?: string | undefined;
}

export interface LibrarySettings extends CallContext {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress<string>) => unknown;
  /** Takes the result as it is made, and is closed after it, or aborted. There is no `result` then. */
  readonly to?: WritableStream<Uint8Array>;
}

export interface Result {
  /** The text or file that the tool makes. Undefined for a tool that only checks, such as a validation, and with `to`. */
  readonly result: Blob | undefined;
  /** False if the result is negative: different, not matching, or an invalid signature. */
  readonly isPositive: boolean;
  /** What the tool tolerated, assumed, lost or found. */
  readonly notes: readonly string[];
  /** The tool's complete output, as data. */
  readonly output: unknown;
}

/** Undefined for a result that was written to a stream. */
export function blobOf(result: Stored | string | undefined): Blob | undefined {
  if (result === undefined) return undefined;
  if (typeof result === 'string') return new Blob([result], { type: 'text/plain' });
  if (result.stored === 'saved') return undefined;
  return result.stored === 'text' ? new Blob([result.text], { type: result.mime }) : result.blob;
}
