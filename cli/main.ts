// The command line: arguments in, exit code out. Each way loads only what it needs, for a quick start.
import { version } from '../package.json';
import { complain, EXIT, shown, UsageError } from './problem';

/** Never rejects. The exit code is one of EXIT. */
export async function main(args: readonly string[]): Promise<number> {
  const [first = '--help', ...rest] = args;
  if (first === '--version' || first === '-v') return print(`toolyard ${version}\n`);
  const { findCommand } = await import('./tools');
  try {
    if (first === '--help' || first === '-h' || first === 'help') return print(await helpText(rest[0]));
    if (first === 'list') return print(await toolList(rest));
    if (first === 'completion') {
      const { completionScript } = await import('./completion');
      return print(await completionScript(rest[0] ?? ''));
    }
    if (first === 'mcp') {
      const { serveMcp } = await import('./mcp');
      return await serveMcp(rest);
    }
    if (first === 'run') {
      const { runRecipeFile } = await import('./recipe');
      return await runRecipeFile(rest);
    }
    const command = findCommand(first);
    if (!command) throw new UsageError(`There is no tool “${shown(first)}”.`);
    if (rest.includes('--help') || rest.includes('-h')) return print(await toolHelp(command));
    const { runCommand } = await import('./command');
    return await runCommand(command, rest);
  } catch (error) {
    const command = findCommand(first);
    await complain(command, error);
    if (error instanceof UsageError)
      process.stderr.write(`Run “toolyard help${command ? ` ${command}` : ''}” for help.\n`);
    return EXIT.problem;
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.done;
}

async function helpText(name: string | undefined): Promise<string> {
  const { findCommand } = await import('./tools');
  const command = name === undefined ? undefined : findCommand(name);
  if (name !== undefined && !command) throw new UsageError(`There is no tool “${shown(name)}”.`);
  return command ? toolHelp(command) : generalHelp();
}

async function generalHelp(): Promise<string> {
  return [
    'Usage: toolyard TOOL [options] [FILE…]',
    '',
    'Reads the files, or standard input, and writes the result to standard output. Nothing leaves this computer.',
    '',
    'Tools:',
    table(await toolRows()),
    '',
    'toolyard help TOOL              Show the options of a tool.',
    'toolyard list [--json]          Show the tools.',
    'toolyard run RECIPE [FILE]      Run the steps of a recipe on a file or standard input.',
    'toolyard mcp --root FOLDER      Serve the tools to an agent, over standard input and output.',
    'toolyard completion SHELL       Print completion for bash, zsh or fish.',
    'toolyard --version              Print the version.',
    '',
    'Exit codes: 0 done, 1 a negative answer (different, not matching, not valid), 2 a problem, 130 canceled.',
    '',
  ].join('\n');
}

async function toolRows() {
  const { commandNames, recordOf } = await import('./tools');
  return commandNames.map((name) => [name, recordOf(name).description] as const);
}

async function toolList(args: readonly string[]): Promise<string> {
  const [flag] = args;
  if (flag !== undefined && flag !== '--json') throw new UsageError(`“list” takes only --json, not “${shown(flag)}”.`);
  if (flag === undefined) return `${table(await toolRows()).replaceAll(/^ {2}/gm, '')}\n`;
  const { describeTools } = await import('./library');
  const tools = (await describeTools()).map(({ name, id, title, description }) => ({ name, id, title, description }));
  return `${JSON.stringify(tools, null, 2)}\n`;
}

async function toolHelp(command: string): Promise<string> {
  const { loadTool, recordOf } = await import('./tools');
  const { helpRows } = await import('./flags');
  const tool = await loadTool(command);
  const { title, description } = recordOf(command);
  const input = tool.record.takesText ? 'TEXT' : '[FILE…]';
  const head = `${title}. ${description}\n\nUsage: toolyard ${command} [options] ${input}\n\nOptions:`;
  return `${head}\n${table(helpRows(tool))}\n`;
}

const table = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([name, text]) => (name.length > 24 ? `  ${name}\n${' '.repeat(28)}${text}` : `  ${name.padEnd(26)}${text}`))
    .join('\n');
