// Binary converter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'Mode',
      hideLabel: true,
      choices: {
        'text-to-binary': 'Text to binary',
        'binary-to-text': 'Binary to text',
        'decimal-to-binary': 'Decimal to binary',
        'binary-to-decimal': 'Binary to decimal',
      },
    },
    spaced: { label: 'Space between bytes' },
    groups: {
      label: 'Groups of digits',
      hint: 'Auto joins groups of 8 bits, and reads groups of other lengths, such as 7, as one character each.',
      choices: { auto: 'Auto', joined: 'Join into bytes', each: 'One character each' },
    },
    negatives: {
      label: 'Negative numbers as',
      choices: {
        sign: 'Minus sign',
        8: 'Two’s complement, 8 bits',
        16: 'Two’s complement, 16 bits',
        32: 'Two’s complement, 32 bits',
        64: 'Two’s complement, 64 bits',
        128: 'Two’s complement, 128 bits',
      },
    },
    onePerLine: {
      label: 'One number per line',
      hint: 'Spaces then group the digits of a number. Otherwise spaces separate numbers.',
    },
  },
} satisfies ToolWords<typeof options>;
