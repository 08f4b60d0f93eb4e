// Password generator: its words.
import type { ToolWords } from '../../contract/options/words';
import { SIMILAR, type options } from './spec';

export const words = {
  options: {
    kind: { label: 'Kind', hideLabel: true, choices: { password: 'Password', passphrase: 'Passphrase' } },
    length: { label: 'Length', unit: 'characters' },
    uppercase: { label: 'Uppercase (A–Z)' },
    lowercase: { label: 'Lowercase (a–z)' },
    numbers: { label: 'Numbers (0–9)' },
    symbols: { label: 'Symbols (!@#$…)' },
    excludeSimilar: {
      label: 'Exclude similar characters',
      hint: `Leaves out ${Array.from(SIMILAR).join(', ')}`,
    },
    words: { label: 'Words', unit: 'words' },
    separator: {
      label: 'Separator',
      choices: { '-': 'Hyphen (-)', ' ': 'Space', '.': 'Period (.)', _: 'Underscore (_)', '': 'None' },
    },
    capitalize: { label: 'Capitalize words' },
    addNumber: { label: 'Add a number' },
    count: { label: 'How many', choices: { 1: '1', 5: '5', 10: '10', 25: '25', 50: '50', 100: '100' } },
  },
  groups: { characters: 'Characters' },
  messages: { noType: 'Please select at least one character type.' },
} satisfies ToolWords<typeof options>;
