// Gzip: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { compress: 'Compress', decompress: 'Decompress' } },
    format: {
      label: 'Format',
      choices: { gzip: 'gzip (.gz)', zlib: 'zlib', deflate: 'Raw deflate' },
    },
    level: { label: 'Level', choices: { 6: 'Normal', 1: 'Fastest', 9: 'Smallest' } },
    from: {
      label: 'Format',
      hint: 'Auto knows gzip and zlib by their first bytes.',
      choices: { auto: 'Auto', gzip: 'gzip', zlib: 'zlib', deflate: 'Raw deflate' },
    },
  },
} satisfies ToolWords<typeof options>;
