// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  afterPadding:
    'Invalid Base64 string. Please check your input. There is text after the padding (=). Remove it, or decode each part separately. If each line is a separate text, use --lines each. (At {place}.)',
  lineInsideGroup:
    'A line ends inside a group of 4 characters, and the lines were joined. If each line is a separate text, use --lines each.',
  looksUtf16: 'The bytes look like {encoding} text: “{text}”. --encoding decodes them as text.',
  looksUtf8: 'The bytes were read as {encoding}, but look like UTF-8 text: “{text}”. Use --encoding utf-8.',
  notUtf16: 'The decoded bytes aren’t {encoding} text. Use --encoding utf-8.',
} satisfies OtherWords<typeof messages>;
