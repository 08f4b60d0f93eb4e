// Hexadecimal: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    delimiter: {
      label: 'Separator',
      choices: {
        none: 'None: 4869',
        space: 'Space: 48 69',
        comma: 'Comma: 48,69',
        colon: 'Colon: 48:69',
        '0x': '0x: 0x48, 0x69',
        '\\x': '\\x: \\x48\\x69',
      },
    },
    lineBytes: {
      label: 'Bytes per line',
      choices: { 0: 'No line breaks', 8: '8 bytes', 16: '16 bytes', 32: '32 bytes', 64: '64 bytes' },
    },
    upperCase: {
      label: 'Letter case',
      states: [
        [false, 'Lowercase'],
        [true, 'Uppercase'],
      ],
    },
  },
} satisfies ToolWords<typeof options>;
