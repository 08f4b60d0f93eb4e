// Makes UUIDs, ULIDs and Nano IDs, one per line, in memory that does not grow with their number.
import { ToolError } from '../../contract/errors';
import type { Kernel } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { generate } from './generate';
import { fromNames } from './from-names';
import { isValidAlphabet, isValidCount, MESSAGES, NANO_LENGTH_LIMIT, type UuidOptions, type UuidOutput } from './spec';

const refuse = (message: string) => new ToolError('invalid-input', message);

function check(options: UuidOptions): void {
  if ('count' in options && !isValidCount(options.count)) throw refuse(MESSAGES.count);
  if (options.kind !== 'nanoid') return;
  const { length, alphabet } = options;
  if (!Number.isInteger(length) || length < 1 || length > NANO_LENGTH_LIMIT) throw refuse(MESSAGES.length);
  if (!isValidAlphabet(alphabet)) throw refuse(MESSAGES.alphabet);
}

export const kernel: Kernel<Source, UuidOptions, UuidOutput> = (source, options, run) => {
  check(options);
  return 'count' in options ? generate(options, run) : fromNames(source, options, run);
};
