// A law over all cases of all tools: the command line, and with it the library and MCP, says of an input what the page says: the same
// notes, verdict and error, as messages.
import { describe, expect, it } from 'vitest';
import { kernelOf, commandNames, loadTool, idOf } from '../../../cli/tools';
import { jobOf, type Job } from '../../../cli/job';
import { kernelRun } from '../../../workers/contract/options/command';
import { toErrorData, type ToolErrorData } from '../../../workers/contract/run/errors';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { Text } from '../../../workers/contract/run/message';
import type { KernelInput } from '../../../workers/contract/run/source';
import type { RunReply } from '../../../workers/contract/run/wire';
import { inEnglish } from '../in-english';
import { casesOf, type MouthCase } from './mouth-cases';
import { pageRuns, type PageRun } from './page-runs';
import { messagesIn, unsaid } from './said';

/** What one way to run a tool says. */
interface Mouth {
  readonly data: unknown;
  readonly isPositive: boolean;
  readonly error?: ToolErrorData;
}

const signal = new AbortController().signal;
const NAMES = ['a.txt', 'b.txt'];

function inputOf(job: Job, { inputs }: MouthCase): KernelInput {
  const [only = ''] = inputs;
  return job.takes === 'nothing' ? [] : inputs.length > 1 ? inputs : only;
}

const failed = (error: ToolErrorData): Mouth => ({ data: [], isPositive: false, error });

async function mouthOf(job: Job, given: MouthCase, dataOf: (output: unknown) => unknown): Promise<Mouth> {
  const reply: RunReply<unknown> = await job.run(inputOf(job, given), { signal });
  if (!reply.ok) return failed(reply.error);
  return { data: dataOf(reply.output), isPositive: job.verdictOf(reply.output) };
}

async function valuesOf(command: string, { values }: MouthCase): Promise<object> {
  const { options } = await loadTool(command);
  const parsed = options.parse(values);
  if (!parsed.ok) throw new Error(`${command} has no options ${JSON.stringify(parsed.problems)}.`);
  return parsed.options;
}

/** As cli/run.ts does. Its text answers are in the result as well. */
async function commandMouth(command: string, given: MouthCase): Promise<Mouth & { readonly text: string }> {
  const { open } = await loadTool(command);
  const values = await valuesOf(command, given);
  try {
    const job = await open(values, { names: NAMES, ...(given.key !== undefined && { key: given.key }) });
    const reply = await mouthOf(job, given, (output) => ({ notes: job.notesOf(output), result: job.resultOf(output) }));
    const { notes, result } = (reply.error ? {} : reply.data) as { notes?: readonly Text[]; result?: unknown };
    const isText = typeof result === 'object' && result !== null && 'stored' in result && result.stored === 'text';
    const written = typeof result === 'string' ? result : '';
    const text = isText && 'text' in result ? String(result.text) : written;
    return { ...reply, data: notes ?? [], text };
  } catch (error) {
    return { ...failed(toErrorData(error)), text: '' };
  }
}

async function usualRun(command: string, values: object): Promise<PageRun> {
  const id = idOf(command);
  const specs = (await import(`../../../workers/kernels/${id}/spec.ts`)) as Readonly<Record<string, unknown>>;
  const isOwn = (value: unknown): value is KernelSpec<KernelInput, unknown, unknown> =>
    typeof value === 'object' && value !== null && 'rights' in value && 'id' in value && value.id === id;
  const spec = Object.values(specs).find(isOwn);
  if (!spec) throw new Error(`${id} has no kernel.`);
  return { run: kernelRun(spec, values) };
}

async function pageMouth(command: string, given: MouthCase): Promise<Mouth> {
  const values = await valuesOf(command, given);
  const [text = ''] = given.inputs;
  const about = { text: typeof text === 'string' ? text : '', names: NAMES, key: given.key };
  const page = pageRuns[idOf(command)]?.(values, about) ?? (await usualRun(command, values));
  if ('shown' in page) {
    const shown = await page.shown();
    if (!('error' in shown)) return { isPositive: true, ...shown };
    const said = await inEnglish(shown.error);
    return failed({ code: 'invalid-input', message: said.filter((one) => one !== '').join(' ') });
  }
  const job = jobOf(page.run, await kernelOf(page.run.kernelId));
  return mouthOf(job, given, (output) => [output, ...(page.beside?.(output) ?? [])]);
}

/** Which option is wrong is shown beside its field, or in the words of a flag. */
async function problemOf({ error }: Mouth) {
  const { option: _option, ...problem } = (await inEnglish(error)) ?? {};
  return problem;
}

/** Notes that have nothing of what the page says. */
const unshown = (notes: readonly Text[], data: unknown) => {
  const shown = messagesIn(data);
  return notes.filter((note) => typeof note === 'string' || unsaid(shown, [note]).length === shown.length);
};

describe.each(commandNames)('%s', async (command) => {
  const cases = await casesOf(command);

  it('has cases', () => expect(cases.length).toBeGreaterThan(1));

  it.each(cases)('$name', async (given) => {
    const [page, here] = [await pageMouth(command, given), await commandMouth(command, given)];
    expect(await problemOf(here)).toEqual(await problemOf(page));
    expect(here.isPositive).toBe(page.isPositive);
    const notes = here.data as readonly Text[];
    const missing = await inEnglish(unsaid(page.data, notes));
    expect(missing.filter((sentence) => !here.text.includes(sentence))).toEqual([]);
    expect(unshown(notes, page.data)).toEqual([]);
    if (given.says) expect(JSON.stringify(await inEnglish([notes, here.error ?? null]))).toMatch(given.says);
  });
});
