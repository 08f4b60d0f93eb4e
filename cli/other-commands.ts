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

const RECEIPT_FLAGS = [
  ['--receipt FILE', words.receiptFlag],
  ['--receipt-typed', words.receiptTypedFlag],
] as const;

const REPLAY_FLAGS = [
  ['--set N.OPTION=VALUE', words.replaySet],
  ['-q, --quiet', words.replayQuiet],
] as const;

const rowsOf = (flags: readonly (readonly [flag: string, help: string])[]) =>
  flags.map(([flag, help]) => `  ${flag.padEnd(26)}${help}`).join('\n');

export const OTHER_COMMANDS: ReadonlyMap<string, OtherCommand> = new Map([
  ['help', { takes: 'TOOL', help: words.helpOfHelp }],
  ['list', { takes: '[--json]', help: words.helpOfList }],
  [
    'run',
    {
      takes: 'RECIPE [FILE [OTHER]]',
      usage: 'RECIPE [--output FILE] [--encoding NAME] [--json] [--quiet] [--receipt FILE] [FILE [OTHER]]',
      help: words.helpOfRun,
      more: `${rowsOf(RECEIPT_FLAGS)}\n\n${words.runOnFolder}\n\n${rowsOf(RUN_FLAGS)}`,
    },
  ],
  [
    'replay',
    {
      takes: 'RECEIPT FILE…',
      usage: 'RECEIPT [--set N.OPTION=VALUE]… [--quiet] [FILE [OTHER]]',
      help: words.helpOfReplay,
      more: `${rowsOf(REPLAY_FLAGS)}\n\n${words.replayProof}`,
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
