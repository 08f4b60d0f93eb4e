// JSON/XML converter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'Mode',
      hideLabel: true,
      choices: { 'json-to-xml': 'JSON to XML', 'xml-to-json': 'XML to JSON' },
    },
    way: { label: 'Mapping', choices: { compact: 'Compact', lossless: 'Lossless' } },
    rootName: {
      label: 'Root element',
      hint: 'Used unless the JSON is an object with one key, which is then the root.',
    },
    typed: {
      label: 'Detect numbers, true, false and null',
      hint: 'Text such as 4.50 or true loses its quotation marks, and keeps every digit. 007 stays text.',
    },
    lists: {
      label: 'Always lists',
      hint: 'Names of elements that become a list even if there is only one, such as item, book.',
    },
    nil: {
      label: 'Convert xsi:nil to null',
      hint: 'For elements with xsi:nil="true", no content and no other attributes.',
    },
  },
  messages: {
    blank: 'Please enter data to convert.',
  },
} satisfies ToolWords<typeof options>;
