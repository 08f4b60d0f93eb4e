// QR generator: its words.
import type { ToolWords } from '../../contract/words';
import type { options } from './spec';

export const words: ToolWords<typeof options> = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { generate: 'Generate', batch: 'Many', read: 'Read' } },
    list: { label: 'List', choices: { lines: 'One text per line', csv: 'CSV: text, file name' } },
    separator: {
      label: 'Columns separated by',
      choices: { auto: 'Auto', comma: 'Commas', semicolon: 'Semicolons', tab: 'Tabs' },
    },
    header: { label: 'Column names in the first row', choices: { auto: 'Auto', yes: 'Yes', no: 'No' } },
    image: { label: 'Images', choices: { png: 'PNG', svg: 'SVG' } },
    size: { label: 'Size', unit: 'px' },
    level: {
      label: 'Error correction',
      hint: 'Higher levels survive more damage but hold less.',
      choices: { L: 'L: recovers 7%', M: 'M: recovers 15%', Q: 'Q: recovers 25%', H: 'H: recovers 30%' },
    },
    dark: { label: 'Foreground' },
    light: { label: 'Background' },
  },
};
