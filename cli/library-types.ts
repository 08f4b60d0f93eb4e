// The types of the package's library, generated from the tools' schemas.
import type { Option } from '../workers/contract/options/options';
import { findBrowserTool } from './browser/kernels';
import type { ToolDescription } from './library';

/** The types that all tools share, as in run.ts, without the site's own types. */
const COMMON = `/** Text is UTF-8. Two inputs are a list. */
export type Input = string | Uint8Array | Blob | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

export interface Settings {
  readonly signal?: AbortSignal;
  /** \`done\` and \`total\` count what \`step\` says; an unknown total is missing. */
  readonly onProgress?: (progress: {
    readonly done: number;
    readonly total?: number;
    readonly step: { readonly label: string; readonly unit: 'bytes' | 'seconds' | 'items' };
  }) => unknown;
  /** A name for each input, as hashes and patches show it. */
  readonly names?: readonly string[];
  /** The key of an HMAC, or the one that verifies a token. */
  readonly key?: string;
  /** Of inputs that aren't UTF-8 or UTF-16, such as \`windows-1252\`. */
  readonly encoding?: string;
  /** Takes the result as it is made, and is closed after it, or aborted. There is no \`result\` then. */
  readonly to?: WritableStream<Uint8Array>;
}

export interface Result {
  /** The text or file that the tool makes. Undefined for a tool that only checks, such as a validation, and with \`to\`. */
  readonly result: Blob | undefined;
  /** False for a negative answer: different, not matching, not a valid signature. */
  readonly isPositive: boolean;
  /** What the tool tolerated, assumed, lost or found. */
  readonly notes: readonly string[];
  /** The tool's complete output, as data. */
  readonly output: unknown;
}

/** A problem with the input or an option, in words for people. */
export class ToolyardError extends Error {
  readonly code: string;
  /** Where in the input: line and column from 1. */
  readonly at: { readonly line: number; readonly column: number; readonly offset: number } | undefined;
  readonly option: string | undefined;
}

/** Runs a tool. Options that are missing have their defaults. Rejects with ToolyardError. */
export function run<Name extends keyof Tools>(
  tool: Name,
  input: Input | readonly Input[],
  options?: Tools[Name],
  settings?: Settings,
): Promise<Result>;

/** A recipe that is ready to run. */
export interface Recipe {
  /** Empty for a recipe without a name. */
  readonly name: string;
  /** The commands of the steps that run. */
  readonly steps: readonly string[];
  /** Two inputs are a list, for a recipe that compares them. Rejects with ToolyardError. */
  run(
    input?: Input | readonly Input[],
    settings?: Pick<Settings, 'signal' | 'onProgress' | 'to'>,
  ): Promise<Result>;
}

/** Checks a recipe as text. Rejects with ToolyardError, which names the line of a wrong step. */
export function openRecipe(text: string): Promise<Recipe>;

/** In a browser: cancels all runs and ends all workers. An idle worker also ends after ten seconds. Does nothing in Node. */
export function close(): void;
`;

const DESCRIPTIONS = `
export interface ToolDescription {
  readonly name: keyof Tools;
  /** On the site. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: Readonly<Record<string, { readonly kind: string }>>;
}

/** All tools with their options. */
export function describeTools(): Promise<readonly ToolDescription[]>;
`;

const unionOf = (values: readonly (string | number)[]) => values.map((value) => JSON.stringify(value)).join(' | ');

function typeOf(option: Option): string | undefined {
  switch (option.kind) {
    case 'choice':
      return unionOf(option.values);
    case 'choices':
      return `readonly (${unionOf(option.values)})[]`;
    case 'toggle':
      return 'boolean';
    case 'number':
      return 'number';
    case 'text':
    case 'color':
      return 'string';
    case 'secret':
      return undefined;
  }
}

function typeOfTool({ name, description, options }: ToolDescription): string {
  const fields = Object.entries(options).flatMap(([option, schema]) => {
    const type = typeOf(schema);
    return type === undefined ? [] : [`    readonly ${option}?: ${type};\n`];
  });
  const type = fields.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${fields.join('')}  }`;
  return `  /** ${description} */\n  readonly '${name}': ${type};\n`;
}

const typesOf = (tools: readonly ToolDescription[]): string =>
  `/** The options of each tool. */\nexport interface Tools {\n${tools.map(typeOfTool).join('')}}\n\n${COMMON}`;

/** A declaration file for TypeScript. */
export const libraryTypes = (tools: readonly ToolDescription[]): string => typesOf(tools) + DESCRIPTIONS;

/** The same of 'toolyard/browser', which has fewer tools. */
export const browserTypes = (tools: readonly ToolDescription[]): string =>
  typesOf(tools.filter(({ name }) => findBrowserTool(name) !== undefined));
