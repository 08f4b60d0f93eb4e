// QR generator: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { generate: 'Generate', batch: 'Batch', read: 'Read' } },
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
    charset: {
      label: 'Character set',
      hint: 'For codes that don’t name theirs.',
      choices: {
        auto: 'Auto',
        'utf-8': 'UTF-8',
        'iso-8859-1': 'Western European (ISO 8859-1)',
        'iso-8859-2': 'Central European (ISO 8859-2)',
        'iso-8859-15': 'Western European with € (ISO 8859-15)',
        'windows-1250': 'Central European (Windows-1250)',
        'windows-1251': 'Cyrillic (Windows-1251)',
        'windows-1252': 'Western European (Windows-1252)',
        shift_jis: 'Japanese (Shift_JIS)',
        gb18030: 'Chinese (GB 18030)',
        big5: 'Chinese (Big5)',
        'euc-kr': 'Korean (EUC-KR)',
      },
    },
  },
  messages: {
    blank: 'Please enter text or URL to generate QR code.',
    blankList: 'Enter at least one text, one per line.',
    noImage: 'Choose an image with a QR code first.',
  },
} satisfies ToolWords<typeof options>;
