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

/** Details of a text wait until nobody has typed for so long: they take a hundred times as long as the rest. */
const PAUSE_MS = 300;

/**
 * One run at a time, each over the input as it then is. A key takes no run's place: cancelled at every key, none would ever end
 * while somebody types. A file that was replaced is not waited for, and neither are details.
 */
class LiveCounter {
  readonly #onCounted: (counted: Counted) => void;
  #latest: Asked;
  #begun: { readonly input: InputValue; readonly details: boolean } | undefined;
  #going: Promise<void> | undefined;
  #counted: Counted | undefined;
  /** Runs while somebody types. */
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(asked: Asked, adopted: Counted | undefined, onCounted: (counted: Counted) => void) {
    this.#latest = asked;
    this.#onCounted = onCounted;
    this.#counted = adopted;
    if (adopted) this.#begun = { input: adopted.of, details: adopted.details };
  }

  follow(asked: Asked): void {
    const { input } = asked.tool;
    const hasChanged = input !== this.#latest.tool.input;
    this.#latest = asked;
    if (hasChanged) this.#wait(input);
    if (!this.#isBehind()) return;
    if (!this.#going) void this.#pump();
    else if (this.#begun?.input.kind === 'files' || this.#begun?.details) asked.tool.cancel();
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  /** Resolves to the counts of the input as it is; undefined when they were cancelled or failed. */
  async count(): Promise<Counted | undefined> {
    if (!this.#going) this.#begun = undefined;
    await this.#pump();
    return this.#counted?.of === this.#latest.tool.input ? this.#counted : undefined;
  }

  #wait(input: InputValue) {
    this.stop();
    if (isEmptyInput(input)) this.#counted = undefined;
    else if (input.kind === 'text') {
      this.#pause = setTimeout(() => {
        this.#pause = undefined;
        if (this.#isBehind()) void this.#pump();
      }, PAUSE_MS);
    }
  }

  #pump(): Promise<void> {
    return (this.#going ??= this.#catchUp().finally(() => (this.#going = undefined)));
  }

  async #catchUp() {
    while (this.#isBehind()) {
      // What was typed is shown first: its run is asked for in a task of its own.
      if (this.#latest.tool.input.kind === 'text') await new Promise((resolve) => setTimeout(resolve));
      const { tool } = this.#latest;
      const { input } = tool;
      const details = this.#wantsDetails();
      const [source = ''] = sourceRefs(input);
      this.#begun = { input, details };
      const outcome = await tool.start({ input: source, options: { details } });
      if (outcome.status !== 'done') continue;
      const { output } = outcome;
      // The old details stay until there are new ones, as the old counts do.
      const old = input.kind === 'text' ? this.#counted?.output.details : undefined;
      this.#counted = { of: input, details, output: details || !old ? output : { ...output, details: old } };
      this.#onCounted(this.#counted);
    }
  }

  #wantsDetails(): boolean {
    return this.#latest.details && this.#pause === undefined;
  }

  #isBehind(): boolean {
    const { input } = this.#latest.tool;
    return !isEmptyInput(input) && !(this.#begun?.input === input && this.#begun.details === this.#wantsDetails());
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
  useEffect(() => () => live.stop(), [live]);
  return { counted: isEmptyInput(tool.input) ? undefined : counted, count: () => live.count() };
}

/** What a run told while this screen was away: only a run that has ended is known to be of the input as it is. */
function adopted({ run, input }: Counter): Counted | undefined {
  if (run.status !== 'done') return undefined;
  return { of: input, details: run.output.details !== null, output: run.output };
}
