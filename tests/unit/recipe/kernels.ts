// Steps that behave as well, or as badly, as real ones might.
import { ToolError } from '../../../workers/contract/run/errors';
import type { Kernel, KernelSpec } from '../../../workers/contract/run/kernel';
import { choice, defineOptions, number, type Options } from '../../../workers/contract/options/options';
import { kernelRun } from '../../../workers/contract/options/command';
import { defineStep, type StepTool } from '../../../workers/contract/recipe/step-tool';
import { MiB, type Stored } from '../../../workers/contract/run/sink';
import type { AnySource, KernelInput } from '../../../workers/contract/run/source';
import type { KernelTable } from '../../../workers/run/worker-api';

const MOMENTS = ['never', 'at once', 'in the middle', 'at the end'] as const;

/** `times`: how often each byte is written. */
const options = defineOptions({
  times: number({ min: 0, max: 9, initial: 1 }),
  fails: choice(MOMENTS),
  stopsAfter: number({ min: 0, max: 1e9, initial: 1e9 }),
});

interface CopyOptions {
  readonly times: number;
  readonly fails: (typeof MOMENTS)[number];
  readonly stopsAfter: number;
}

interface CopyOutput {
  readonly result: Stored;
  readonly notes: readonly string[];
  readonly bytes: number;
}

const refuse = (offset: number) => {
  throw new ToolError('invalid-input', `Byte ${offset} is odd.`, { at: { line: 1, column: offset + 1, offset } });
};

/** Copies its input, or stops reading after this many bytes. Every byte may be written several times. */
const copy: Kernel<AnySource, CopyOptions, CopyOutput> = async (source, { times, fails, stopsAfter }, run) => {
  if (fails === 'at once') refuse(0);
  const sink = await run.sink({ mime: 'text/plain' });
  let bytes = 0;
  if (stopsAfter > 0) {
    for await (const chunk of run.read(source)) {
      for (let time = 0; time < times; time++) await sink.write(chunk);
      bytes += chunk.length;
      if (fails === 'in the middle') refuse(bytes);
      if (bytes >= stopsAfter) break;
    }
  }
  const result = await sink.close();
  if (fails === 'at the end') refuse(bytes);
  return { result, notes: [`copied ${bytes}`], bytes };
};

/** Says how long its input is. Its result is not in a sink. */
const measure: Kernel<AnySource, object, { readonly size: number }> = async (source, _, run) => {
  let size = 0;
  for await (const chunk of run.read(source)) size += chunk.length;
  return { size };
};

/** Returns the size of its input, or of each input in a list. */
const sizes: Kernel<readonly AnySource[], object, { readonly result: Stored }> = async (sources, _, run) => {
  const sink = await run.sink({ mime: 'text/plain' });
  for (const source of sources) {
    let size = 0;
    for await (const chunk of run.read(source)) size += chunk.length;
    await sink.write(new TextEncoder().encode(`${size} `));
  }
  return { result: await sink.close() };
};

/** Writes MiB after MiB, from no input. */
const generate: Kernel<KernelInput, CopyOptions, CopyOutput> = async (_, { times }, run) => {
  const sink = await run.sink({ mime: 'text/plain' });
  for (let time = 0; time < times; time++) await sink.write(new Uint8Array(MiB).fill(97 + time));
  return { result: await sink.close(), notes: [], bytes: times * MiB };
};

/** Its first sink is for something else than its result. */
const confused: Kernel<AnySource, object, { readonly result: Stored }> = async (source, _, run) => {
  const rows = await run.sink({ mime: 'application/x-rows' });
  for await (const chunk of run.read(source)) await rows.write(chunk);
  await rows.close();
  const sink = await run.sink({ mime: 'text/plain' });
  return { result: { ...(await sink.close()), stored: 'text', text: 'the result' } };
};

/** Reads nothing, and never ends. */
const neverStarts: Kernel<AnySource, object, { readonly result: Stored }> = () => new Promise(() => undefined);

const buggy: Kernel<AnySource, object, { readonly result: Stored }> = () => {
  throw new TypeError('secret library text');
};

export const table: KernelTable = { copy, measure, sizes, generate, confused, neverStarts, buggy, whole: copy };

const spec = <Input extends KernelInput, Options, Output>(
  id: string,
  _: Kernel<Input, Options, Output>,
  more: Partial<KernelSpec<Input, Options, Output>> = {},
): KernelSpec<Input, Options, Output> => ({ id, rights: 'compute', readsOnce: () => true, ...more });

const none = defineOptions({});

const WAYS = [{ set: {}, takes: 'bytes', gives: 'text' }] as const;

/** A step whose options are its kernel's. */
const tool = <Input extends KernelInput, Values extends object, Output>(
  id: string,
  schema: Options<Values>,
  of: KernelSpec<Input, Values, Output>,
  ways: StepTool['ways'] = WAYS,
): StepTool =>
  defineStep({ id, command: { name: id }, options: schema, open: (values) => kernelRun(of, values), ways });

export const tools = {
  copy: tool('copy', options, spec('copy', copy)),
  /** Must have its whole input. */
  whole: tool('whole', options, spec('whole', copy, { readsOnce: () => false })),
  measure: tool(
    'measure',
    none,
    spec('measure', measure, { resultOf: ({ size }) => String(size), verdictOf: ({ size }) => size > 3 }),
  ),
  mute: tool('mute', none, spec('measure', measure)),
  sizes: tool('sizes', none, spec('sizes', sizes, { several: true })),
  generate: tool('generate', options, spec('generate', generate, { slots: [] }), [
    { set: {}, takes: 'nothing', gives: 'text' },
  ]),
  confused: tool('confused', none, spec('confused', confused)),
  neverStarts: tool('neverStarts', none, spec('neverStarts', neverStarts)),
  buggy: tool('buggy', none, spec('buggy', buggy)),
  two: tool('two', none, spec('sizes', sizes, { slots: ['left', 'right'] }), [
    { set: {}, takes: 'two-texts', gives: 'text' },
  ]),
} satisfies Record<string, StepTool>;
