// Diff checker: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: {
      label: 'Mode',
      hideLabel: true,
      choices: { compare: 'Compare', folders: 'Compare folders', apply: 'Apply a patch' },
    },
    as: { label: 'Compare as', hideLabel: true, choices: { text: 'Text', json: 'JSON by meaning' } },
    arrays: {
      label: 'Arrays',
      hideLabel: true,
      choices: { place: 'Arrays by place', key: 'Arrays by a key', 'any-order': 'Arrays in any order' },
    },
    keyField: { label: 'Key', hint: 'Leave it empty to find a key such as id or name in each array.' },
    numbers: { label: 'Numbers', choices: { value: 'By value (1.0 = 1)', written: 'As written' } },
    format: {
      label: 'Save as',
      hint: 'JSON Patch is RFC 6902, and Merge Patch is RFC 7386.',
      choices: { list: 'List of differences', patch: 'JSON Patch', 'merge-patch': 'Merge Patch' },
    },
    jsonView: { label: 'Differences as', hideLabel: true, choices: { list: 'List', tree: 'Tree' } },
    ignoreSpace: {
      label: 'Whitespace',
      choices: {
        none: 'Compare it',
        trailing: 'Ignore at line ends',
        amount: 'Ignore its amount',
        all: 'Ignore all of it',
      },
    },
    ignoreCase: { label: 'Ignore case' },
    ignoreLineEnds: { label: 'Ignore line endings' },
    compareBy: { label: 'Compare by', choices: { content: 'Content', size: 'Names and sizes only' } },
    view: {
      label: 'View',
      hideLabel: true,
      choices: { auto: 'Automatic', unified: 'Unified', split: 'Side by side' },
    },
    lineNumbers: { label: 'Line numbers' },
    context: {
      label: 'Show',
      choices: { all: 'All lines', some: 'Changes with context', none: 'Changes only' },
    },
    detail: {
      label: 'Highlight within lines',
      choices: { words: 'Words', characters: 'Characters', off: 'Nothing' },
    },
    reverse: { label: 'Undo the patch', hint: 'Restores the original from a text that has the changes.' },
  },
  messages: { blank: 'Please enter at least one text to compare.' },
} satisfies ToolWords<typeof options>;
