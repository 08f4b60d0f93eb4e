// The commands that aren't tools: their usage and what they do.

interface OtherCommand {
  readonly takes: string;
  /** With its options. */
  readonly usage?: string;
  readonly help: string;
  /** What only the command's own help says. */
  readonly more?: string;
}

export const OTHER_COMMANDS: ReadonlyMap<string, OtherCommand> = new Map([
  ['help', { takes: 'TOOL', help: 'Show the options of a tool.' }],
  ['list', { takes: '[--json]', help: 'Show the tools.' }],
  [
    'run',
    {
      takes: 'RECIPE [FILE [OTHER]]',
      usage: 'RECIPE [--output FILE] [--encoding NAME] [--json] [--quiet] [FILE [OTHER]]',
      help: 'Run the steps of a recipe on a file or standard input.',
      more: [
        'On all files of a folder: toolyard run --recursive --output OUT RECIPE FOLDER',
        '',
        '  -r, --recursive           Run the recipe on each file of FOLDER. Results have the same names in OUT.',
        '  -L, --follow              Follow links to files and folders. Without it, they are left out.',
        '  --skip-hidden             Leave out files and folders that start with a dot, Thumbs.db and desktop.ini.',
        '  -f, --force               Replace files that exist in OUT.',
        '  --save-failed FILE        Write the names of files without a result to FILE, each with a zero byte at its end.',
        '  --files0-from FILE        Take only the files of FOLDER that FILE names, such as those that failed.',
      ].join('\n'),
    },
  ],
  ['mcp', { takes: '--root FOLDER', help: 'Serve the tools to an agent, over standard input and output.' }],
  ['completion', { takes: 'SHELL', help: 'Print completion for bash, zsh or fish.' }],
]);

/** One line. Empty for the name of a tool. */
export function usageOf(name: string): string {
  const { takes = '', usage = takes } = OTHER_COMMANDS.get(name) ?? {};
  return usage && `Usage: toolyard ${name} ${usage}`;
}
