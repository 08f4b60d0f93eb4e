// Counts whatever is in the input, whenever it changes. While typing, the old counts stay until the new ones come.
import { useEffect, useState } from 'react';
import type { Source } from '../../../workers/contract/source';
import type { CountOptions, CountOutput } from '../../../workers/kernels/word-counter/spec';
import type { InputValue } from '../../state/inputs';
import type { Interned } from '../../state/interned';
import { sourceRefs, type Tool } from '../../tool-kit/use-tool';

type Counter = Tool<Source, CountOptions, CountOutput>;

export interface Counted {
  readonly of: InputValue;
  readonly details: boolean;
  readonly output: Interned<CountOutput>;
}

interface Asked {
  readonly tool: Counter;
  readonly details: boolean;
}

export const isEmptyInput = (input: InputValue) =>
  input.kind === 'text' ? input.text === '' : input.files.length === 0;

/**
 * One run at a time, each over the input as it then is. A key takes no run's place: cancelled at every key, none would ever end
 * while somebody types. A file that was replaced is not waited for.
 */
class LiveCounter {
  readonly #onCounted: (counted: Counted) => void;
  #latest: Asked;
  #begun: { readonly input: InputValue; readonly details: boolean } | undefined;
  #going: Promise<void> | undefined;
  #counted: Counted | undefined;

  constructor(asked: Asked, adopted: Counted | undefined, onCounted: (counted: Counted) => void) {
    this.#latest = asked;
    this.#onCounted = onCounted;
    this.#counted = adopted;
    if (adopted) this.#begun = { input: adopted.of, details: adopted.details };
  }

  follow(asked: Asked): void {
    this.#latest = asked;
    if (!this.#isBehind()) return;
    if (!this.#going) void this.#pump();
    else if (this.#begun?.input.kind === 'files') asked.tool.cancel();
  }

  /** Resolves to the counts of the input as it is; undefined when they were cancelled or failed. */
  async count(): Promise<Counted | undefined> {
    if (!this.#going) this.#begun = undefined;
    await this.#pump();
    return this.#counted?.of === this.#latest.tool.input ? this.#counted : undefined;
  }

  #pump(): Promise<void> {
    return (this.#going ??= this.#catchUp().finally(() => (this.#going = undefined)));
  }

  async #catchUp() {
    while (this.#isBehind()) {
      const { tool, details } = this.#latest;
      const { input } = tool;
      const [source = ''] = sourceRefs(input);
      this.#begun = { input, details };
      const outcome = await tool.start({ input: source, options: { details } });
      if (outcome.status !== 'done') continue;
      this.#counted = { of: input, details, output: outcome.output };
      this.#onCounted(this.#counted);
    }
  }

  #isBehind(): boolean {
    const { tool, details } = this.#latest;
    return !isEmptyInput(tool.input) && !(this.#begun?.input === tool.input && this.#begun.details === details);
  }
}

export interface LiveCounts {
  /** The latest counts: of the input as it is, or of how it was just before. Undefined for an empty input. */
  readonly counted: Counted | undefined;
  readonly count: () => Promise<Counted | undefined>;
}

export function useLiveCounts(tool: Counter, details: boolean): LiveCounts {
  const [counted, setCounted] = useState(() => adopted(tool));
  const [live] = useState(() => new LiveCounter({ tool, details }, counted, setCounted));
  useEffect(() => live.follow({ tool, details }), [live, tool, details]);
  return { counted: isEmptyInput(tool.input) ? undefined : counted, count: () => live.count() };
}

/** What a run told while this screen was away: only a run that has ended is known to be of the input as it is. */
function adopted({ run, input }: Counter): Counted | undefined {
  if (run.status !== 'done') return undefined;
  return { of: input, details: run.output.details !== null, output: run.output };
}
