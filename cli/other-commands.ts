// The commands that aren't tools: their usage and what they do.
import type { Message } from '../workers/contract/run/message';
import { message } from './message';
import * as doctor from './doctor/words';
import * as serve from './serve/words';
import * as words from './words';

interface OtherCommand {
  readonly takes: string;
  /** With its options. */
  readonly usage?: string;
  readonly help: string;
  /** What only the command's own help says. */
  readonly more?: string;
}

/** Of `run`, for folders. */
const RUN_FLAGS = [
  ['-r, --recursive', words.runRecursive],
  ['-L, --follow', words.runFollow],
  ['--skip-hidden', words.runSkipHidden],
  ['-f, --force', words.runForce],
  ['--save-failed FILE', words.runSaveFailed],
  ['--files0-from FILE', words.runFilesFrom],
] as const;

export const OTHER_COMMANDS: ReadonlyMap<string, OtherCommand> = new Map([
  ['help', { takes: 'TOOL', help: words.helpOfHelp }],
  ['list', { takes: '[--json]', help: words.helpOfList }],
  [
    'run',
    {
      takes: 'RECIPE [FILE [OTHER]]',
      usage: 'RECIPE [--output FILE] [--encoding NAME] [--json] [--quiet] [FILE [OTHER]]',
      help: words.helpOfRun,
      more: `${words.runOnFolder}\n\n${RUN_FLAGS.map(([flag, help]) => `  ${flag.padEnd(26)}${help}`).join('\n')}`,
    },
  ],
  ['mcp', { takes: '--root FOLDER', help: words.helpOfMcp }],
  ['serve', { takes: '[--port N]', usage: '[--port N] [--host ADDRESS]', help: serve.help, more: serve.more }],
  ['doctor', { takes: '[--json]', help: doctor.help }],
  ['completion', { takes: 'SHELL', help: words.helpOfCompletion }],
]);

/** One line. */
export function usageOf(name: string): Message {
  const { takes = '', usage = takes } = OTHER_COMMANDS.get(name) ?? {};
  return message('usage', { command: `toolyard ${name} ${usage}` });
}
