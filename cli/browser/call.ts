// What a page and a tool's worker send each other, in a run's request and its reply.
import type { Text } from '../../workers/contract/run/message';
import type { Stored } from '../../workers/contract/run/sink';
import type { OpenContext } from '../library-call';

/** The options of a run's request. Its kernel is named by the command. */
export interface Call {
  readonly options: Readonly<Record<string, unknown>>;
  readonly context: OpenContext;
}

/** The output of a run. */
export interface CallOutput {
  readonly result: Stored | string | undefined;
  readonly isPositive: boolean;
  readonly notes: readonly Text[];
  readonly output: unknown;
}
