// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  unfinishedByteOfGroups:
    'Invalid binary string length. Must be multiple of 8 bits. Found {bits}: {extra} too many, or {missing} too few. The last, unfinished byte begins at {place}. If each group is one character, use --groups each.',
  longGroup: 'The group at {place} has more than {limit} bits. To ignore the spaces, use --groups joined.',
  largeGroup:
    'The group at {place} is more than 255, but earlier groups are bytes. To ignore the spaces, use --groups joined.',
  notCharacter: 'The group at {place} isn’t the code of a character. To ignore the spaces, use --groups joined.',
} satisfies OtherWords<typeof messages>;
