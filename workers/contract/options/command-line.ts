// What a tool does on a command line beyond its options, and what that code uses of the command line.
import type { KernelRun } from './command';
import type { ToolError, ToolErrorCode } from '../run/errors';
import type { Message, Text } from '../run/message';
import type { AnySource } from '../run/source';
import type { RunReply } from '../run/wire';

/** What only the command line knows of a tool: its `command-line.ts`. */
export interface CommandLine<Values extends object = object> {
  /** Reads any bytes, or knows the encoding of its text, so there is no common --encoding. */
  readonly readsBytes?: true;
  /** The help of --check, whose code is `command-check.ts` beside the kernel. */
  readonly check?: string;
  /** Compares two folders as well as two files. */
  readonly comparesFolders?: true;
  /** Takes further files after its two inputs. */
  readonly takesMore?: true;
  /** All files are the input of one run, which reads few of them. */
  readonly comparesAll?: true;
  /** The names of results in a folder. By default a result has its input's name, a dot and the command's name. */
  readonly suffixes?: {
    readonly added: string;
    /** With these options, the input's name loses one of these suffixes instead, in any case. */
    readonly removed?: { readonly with: Partial<Values>; readonly suffixes: readonly string[] };
  };
  /** With these options, these errors are the answer “no” and not a problem. */
  readonly verdictOnError?: { readonly with: Partial<Values>; readonly codes: readonly ToolErrorCode[] };
}

/** Whether the options have these values. */
export function hasValues(options: object, wanted: object): boolean {
  const given = new Map<string, unknown>(Object.entries(options));
  return Object.entries(wanted).every(([name, value]) => given.get(name) === value);
}

export interface OpenedFile {
  readonly source: AnySource;
  readonly close: () => Promise<void>;
}

/** What the code of --check uses of the command line. */
export interface CheckHost {
  readonly signal: AbortSignal;
  /** A text of at most so many bytes. Throws ToolError. */
  readonly readText: (path: string, largest: { readonly bytes: number; readonly words: Text }) => Promise<string>;
  /** Throws ToolError if there is no such file. */
  readonly open: (path: string) => Promise<OpenedFile>;
  readonly run: (run: KernelRun, source: AnySource) => Promise<RunReply<unknown>>;
  /** With --strict-folder: the folders in which every file must be listed. With none, that is the folder of the listed files. */
  readonly strictFolders?: readonly string[];
  /** The files in a folder except the lists, and whether that is all of them. */
  readonly listFolder: (folder: string) => Promise<{ readonly files: readonly string[]; readonly isComplete: boolean }>;
  /** A line of the result. */
  readonly print: (line: string) => void;
  /** Says this beside the result, unless the command is quiet. */
  readonly note: (note: Message) => Promise<void>;
  readonly complain: (error: ToolError) => Promise<void>;
  /** A name on one line, without characters that a terminal would execute. */
  readonly shown: (name: string) => string;
}

/** `problem`: nothing could be checked, which the check has reported. */
export type CheckVerdict = 'done' | 'negative' | 'problem';

/** Checks the files that some lists name. Returns the worst verdict. */
export type CheckLists = (paths: readonly string[], host: CheckHost) => Promise<CheckVerdict>;
