// JSON formatter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    action: {
      label: 'Action',
      choices: { format: 'Format', minify: 'Minify', validate: 'Validate', repair: 'Repair', tree: 'Tree' },
    },
    indent: { label: 'Indent', choices: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' } },
    arrays: {
      label: 'Short lists on one line',
      choices: { lines: 'Never', 80: 'Up to 80 columns', 120: 'Up to 120 columns' },
      hint: 'For lists without objects and lists in them. A tab counts as 4 columns.',
    },
    isLines: {
      label: 'Input is',
      states: [
        [false, 'One document'],
        [true, 'JSON Lines'],
      ],
      hint: 'JSON Lines (NDJSON): each line is a separate value, as in logs.',
    },
    isSequence: {
      label: 'Several values',
      hint: 'Values one after another, as jq reads them: {"a":1}{"a":2} or 1 2 3.',
    },
    sortKeys: {
      label: 'Sort keys',
      hint: 'By code point; duplicate keys are kept in their order. Up to 128 MB of JSON.',
    },
    query: {
      label: 'Query (JSONPath)',
      hint: 'For example $.users[*].name or $..[?@.price > 10]. The result is a list of the matches. “..”, [-1] and $ in a filter need values in memory: up to 32 MB.',
    },
    fields: {
      label: 'Fields of each match',
      hint: 'For example {name, city: address.city} makes an object of each match. Without a query, of the document.',
    },
  },
  messages: {
    blankFormat: 'Please enter JSON to format.',
    blankMinify: 'Please enter JSON to minify.',
    blankValidate: 'Please enter JSON to validate.',
    repaired: 'Check that the result is what you meant.',
  },
} satisfies ToolWords<typeof options>;
