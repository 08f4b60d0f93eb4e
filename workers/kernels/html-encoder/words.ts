// HTML encoder: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    joinPairs: {
      label: 'Join surrogate pairs',
      hint: 'Some old programs write an emoji as two numbers. Browsers show two � for them.',
    },
  },
} satisfies ToolWords<typeof options>;
