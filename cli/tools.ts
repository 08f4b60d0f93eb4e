// The tools of the command line: those with a `command` in their record. The rest of a tool loads when it is needed.
import {
  commandShape,
  kernelRun,
  type CommandContext,
  type CommandRecord,
  type CommandRun,
  type OpenRun,
} from '../workers/contract/options/command';
import type { CheckLists, CommandLine } from '../workers/contract/options/command-line';
import type { KernelSpec } from '../workers/contract/run/kernel';
import { defineOptions, type Options } from '../workers/contract/options/options';
import type { StepTool } from '../workers/contract/recipe/step-tool';
import type { KernelInput } from '../workers/contract/run/source';
import { openRun, type AnyKernel, type Tool } from './job';

/** Without the screen, which a command line doesn't need. */
interface ToolRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Undefined for a tool that takes inputs of any size. */
  readonly sizeLimit?: string;
  readonly command?: CommandRecord;
}

type AnySpec = KernelSpec<KernelInput, unknown, unknown>;
interface Words {
  readonly options: Tool['words'];
}
/** In every file that exports `options`, they are a schema. */
type Exports = Readonly<Record<string, unknown>> & { readonly options?: Options; readonly words?: Words };

const records = import.meta.glob<ToolRecord>('../src/tools/*/tool.ts', { eager: true, import: 'tool' });
const lines = import.meta.glob<CommandLine>('../src/tools/*/command-line.ts', { eager: true, import: 'commandLine' });
const checks = import.meta.glob<CheckLists>('../workers/kernels/*/command-check.ts', { import: 'check' });
const openers = import.meta.glob<OpenRun<object>>('../src/tools/*/command-run.ts', { import: 'open' });
// The package has no files of tools without a command. `import.meta.glob` takes only literals, hence the repetition.
const ownOptions = import.meta.glob<Exports>(['../src/tools/*/options.ts', '!../src/tools/currency-converter/**']);
const steps = import.meta.glob<StepTool>(['../src/tools/*/step.ts', '!../src/tools/currency-converter/**'], {
  import: 'step',
});
const specs = import.meta.glob<Exports>([
  '../workers/kernels/*/spec.ts',
  '!../workers/kernels/mp4-to-mp3-converter/**',
]);
const words = import.meta.glob<Words>(
  ['../workers/kernels/*/words.ts', '!../workers/kernels/mp4-to-mp3-converter/**'],
  { import: 'words' },
);
/** Some tools have further kernels. */
const kernels = new Map(
  Object.entries(
    import.meta.glob<AnyKernel>(
      [
        '../workers/kernels/*/{kernel,kernels/*}.ts',
        '!../workers/kernels/mp4-to-mp3-converter/**',
        // Only a page compares folders in a kernel, sorts the rows of a table, and looks at input before a tool is chosen.
        '!../workers/kernels/diff-checker/kernels/folder-comparer.ts',
        '!../workers/kernels/csv-converter/kernels/table-sorter.ts',
        '!../workers/kernels/identify/kernels/detector.ts',
      ],
      { import: 'kernel' },
    ),
  ).map(([path, load]) => [/([^/]+)(?:\/kernel)?\.ts$/.exec(path)?.[1], load]),
);

interface Command extends ToolRecord {
  readonly command: CommandRecord & CommandLine;
}

const byName: ReadonlyMap<string, Command> = new Map(
  Object.values(records)
    .flatMap(({ command, ...tool }) => {
      const line = lines[`../src/tools/${tool.id}/command-line.ts`];
      return command ? [[command.name, { ...tool, command: { ...command, ...line } }] as const] : [];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

export const commandNames: readonly string[] = [...byName.keys()];

/** By a command's name, or by the tool's id on the site. */
export const findCommand = (name: string): string | undefined =>
  commandNames.find((known) => known === name || byName.get(known)?.id === name);

/** By a command's name. */
export function recordOf(name: string) {
  const known = byName.get(name);
  if (!known) throw new Error(`There is no command ${name}.`);
  return known;
}

/** The tool's id on the site. */
export const idOf = (name: string): string => recordOf(name).id;

export async function kernelOf(kernelId: string): Promise<AnyKernel> {
  const load = kernels.get(kernelId);
  if (!load) throw new Error(`There is no kernel ${kernelId}.`);
  // A kernel gets only the options and inputs of its own spec.
  return load();
}

/** The code of --check. */
export async function checkOf(name: string): Promise<CheckLists> {
  const load = checks[`../workers/kernels/${idOf(name)}/command-check.ts`];
  if (!load) throw new Error(`${name} has no command-check.ts.`);
  return load();
}

const isSpec = (value: unknown, id: string): value is AnySpec =>
  typeof value === 'object' && value !== null && 'rights' in value && 'id' in value && value.id === id;

/** Undefined for a tool that can't be a step. */
export async function loadStep(name: string): Promise<StepTool | undefined> {
  return steps[`../src/tools/${idOf(name)}/step.ts`]?.();
}

/** Without a `command-run.ts`, the options are the kernel's. */
function usualRun(id: string, own: AnySpec | undefined): (values: object) => CommandRun {
  if (!own) throw new Error(`${id} needs a kernel or a command-run.ts.`);
  return (values) => kernelRun(own, values);
}

const loaded = new Map<string, Promise<Tool>>();

/** The options and their words are beside the kernel, or in `options.ts` of the tool's folder. */
export function loadTool(name: string): Promise<Tool> {
  const tool = loaded.get(name) ?? openTool(name);
  loaded.set(name, tool);
  return tool;
}

async function openTool(name: string): Promise<Tool> {
  const { id, command: record } = recordOf(name);
  const [spec, kernelWords, own] = await Promise.all([
    specs[`../workers/kernels/${id}/spec.ts`]?.(),
    words[`../workers/kernels/${id}/words.ts`]?.(),
    ownOptions[`../src/tools/${id}/options.ts`]?.(),
  ]);
  const options = spec?.options ?? own?.options ?? defineOptions({});
  const ownSpec = Object.values(spec ?? {}).find((value) => isSpec(value, id));
  const open = openers[`../src/tools/${id}/command-run.ts`];
  return {
    id,
    record,
    options,
    words: (kernelWords ?? own?.words)?.options ?? {},
    inputs: ownSpec?.slots?.length ?? 1,
    takesSeveral: ownSpec?.queue ?? ownSpec?.several ?? false,
    hasSeveralResults: (ownSpec?.queue ?? false) && !ownSpec?.several,
    isStep: ownSpec !== undefined && steps[`../src/tools/${id}/step.ts`] !== undefined,
    shape: commandShape(options.shape, record),
    async open(values: object, context: CommandContext) {
      const run = open ? await (await open())(values, context) : usualRun(id, ownSpec)(values);
      return openRun(id, run, kernelOf);
    },
  };
}
