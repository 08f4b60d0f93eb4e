// Passphrases of random words.
import type { Sampler } from '../../lib/random/sampler';
import { EFF_LONG_WORDS } from './eff-long-words';
import type { Generator } from './password';
import type { PasswordOptions } from './spec';

const DIGITS = 10;

type PassphraseOptions = Pick<PasswordOptions, 'words' | 'separator' | 'capitalize' | 'addNumber'>;

/** Capitals and separators add nothing to the entropy: an attacker may know how the words are combined. */
export function passphrases(sampler: Sampler, options: PassphraseOptions): Generator {
  const { words, separator, capitalize, addNumber } = options;
  const word = () => {
    const drawn = EFF_LONG_WORDS[sampler.below(EFF_LONG_WORDS.length)] ?? '';
    return capitalize ? drawn.slice(0, 1).toUpperCase() + drawn.slice(1) : drawn;
  };
  const next = () => {
    const drawn = Array.from({ length: words }, word);
    if (addNumber) {
      const at = sampler.below(words);
      drawn[at] = `${drawn[at] ?? ''}${String(sampler.below(DIGITS))}`;
    }
    return drawn.join(separator);
  };
  const bits = words * Math.log2(EFF_LONG_WORDS.length) + (addNumber ? Math.log2(words * DIGITS) : 0);
  return { next, bits };
}
