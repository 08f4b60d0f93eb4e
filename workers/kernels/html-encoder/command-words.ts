// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  badReferences: {
    one: '{first} at {place} isn’t a character. It became � (U+FFFD), as HTML requires.',
    other:
      '{count} numeric references aren’t characters. They became � (U+FFFD), as HTML requires. The first is {first} at {place}.',
  },
  splitPairs: {
    one: 'Two references in a row are the halves of one character, such as {text} for {character}. To decode them, use --join-pairs.',
    other:
      '{count} times, two references in a row are the halves of one character, such as {text} for {character}. To decode them, use --join-pairs.',
  },
} satisfies OtherWords<typeof messages>;
