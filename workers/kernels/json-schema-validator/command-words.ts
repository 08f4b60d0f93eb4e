// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  formatsIgnored: 'The schema’s “format” rules weren’t checked, as its draft says. Use --formats check to check them.',
  slowPatterns: {
    one: 'The pattern {patterns} can take very long for some texts, because it looks around or back. Ctrl+C ends the check.',
    other:
      'The patterns {patterns} can take very long for some texts, because they look around or back. Ctrl+C ends the check.',
  },
  unknownDraft:
    'The schema’s $schema is {uri}, which isn’t a draft that this tool knows. Use --draft, or draft 2020-12, 2019-09, 7 or 4 in $schema.',
  largeDocument:
    'The document is larger than {megabytes} MB, the limit for one document. Use --json-lines for JSON Lines: only a line is limited.',
} satisfies OtherWords<typeof messages>;
