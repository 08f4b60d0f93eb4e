// Errors around a run: exit codes, sentences for system errors, and names made safe to print.
import { ToolError } from '../workers/contract/run/errors';
import { messagesOf, type Message, type Text } from '../workers/contract/run/message';
import type { common } from '../workers/words/common';
import { message } from './message';

/** `negative`: the result is negative. A signal has its own code: see command.ts. */
export const EXIT = { done: 0, negative: 1, problem: 2 } as const;

/** NO_COLOR: https://no-color.org */
const red = (text: string) => (process.stderr.isTTY && !process.env.NO_COLOR ? `\x1b[31m${text}\x1b[39m` : text);

/** Prints a text, or the text of an error, to standard error. */
export async function complain(command: string | undefined, problem: unknown): Promise<void> {
  const sentence = await sentenceOf(isText(problem) ? problem : await textOfError(problem));
  process.stderr.write(`${red(`toolyard${command ? ` ${command}` : ''}:`)} ${shown(sentence)}\n`);
}

const isText = (problem: unknown): problem is Text =>
  typeof problem === 'string' || (typeof problem === 'object' && problem !== null && 'messageKey' in problem);

async function textOfError(error: unknown): Promise<Text> {
  if (error instanceof UsageError) return error.text;
  const { explain } = await import('../workers/run/run-kernel');
  return explain(error).message;
}

/** A text in words. */
export async function sentenceOf(text: Text): Promise<string> {
  if (typeof text === 'string') return text;
  const { inWords } = await import('./in-words');
  return inWords(text);
}

/**
 * What a terminal would execute, or show in another order or on other lines than it is written: C0 and C1 controls but tab and line
 * feed, a carriage return that ends no line, the separators of lines and paragraphs, and all characters with the property
 * Bidi_Control (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\r(?!\n)/g;

const escaped = (character: string) => {
  const hex = character.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`;
};

/** Text for a terminal, with its unsafe characters written out: `\x1b`. */
export const visible = (text: string): string => text.replace(UNSAFE, escaped);

/** A byte of a name that isn't UTF-8: see byte-names.ts. */
const NAME_BYTE = /[\udc80-\udcff]/gu;

export const withBytesShown = (text: string): string =>
  text.replace(NAME_BYTE, (byte) => `\\x${(byte.charCodeAt(0) - 0xdc00).toString(16)}`);

/** A name or a sentence on one line, without unsafe characters. */
export const shown = (name: string): string =>
  withBytesShown(visible(name))
    .replaceAll('\n', '\\n')
    .replace(/[\r\t]/g, escaped);

/** The code of a system error (errno(3)), or an empty text. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Not a system's code: the file isn't what it was when it was found. */
export const CHANGED = 'CHANGED';

const READING: Readonly<Record<string, Message>> = {
  [CHANGED]: messagesOf<typeof common>('common')('unreadable'),
  ENOENT: message('noFile'),
  EACCES: message('mayNotReadFile'),
  EISDIR: message('folderNotFile'),
  ENOTDIR: message('pathThroughFile'),
  ENAMETOOLONG: message('longPath'),
};

const WRITING: Readonly<Record<string, Message>> = {
  ENOENT: message('noFolder'),
  EACCES: message('mayNotWrite'),
  EPERM: message('mayNotWrite'),
  EEXIST: message('fileExists'),
  EISDIR: message('nameFile'),
  ENOTDIR: message('pathThroughFile'),
  ENAMETOOLONG: message('longName'),
  EROFS: message('readOnlyDisk'),
  ENOSPC: message('fullDisk'),
  EDQUOT: message('usedUpQuota'),
};

/** A sentence on a file. A path is shown in safe characters. */
export const ofFile = (file: Text, problem: Text): Message =>
  message('ofFile', { file: typeof file === 'string' ? shown(file) : file, problem });

function unknownProblem(action: 'read' | 'write', code: string): Message {
  if (code === '') return message(action === 'read' ? 'notRead' : 'notWritten');
  return message(action === 'read' ? 'notReadWithCode' : 'notWrittenWithCode', { code });
}

/** Without the file's name. */
export function problemOf(error: unknown, action: 'read' | 'write'): Message {
  const code = codeOf(error);
  return (action === 'read' ? READING : WRITING)[code] ?? unknownProblem(action, code);
}

/** `action` is what failed; system error codes become sentences (errno(3)). `name` is a path or a message. */
export function fileProblem(error: unknown, name: Text, action: 'read' | 'write'): ToolError {
  const code = codeOf(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new ToolError(isFull ? 'no-space' : 'unreadable', ofFile(name, problemOf(error, action)), { cause: error });
}

/** The error of a folder that was named as a file names the flag for it. Any other error stays as it is. */
export const withFolderFlag = (error: unknown, name: string): unknown =>
  error instanceof ToolError && codeOf(error.cause) === 'EISDIR'
    ? new ToolError('unreadable', ofFile(name, message('folderNeedsRecursive')))
    : error;

/** Wrong arguments: the command line shows where to find help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly text: Text;

  constructor(text: Text) {
    super(typeof text === 'string' ? text : text.messageKey);
    this.text = text;
  }
}
