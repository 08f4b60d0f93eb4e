// Runs one step of a recipe: its input may come from a pipe, and its result may go into one.
import { ToolError } from '../contract/run/errors';
import type { Kernel, RunContext, Step } from '../contract/run/kernel';
import { messagesOf } from '../contract/run/message';
import type { Stored } from '../contract/run/sink';
import { isPipe, sourcesOf, type AnySource, type KernelInput, type Pipe } from '../contract/run/source';
import type { ResultOf, RunReply, RunRequest, StepPipes } from '../contract/run/wire';
import { BytePipe } from '../lib/pipe';
import { CHUNK_BYTES, readChunks } from '../lib/read-chunks';
import type { common } from '../words/common';
import { openContext, type RunEnvironment } from './context';
import { PortReader, PortWriter } from './port-pipe';
import { explain, runKernel } from './run-kernel';
import type { LargeFile, SinkPorts } from './sink';

const message = messagesOf<typeof common>('common');

const STORING: Step = { label: message('storingInput'), unit: 'bytes' };

interface StepJob extends Pick<RunRequest, 'options'> {
  readonly input: KernelInput;
  readonly pipes: StepPipes;
  /** Called if the kernel hasn't written its result to its first sink. */
  readonly resultOf: ResultOf;
  /** The storage for a spooled input. */
  readonly inputPorts: SinkPorts;
}

/** Never rejects. Both ends of the step's pipes are closed when it resolves. */
export async function runStep(
  kernel: Kernel<KernelInput, unknown, unknown>,
  { input, options, pipes, resultOf, inputPorts }: StepJob,
  environment: RunEnvironment,
): Promise<RunReply<unknown>> {
  const readers = pipes.inputs.map((port) => new PortReader(port, environment.signal));
  const writer = pipes.output && new PortWriter(pipes.output, environment.signal);
  const copy = pipes.copy && new PortWriter(pipes.copy, environment.signal);
  const piped = readers.map((reader) => new BytePipe(reader, (chunk) => reader.giveBack(chunk)));
  const reporting: RunEnvironment = writer
    ? { ...environment, onProgress: (progress) => environment.onProgress?.(progress, writer.reportWritten()) }
    : environment;
  let reply: RunReply<unknown>;
  try {
    const given = piped.length > 0 ? piped : input;
    const source = await prepare(given, pipes, { ...reporting, sinkPorts: inputPorts });
    const sinkPorts = {
      ...environment.sinkPorts,
      ...(writer && pipes.streams && { openPickedFile: () => pipeFile(writer) }),
      ...(copy && pipes.streams && { copyTo: (chunk: Uint8Array) => copy.write(chunk) }),
    };
    const job = writer || copy ? thenWrite(kernel, { writer, copy, resultOf }) : kernel;
    reply = await runKernel(job, source, options, { ...reporting, sinkPorts });
  } catch (error) {
    reply = { ok: false, error: explain(error) };
  }
  for (const reader of readers) reader.leave();
  for (const end of [writer, copy]) end?.end(reply.ok ? 'end' : 'failed');
  return writer ? { ...reply, written: writer.written } : reply;
}

/** The kernel's input: one source, or a list. A pipe that is read more than once is stored. */
async function prepare(input: KernelInput, pipes: StepPipes, environment: RunEnvironment): Promise<KernelInput> {
  const ready: AnySource[] = [];
  for (const source of sourcesOf(input))
    ready.push(pipes.storesInput && isPipe(source) ? await store(source, environment) : source);
  const [only] = ready;
  return pipes.isList || only === undefined || ready.length > 1 ? ready : only;
}

/** Stores a pipe's bytes in the same place as large results. Throws ToolError `no-space`. */
async function store(pipe: Pipe, environment: RunEnvironment): Promise<Blob> {
  environment.onBegun?.();
  const { run, close } = openContext(pipe, environment);
  try {
    const sink = await run.sink({ mime: 'application/octet-stream' });
    for await (const chunk of pipe.read(CHUNK_BYTES)) {
      await sink.write(chunk);
      await run.tick(sink.bytes, undefined, STORING);
    }
    const stored = await sink.close();
    if (stored.stored !== 'blob') throw new Error('A sink for bytes made no Blob.');
    return stored.blob;
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'no-space') throw error;
    throw new ToolError('no-space', message('noRoomForInput', { reason: error.text }), { cause: error });
  } finally {
    await close();
  }
}

/** The kernel's first sink writes to the pipe. The pipe ends with the step, because the kernel may fail after its last byte. */
function pipeFile(writer: PortWriter): Promise<LargeFile> {
  return Promise.resolve({
    write: (chunk) => writer.write(chunk),
    close: (mime) => Promise.resolve({ stored: 'saved', name: '', mime, bytes: writer.written.bytes }),
    abort: () => Promise.resolve(),
  });
}

interface Ends {
  /** Undefined for the last step. */
  readonly writer: PortWriter | undefined;
  readonly copy: PortWriter | undefined;
  readonly resultOf: ResultOf;
}

/** Writes the result to the pipe, and its copy, unless the kernel's first sink has done so. */
const thenWrite =
  (kernel: Kernel<KernelInput, unknown, unknown>, { writer, copy, resultOf }: Ends) =>
  async (input: KernelInput, options: unknown, run: RunContext): Promise<unknown> => {
    const output = await kernel(input, options, run);
    const result = await resultOf(output);
    if (typeof result === 'object' && result.stored === 'saved') return output;
    if (result === undefined && !writer) return output; // the last step is a check
    if (result === undefined) throw new ToolError('unsupported', message('noResult'));
    const hasWritten = [writer, copy].some((end) => end !== undefined && end.written.bytes > 0);
    if (hasWritten && writer) throw new Error('The first sink that the kernel opened is not its result.');
    if (hasWritten) return output;
    for await (const chunk of readChunks(sourceOf(result))) for (const end of [writer, copy]) await end?.write(chunk);
    return output;
  };

function sourceOf(result: Exclude<Stored, { stored: 'saved' }> | string): AnySource {
  if (typeof result === 'string') return result;
  return result.stored === 'text' ? result.text : result.blob;
}
