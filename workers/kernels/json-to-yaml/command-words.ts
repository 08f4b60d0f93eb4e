// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  'plain-merge-means': 'Kept as plain keys. Use --merge to apply those whose value is a map or a list of maps.',
  'version-means': 'Name the version with --version.',
} satisfies OtherWords<typeof messages>;
