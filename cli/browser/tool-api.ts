// A tool's worker: opens each call as the library in Node does, and runs it. A recipe's step names its kernel instead.
import type { Kernel } from '../../workers/contract/run/kernel';
import { isPipe, sourcesOf, type AnySource, type KernelInput } from '../../workers/contract/run/source';
import type { RunReply, RunApi } from '../../workers/contract/run/wire';
import { BytePipe } from '../../workers/lib/pipe';
import { explain } from '../../workers/run/run-kernel';
import { createWorkerApi, type FileOpeners } from '../../workers/run/worker-api';
import { utf8Of } from '../encodings';
import type { Job } from '../job';
import { openCall } from '../library-call';
import { commandNames, kernelOf } from '../tools';
import type { Call, CallOutput } from './call';

export function toolApi(files: FileOpeners): RunApi {
  const running = new Map<string, RunApi>();

  const run: RunApi['run'] = async (request, onProgress, onBegun, resultOf) => {
    const { runId, kernelId: tool, options: call, pipes, input } = request;
    try {
      if (!commandNames.includes(tool)) {
        const api = createWorkerApi({ [tool]: await kernelOf(tool) }, {}, files);
        running.set(runId, api);
        return await api.run(request, onProgress, onBegun, resultOf);
      }
      const { options, context } = call as Call; // the library's, from the page
      const { job } = await openCall(tool, options, context);
      const { kernelId } = job;
      const api = createWorkerApi({ [kernelId]: inUtf8(job, context.encoding) }, {}, files);
      running.set(runId, api);
      const asked = {
        ...request,
        kernelId,
        options: job.options,
        input: job.isListed ? sourcesOf(input) : input,
        ...(pipes && {
          pipes: {
            ...pipes,
            storesInput: !job.readsOnce || context.encoding !== undefined,
            isList: job.isListed,
            streams: job.streams,
          },
        }),
      };
      return withAnswer(await api.run(asked, onProgress, onBegun, job.resultOf), job);
    } catch (error) {
      return { ok: false, error: explain(error) };
    } finally {
      running.delete(runId);
    }
  };

  return { run, cancel: (runId) => running.get(runId)?.cancel(runId) };
}

function withAnswer(reply: RunReply<unknown>, job: Job): RunReply<CallOutput> {
  if (!reply.ok) return reply;
  const { output } = reply;
  const answer = {
    result: job.resultOf(output),
    isPositive: job.verdictOf(output),
    notes: job.notesOf(output),
    output,
  };
  return { ...reply, output: answer };
}

/** The job's kernel, for inputs in another encoding. */
function inUtf8({ kernel, readsOnce }: Job, encoding: string | undefined): Kernel<KernelInput, unknown, unknown> {
  if (encoding === undefined) return kernel;
  const convert = async (source: AnySource): Promise<AnySource> => {
    const chunks = isPipe(source) ? undefined : await utf8Of(source, encoding);
    if (!chunks) return source;
    return readsOnce ? new BytePipe(chunks) : blobOf(chunks);
  };
  return async (input, options, run) => {
    const sources = await Promise.all(sourcesOf(input).map(convert));
    const [only] = sources;
    return kernel(Array.isArray(input) || only === undefined ? sources : only, options, run);
  };
}

async function blobOf(chunks: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const chunk of chunks) parts.push(chunk.slice());
  return new Blob(parts);
}
