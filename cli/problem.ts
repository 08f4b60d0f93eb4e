// Errors around a run: exit codes, sentences for system errors, and names made safe to print.
import { ToolError } from '../workers/contract/run/errors';

/** `negative`: the result is negative. A signal has its own code: see command.ts. */
export const EXIT = { done: 0, negative: 1, problem: 2 } as const;

/** NO_COLOR: https://no-color.org */
const red = (text: string) => (process.stderr.isTTY && !process.env.NO_COLOR ? `\x1b[31m${text}\x1b[39m` : text);

/** Prints a sentence, or the sentence of an error, to standard error. */
export async function complain(command: string | undefined, problem: unknown): Promise<void> {
  const sentence = typeof problem === 'string' ? problem : await sentenceOf(problem);
  process.stderr.write(`${red(`toolyard${command ? ` ${command}` : ''}:`)} ${shown(sentence)}\n`);
}

async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof UsageError) return error.message;
  const { explain } = await import('../workers/run/run-kernel');
  const { inWords } = await import('./in-words');
  return (await inWords(explain(error))).message;
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

/** A name or a sentence on one line, without unsafe characters. */
export const shown = (name: string): string =>
  visible(name)
    .replace(NAME_BYTE, (byte) => `\\x${(byte.charCodeAt(0) - 0xdc00).toString(16)}`)
    .replaceAll('\n', '\\n')
    .replace(/[\r\t]/g, escaped);

/** The code of a system error (errno(3)), or an empty text. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file. Check the path.',
  EACCES: 'You may not read this file. Check its permissions.',
  EISDIR: 'This is a folder. Name the files in it.',
  ENOTDIR: 'A part of the path is not a folder. Check the path.',
  ENAMETOOLONG: 'The name is too long. Check the path.',
};

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: 'The folder of this file does not exist. Create it first.',
  EACCES: 'You may not write here. Check the permissions of the folder.',
  EPERM: 'You may not write here. Check the permissions of the folder.',
  EEXIST: 'This file already exists. Replace it with --force, or use another folder.',
  EISDIR: 'This is a folder. Name a file.',
  ENOTDIR: 'A part of the path is not a folder. Check the path.',
  ENAMETOOLONG: 'The name is too long. Use a shorter one.',
  EROFS: 'This disk is read-only. Use another folder.',
  ENOSPC: 'The disk is full. Free some space, or use another disk.',
  EDQUOT: 'Your disk quota is used up. Free some space, or use another disk.',
};

/** `action` is what failed; system error codes become sentences (errno(3)). */
export function fileProblem(error: unknown, name: string, action: 'read' | 'write'): ToolError {
  const code = codeOf(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const known = (action === 'read' ? READING : WRITING)[code];
  const text =
    known ?? `This file could not be ${action === 'read' ? 'read' : 'written'}${code && ` (${code})`}. Try again.`;
  return new ToolError(isFull ? 'no-space' : 'unreadable', `${shown(name)}: ${text}`, { cause: error });
}

/** The error of a folder that was named as a file names the flag for it. Any other error stays as it is. */
export const withFolderFlag = (error: unknown, name: string): unknown =>
  error instanceof ToolError && codeOf(error.cause) === 'EISDIR'
    ? new ToolError('unreadable', `${shown(name)}: This is a folder. Add --recursive to take the files in it.`)
    : error;

/** Wrong arguments: the command line shows where to find help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
