// The command line: arguments in, exit code out. Each way loads only what it needs, for a quick start.
import type { HelpRow } from '../workers/contract/options/command';
import { version } from '../package.json';
import { OTHER_COMMANDS, usageOf } from './other-commands';
import { message } from './message';
import { complain, EXIT, sentenceOf, shown, UsageError } from './problem';
import * as words from './words';

/** Never rejects. The exit code is one of EXIT. */
export async function main(args: readonly string[]): Promise<number> {
  const isOption = args[0] !== '--';
  const [first = '--help', ...rest] = isOption ? args : args.slice(1);
  if (isOption && (first === '--version' || first === '-v')) return print(`toolyard ${version}\n`);
  const { findCommand } = await import('./tools');
  const command = findCommand(first);
  try {
    if (isOption && isHelp(first)) return await printHelp(rest);
    if (OTHER_COMMANDS.has(first)) return await runOther(first, rest);
    if (!command) throw new UsageError(message('noTool', { tool: shown(first) }));
    return await runTool(command, rest);
  } catch (error) {
    await complain(command, error);
    if (error instanceof UsageError) {
      const help = await sentenceOf(message('seeHelp', { command: `toolyard help${command ? ` ${command}` : ''}` }));
      process.stderr.write(`${help}\n`);
    }
    return EXIT.problem;
  }
}

async function runTool(command: string, args: readonly string[]): Promise<number> {
  const { loadTool } = await import('./tools');
  const { asksForHelp } = await import('./flags');
  if (asksForHelp(await loadTool(command), args)) return print(await toolHelp(command));
  const { runCommand } = await import('./command');
  return runCommand(command, args);
}

async function runOther(name: string, args: readonly string[]): Promise<number> {
  if (name === 'help') return printHelp(args);
  const end = args.indexOf('--');
  if (args.slice(0, end < 0 ? args.length : end).some(isHelp)) return print(await otherHelp(name));
  if (name === 'list') return print(await toolList(args));
  if (name === 'completion') {
    const { completionScript } = await import('./completion');
    return print(await completionScript(args[0] ?? ''));
  }
  if (name === 'mcp') {
    const { serveMcp } = await import('./mcp/server');
    return serveMcp(args);
  }
  if (name === 'serve') {
    const { runServe } = await import('./serve/command');
    return runServe(args);
  }
  if (name === 'doctor') {
    const { runDoctor } = await import('./doctor/command');
    return runDoctor(args);
  }
  if (name === 'replay') {
    const { runReplay } = await import('./replay');
    return runReplay(args);
  }
  const { runRecipeFile } = await import('./recipe');
  return runRecipeFile(args);
}

const isHelp = (word: string) => word === '--help' || word === '-h';

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.done;
}

/** `words` may name a command. */
async function printHelp(words: readonly string[]): Promise<number> {
  const { findCommand } = await import('./tools');
  const name = words.find((word) => word !== '--' && !isHelp(word));
  if (name === undefined) return print(await generalHelp());
  if (OTHER_COMMANDS.has(name)) return print(await otherHelp(name));
  const command = findCommand(name);
  if (!command) throw new UsageError(message('noTool', { tool: shown(name) }));
  return print(await toolHelp(command));
}

async function otherHelp(name: string): Promise<string> {
  const { help = '', more } = OTHER_COMMANDS.get(name) ?? {};
  const usage = await sentenceOf(usageOf(name));
  return `${[usage, help, ...(more === undefined ? [] : [more])].join('\n\n')}\n`;
}

async function generalHelp(): Promise<string> {
  return [
    words.generalUsage,
    '',
    words.generalText,
    '',
    words.tools,
    table(await toolRows()),
    '',
    ...[...OTHER_COMMANDS].map(([name, { takes, help }]) => `${`toolyard ${name} ${takes}`.padEnd(36)}${help}`),
    `${'toolyard --version'.padEnd(36)}${words.helpOfVersion}`,
    '',
    words.exitCodes,
    '',
  ].join('\n');
}

async function toolRows() {
  const { commandNames, recordOf } = await import('./tools');
  return commandNames.map((name) => [name, recordOf(name).description] as const);
}

async function toolList(args: readonly string[]): Promise<string> {
  const [flag] = args;
  if (flag !== undefined && flag !== '--json')
    throw new UsageError(message('listTakesJson', { argument: shown(flag) }));
  if (flag === undefined) return `${table(await toolRows()).replaceAll(/^ {2}/gm, '')}\n`;
  const { describeTools } = await import('./library');
  const tools = (await describeTools()).map(({ name, id, title, description }) => ({ name, id, title, description }));
  return `${JSON.stringify(tools, null, 2)}\n`;
}

async function toolHelp(command: string): Promise<string> {
  const { loadTool, recordOf } = await import('./tools');
  const { helpRows, usageOfTool } = await import('./help');
  const tool = await loadTool(command);
  const { title, description } = recordOf(command);
  const head = await sentenceOf(message('titleAndDescription', { title, description }));
  const usage = await sentenceOf(message('usage', { command: usageOfTool(tool) }));
  return `${head}\n\n${usage}\n\n${words.options}\n${table(helpRows(tool))}\n`;
}

const table = (rows: readonly HelpRow[]) =>
  rows
    .map(([name, text]) => (name.length > 24 ? `  ${name}\n${' '.repeat(28)}${text}` : `  ${name.padEnd(26)}${text}`))
    .join('\n');
