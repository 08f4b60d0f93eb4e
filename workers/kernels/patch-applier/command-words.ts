// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  notAPatch:
    'No changes found in the patch. It must be a unified diff: lines such as “@@ -1,3 +1,4 @@” followed by lines that start with a space, “-” or “+”.',
  alreadyApplied: 'The text already has the changes of this patch. To take them back, use --reverse.',
  alreadyAppliedPart: 'The text already has the changes of the part for {name}. To take them back, use --reverse.',
  alreadyUndone:
    'The text doesn’t have the changes of this patch, so there is nothing to undo. To apply them, omit --reverse.',
  alreadyUndonePart:
    'The text doesn’t have the changes of the part for {name}, so there is nothing to undo. To apply them, omit --reverse.',
} satisfies OtherWords<typeof messages>;
