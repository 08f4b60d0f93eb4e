// Random generator: the words of its options.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    type: {
      label: 'Type',
      hideLabel: true,
      choices: { numbers: 'Numbers', string: 'Strings', uuid: 'UUIDs', lorem: 'Lorem' },
    },
    unit: { label: 'Unit', choices: { words: 'Words', sentences: 'Sentences', paragraphs: 'Paragraphs' } },
    count: { label: 'Count', hint: '1 to 1,000', saysRange: true },
    min: { label: 'Min' },
    max: { label: 'Max' },
    length: { label: 'Length', hint: '1 to 1,000', saysRange: true },
    distinct: { label: 'No repeats' },
    includeUppercase: { label: 'Uppercase (A–Z)' },
    includeLowercase: { label: 'Lowercase (a–z)' },
    includeNumbers: { label: 'Numbers (0–9)' },
    includeSymbols: { label: 'Symbols (!@#$…)' },
    decimals: { label: 'Decimal places', hint: '0 for whole numbers' },
    separator: {
      label: 'Separator',
      choices: { line: 'New line', comma: 'Comma', 'comma-space': 'Comma and space', space: 'Space', tab: 'Tab' },
    },
    classicStart: { label: 'Start with “Lorem ipsum dolor sit amet”' },
    seed: {
      label: 'Seed (optional)',
      hint: 'The same seed and settings always give the same result. Never use a seed for passwords, keys or other secrets.',
    },
  },
  groups: { characters: 'Characters' },
} satisfies ToolWords<typeof options>;
