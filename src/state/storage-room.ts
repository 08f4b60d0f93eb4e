// Finds runs that need a check before they start, because their results may not fit into the browser's storage.
import type { AskedSize, KernelSpec, ResultSize } from '../../workers/contract/run/kernel';
import { MiB } from '../../workers/contract/run/sink';
import type { FoundRoom } from '../artifacts/find-shortage';
import { filesOf, slotOf, type InputValue, type ToolInputs } from './inputs';

/** Smaller results start without a check. */
const CHECKED_BYTES = 64 * MiB;

/** The browser can store fewer bytes than a run's results need. */
export interface Shortage extends FoundRoom {
  readonly needed: ResultSize;
}

/** Undefined if the browser has enough room. */
export type FindShortage = (bytes: number) => Promise<FoundRoom | undefined>;

export const needsCheck = (size: AskedSize): boolean =>
  size instanceof Promise || (size !== undefined && size.bytes > CHECKED_BYTES);

/** A UTF-16 unit takes at most three bytes. Typed text is so short that its exact size doesn't matter. */
const sizesOf = (input: InputValue): readonly number[] =>
  input.kind === 'text' ? [input.text.length * 3] : filesOf(input).map(({ bytes }) => bytes);

/** The size of the sources that the kernel takes, in bytes of UTF-8. */
export function inputBytes(
  { slots = ['main'], several }: Pick<KernelSpec<never, never, never>, 'slots' | 'several'>,
  inputs: ToolInputs,
): number {
  const taken = slots.flatMap((slot) => {
    const sizes = sizesOf(slotOf(inputs, slot));
    return several ? sizes : sizes.slice(0, 1);
  });
  return taken.reduce((sum, bytes) => sum + bytes, 0);
}
