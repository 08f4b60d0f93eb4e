// The messages of the UUID generator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to generate UUIDs. Please try again.',
  notReadable: 'Failed to read the names.',
  longName: 'The name on line {line} is longer than {most} bytes. Put one name on each line.',
  generating: 'Generating',
  emptyLines: { one: '{count} empty line was skipped.', other: '{count} empty lines were skipped.' },
  spaces: {
    one: '{count} name starts or ends with a space, which counts as part of the name.',
    other: '{count} names start or end with a space, which counts as part of the name.',
  },
} as const;
