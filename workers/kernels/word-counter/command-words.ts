// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  noSegmenter: 'This version of Node can’t count graphemes and dictionary words: it has no Intl.Segmenter.',
} satisfies OtherWords<typeof messages>;
