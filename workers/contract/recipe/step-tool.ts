// A tool as a step of recipes: what it takes and gives, and how its options become a run.
import { kernelRun, type CommandRecord, type KernelRun, type OpenRun } from '../options/command';
import type { Options } from '../options/options';
import type { KernelSpec } from '../run/kernel';
import type { KernelInput } from '../run/source';

/** `bytes` are any bytes, text included. `two-texts`: two inputs, which both go through the steps before. */
export type StepTakes = 'nothing' | 'text' | 'bytes' | 'two-texts';

/**
 * - `text`: always text.
 * - `bytes`: any bytes, so perhaps text.
 * - `image`: never text.
 * - `files`: a ZIP of several files.
 * - `verdict`: only yes or no.
 */
export type StepGives = 'text' | 'bytes' | 'image' | 'files' | 'verdict';

/** A way to use a tool as a step, such as the decoding of Base64. */
export interface StepWay<Values extends object = object> {
  /** The options that choose it. */
  readonly set: Partial<Values>;
  readonly takes: StepTakes;
  readonly gives: StepGives;
  /**
   * The options that make the opposite step, which may depend on the others. Undefined if there is none. The opposite of the opposite
   * is the step itself, in the options that count.
   */
  readonly opposite?: Partial<Values> | ((values: Values) => Partial<Values> | undefined);
  /**
   * The same input and options give another result each time: a random one, or one with the time in it. `unless`: an option that,
   * unless it is empty, decides the result.
   */
  readonly varies?: true | { readonly unless: string };
}

/** A tool as a step, in its folder's `step.ts`: its schema, its ways, and how its options become a run of its kernel. */
export interface StepTool {
  /** On the site. */
  readonly id: string;
  readonly command: CommandRecord;
  readonly options: Options;
  /** The first one whose `set` the values have counts. Options in none of them can't be a step. */
  readonly ways: readonly StepWay[];
  /** Values have passed `options.parse`. Throws ToolError for what only their combination makes wrong. */
  readonly open: (values: object) => Promise<KernelRun>;
}

interface StepDefinition<Values extends object> {
  readonly id: string;
  readonly command: CommandRecord;
  readonly options: Options<Values>;
  readonly ways: readonly StepWay<NoInfer<Values>>[];
  readonly open: OpenRun<NoInfer<Values>>;
}

/** The schema has parsed the values that come back, so the casts are safe. */
export function defineStep<Values extends object>({ open, ways, ...step }: StepDefinition<Values>): StepTool {
  return {
    ...step,
    ways,
    async open(values) {
      const run = await open(values as Values, { names: [] });
      if ('answer' in run) throw new Error(`${step.id} has no kernel under these options.`);
      return run;
    },
  };
}

/** For a tool whose options are its kernel's. */
export const kernelStep = <Input extends KernelInput, Values extends object, Output>(
  command: CommandRecord,
  spec: KernelSpec<Input, Values, Output>,
  options: Options<NoInfer<Values>>,
  ways: readonly StepWay<NoInfer<Values>>[],
): StepTool => defineStep<Values>({ id: spec.id, command, options, ways, open: (values) => kernelRun(spec, values) });

/** By the tools' ids. */
export type StepTools = Readonly<Record<string, StepTool>>;

/** By the tool's id, or by its command's name. */
export const findStepTool = (tools: StepTools, name: string): StepTool | undefined =>
  Object.hasOwn(tools, name) ? tools[name] : Object.values(tools).find(({ command }) => command.name === name);

/** Whether a step with these options gives another result each time. */
export function stepVaries(tool: StepTool, values: object): boolean {
  const { varies } = wayOf(tool, values) ?? {};
  if (typeof varies !== 'object') return varies === true;
  return new Map<string, unknown>(Object.entries(values)).get(varies.unless) === '';
}

/** Undefined if a step can't have these options. */
export function wayOf({ ways }: StepTool, values: object): StepWay | undefined {
  const given = new Map(Object.entries(values));
  return ways.find(({ set }) => Object.entries(set).every(([name, value]) => given.get(name) === value));
}
