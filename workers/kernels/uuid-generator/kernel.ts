// Generates UUIDs, ULIDs and Nano IDs, one per line, in flat memory.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { generate } from './generate';
import { fromNames } from './from-names';
import type { messages } from './messages';
import { isValidAlphabet, isValidCount, NANO_LENGTH_LIMIT, type UuidOptions, type UuidOutput } from './spec';

const message = messagesOf<typeof messages>('uuid-generator');

const refuse = (key: 'badCount' | 'badLength' | 'badAlphabet') => new ToolError('invalid-input', message(key));

function check(options: UuidOptions): void {
  if ('count' in options && !isValidCount(options.count)) throw refuse('badCount');
  if (options.kind !== 'nanoid') return;
  const { length, alphabet } = options;
  if (!Number.isInteger(length) || length < 1 || length > NANO_LENGTH_LIMIT) throw refuse('badLength');
  if (!isValidAlphabet(alphabet)) throw refuse('badAlphabet');
}

export const kernel: Kernel<AnySource, UuidOptions, UuidOutput> = (source, options, run) => {
  check(options);
  return 'count' in options ? generate(options, run) : fromNames(source, options, run);
};
