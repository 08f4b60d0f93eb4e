// JSON/YAML converter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

const VERSIONS = { '1.2': 'YAML 1.2', '1.1': 'YAML 1.1' };

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { 'to-yaml': 'JSON to YAML', 'to-json': 'YAML to JSON' } },
    indent: { label: 'Indent', choices: { 2: '2 spaces', 4: '4 spaces' } },
    version: {
      label: 'Version',
      choices: VERSIONS,
      hints: {
        '1.2': 'Text that either version could misread is always quoted.',
        '1.1':
          'Numbers such as 1e5 are written as 1.0e+5, so that YAML 1.1 programs (PyYAML, Ruby) read them as numbers.',
      },
    },
    isLines: {
      label: 'Input is',
      states: [
        [false, 'One document'],
        [true, 'JSON Lines'],
      ],
      hint: 'JSON Lines (NDJSON): each line becomes a YAML document.',
    },
    merge: {
      label: 'Apply merge keys (<<)',
      hint: '“<<: *base” takes over the keys of another map, as in Docker Compose and GitLab CI.',
    },
  },
  messages: {
    blank: 'Please enter data to convert.',
  },
} satisfies ToolWords<typeof options>;

/** From YAML to JSON, two options have another meaning. */
export const wordsToJson: ToolWords<typeof options> = {
  options: {
    ...words.options,
    version: {
      label: 'Version',
      choices: VERSIONS,
      hints: {
        '1.2': 'Only true and false are booleans. A %YAML line in the file takes precedence.',
        '1.1': 'yes, no, on and off are booleans, and 0777 is octal, as in PyYAML. A %YAML line takes precedence.',
      },
    },
    isLines: {
      label: 'Several documents become',
      states: [
        [false, 'A list'],
        [true, 'JSON Lines'],
      ],
      hint: 'JSON Lines (NDJSON): each document becomes one line.',
    },
  },
};
