// Words of the options’ section, and of the actions on all of a tool’s options.

export const options = 'Options';

// Links to the options
export const copyLink = 'Copy link to these settings';
export const linkCopied = 'The link contains these options, and never your input.';
export const linkWithTextCopied =
  'The link contains these options and the text that you ticked. Anyone with the link can read it.';
export const include = 'Include “{option}” in the link';
export const tooLong = 'Too long for a link: the limit is {most} characters.';
export const hasMarks = 'A link can’t carry this text, because it has characters that can’t be shown.';

// Command
export const copyCommand = 'Copy as command';
export const commandCopied = 'Paste it into a terminal. It contains these options, but not your input.';
export const shell = 'Shell for the command';
export const aboutCommands = 'About the command line';

export const saveAsRecipe = 'Save as recipe';
export const reset = 'Reset options';
