// Makes random passwords and passphrases, with their exact entropy. They are returned only in the reply and never go through a
// sink, which may write a file.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { cryptoBytes, type ByteSource } from '../../lib/random/byte-source';
import { Sampler } from '../../lib/random/sampler';
import { passphrases } from './passphrase';
import { alphabetsOf, passwords as passwordsOf, type Generator } from './password';
import type { messages } from './messages';
import { LENGTH, WORDS, type PasswordOptions, type PasswordOutput } from './spec';
import { strengthOf } from './strength';

const message = messagesOf<typeof messages>('password-generator');

type PasswordKernel = Kernel<readonly never[], PasswordOptions, PasswordOutput>;

/** @param openSource opens the source of random bytes for one run */
export const createKernel =
  (openSource: () => ByteSource): PasswordKernel =>
  (_, options) => {
    const { next, bits } = generatorOf(options, new Sampler(openSource()));
    const passwords = Array.from({ length: options.count }, next);
    return { kind: options.kind, passwords, bits, strength: strengthOf(bits) };
  };

export const kernel = createKernel(() => cryptoBytes);

function generatorOf(options: PasswordOptions, sampler: Sampler): Generator {
  const { kind, length, words } = options;
  if (kind === 'passphrase') {
    if (!isWithin(words, WORDS)) throw new ToolError('invalid-input', message('badWords', WORDS));
    return passphrases(sampler, options);
  }
  const alphabets = alphabetsOf(options);
  if (alphabets.length === 0) throw new ToolError('invalid-input', message('noType'));
  if (!isWithin(length, LENGTH)) throw new ToolError('invalid-input', message('badLength', LENGTH));
  return passwordsOf(sampler, alphabets, length);
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;
