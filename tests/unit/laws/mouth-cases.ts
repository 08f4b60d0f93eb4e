// The cases of the law that every way to run a tool says the same: the laws' samples, the cases of the browser tests, and inputs
// that have something said of them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { idOf, loadTool } from '../../../cli/tools';
import type { Tool } from '../../../cli/job';
import type { KernelInput, Source } from '../../../workers/contract/run/source';
import type { Setting } from '../../tools/case';
import { toolCases } from '../../tools/cases';
import { optionOf } from '../../tools/option-of';
import type { KernelUnderLaw } from './law-sample';
import { SAID } from './said-inputs';

export interface MouthCase {
  readonly name: string;
  readonly values: object;
  readonly inputs: readonly Source[];
  readonly key?: string;
  /** What the browser tests expect the page to say. */
  readonly says?: RegExp;
}

const listOf = (input: KernelInput) => (Array.isArray(input) ? input : [input]) as readonly Source[];

/** Options of samples that the tool's form has under other names, by kernel. Undefined for a run that no form asks for. */
const AS_FORM: Readonly<Record<string, (options: Readonly<Record<string, unknown>>) => object | undefined>> = {
  'diff-checker': ({ ignoreSpace, ignoreCase, ignoreLineEnds }) => ({ ignoreSpace, ignoreCase, ignoreLineEnds }),
  'duplicate-finder': () => ({}),
  'hash-generator': ({ algorithms, findLists }) => (findLists === true ? undefined : { algorithms }), // hash --check
  'jwt-decoder': () => ({}),
  'markdown-editor': () => ({}),
  'patch-applier': ({ reverse }) => ({ mode: 'apply', reverse }),
  'qr-generator': ({ task, ...look }) => ({ mode: task, ...look }),
  'text-case-converter': ({ locale }) => ({ locale }),
  'uuid-generator': ({ kind, format, namespace }) => ({ kind, format, namespace: 'own', ownNamespace: namespace }),
};

async function samplesOf(kernelId: string): Promise<readonly MouthCase[]> {
  const file = join(import.meta.dirname, '..', kernelId, 'law-samples.ts');
  if (!existsSync(file)) return [];
  const { underLaw } = (await import(pathToFileURL(file).href)) as { underLaw: KernelUnderLaw };
  return underLaw.samples.flatMap(({ name, input, options }) => {
    const values = AS_FORM[kernelId]?.(options as Readonly<Record<string, unknown>>) ?? options;
    return AS_FORM[kernelId] && values === options ? [] : [{ name, values: values as object, inputs: listOf(input) }];
  });
}

/** The options and the other input that controls set. */
function arrange(tool: Tool, settings: readonly Setting[] = []) {
  const set = settings.map((setting) => ({ setting, option: optionOf(tool, setting) }));
  const values = Object.fromEntries(
    set.flatMap(({ option }) => (option ? [[option.name, option.value] as const] : [])),
  );
  const others = set.flatMap(({ setting, option }) => (!option && 'field' in setting ? [setting.text] : []));
  return { values, others };
}

const isBlank = (input: object | undefined) =>
  input !== undefined && 'text' in input && String(input.text).trim() === '';

/** Without the files of several megabytes, whose results tests/cli/page.test.ts compares. */
function browserCases(tool: Tool): readonly MouthCase[] {
  const { typed, form, complaint } = toolCases[tool.id] ?? {};
  const of = (name: string, settings: readonly Setting[] | undefined, ...inputs: readonly Source[]): MouthCase => {
    const { values, others } = arrange(tool, settings);
    return { name, values, inputs: [...inputs, ...others] };
  };
  const refused = complaint?.input;
  const content = refused && ('text' in refused ? refused.text : new Blob([new Uint8Array(refused.content())]));
  return [
    ...(typed ? [of('typed text', typed.settings, typed.text)] : []),
    ...(form ? [of('settings', form.settings)] : []),
    // The page asks for an input before anything runs. On a command line, an empty input is one.
    ...(complaint && !isBlank(refused) && !REFUSED_BY_SCHEMA.includes(tool.id)
      ? [
          {
            ...of('a complaint', complaint.settings, ...(content === undefined ? [] : [content])),
            says: complaint.says,
          },
        ]
      : []),
  ];
}

/** The schema refuses the count first, in the words of a flag. */
const REFUSED_BY_SCHEMA: readonly string[] = ['uuid-generator'];

/** Kernels of a tool besides its own. */
const OTHER_KERNELS: Readonly<Record<string, readonly string[]>> = { 'diff-checker': ['patch-applier'] };

export async function casesOf(command: string): Promise<readonly MouthCase[]> {
  const id = idOf(command);
  const tool = await loadTool(command);
  const samples = await Promise.all([id, ...(OTHER_KERNELS[id] ?? [])].map(samplesOf));
  const said = (SAID[command] ?? []).map(([first, values = {}, key]): MouthCase => {
    const inputs = listOf(first);
    const shown = JSON.stringify(inputs.map((one) => (typeof one === 'string' ? one.slice(0, 40) : 'bytes')));
    return { name: `${shown} ${JSON.stringify(values)}`, values, inputs, ...(key !== undefined && { key }) };
  });
  return [...samples.flat(), ...browserCases(tool), ...said];
}
