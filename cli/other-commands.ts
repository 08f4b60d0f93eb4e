// The commands that aren't tools: their usage and what they do.

interface OtherCommand {
  readonly takes: string;
  /** With its options. */
  readonly usage?: string;
  readonly help: string;
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
