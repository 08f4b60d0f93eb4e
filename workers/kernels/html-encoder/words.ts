// HTML encoder: its words.
import type { ToolWords } from '../../contract/words';
import type { options } from './spec';

export const words: ToolWords<typeof options> = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    joinPairs: {
      label: 'Join surrogate pairs',
      hint: 'Some old programs write an emoji as two numbers. Browsers show two � for them.',
    },
  },
};
