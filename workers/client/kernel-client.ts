// Runs kernels for the page: picks the lane, splits a run over workers if that pays off, reports progress, and cancels.
import { timeoutMessageOf, type KernelSpec, type Progress, type Weight } from '../contract/run/kernel';
import { sizeOf, sourcesOf, type AnySource, type KernelInput } from '../contract/run/source';
import type { OnProgress, RunReply } from '../contract/run/wire';
import type { Lane } from './lane';
import type { Lanes } from './lanes';

export interface StartRun<Input, Options> {
  readonly runId: string;
  readonly input: Input;
  readonly options: Options;
  readonly onStart?: () => void;
  readonly onProgress?: OnProgress;
  /** A file that the visitor has picked. The result is written directly to it. */
  readonly saveTo?: FileSystemFileHandle;
}

export interface ClientOptions {
  readonly lanes: Lanes;
  /** Called when a run has failed or was canceled, so that its files in the visit's folder can be removed. */
  readonly onLeftovers?: (runId: string) => void;
  /** Whether the page can ask the visitor for a file to save to. */
  readonly canPickFile?: boolean;
}

/** Inputs up to this size are processed so fast that they never wait in a queue. */
const QUICK_BYTES = 1_000_000;

/** In bytes. For a long text, this is only a lower bound, because counting exactly would block the page. */
const sizeToWeigh = (source: AnySource) =>
  typeof source === 'string' && source.length > QUICK_BYTES ? source.length : sizeOf(source);

export class KernelClient {
  readonly #options: ClientOptions;
  /** The ids of a run's parts, as the lane knows them. */
  readonly #parts = new Map<string, { readonly lane: Lane; readonly ids: readonly string[] }>();

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  async run<Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    start: StartRun<Input, Options>,
  ): Promise<RunReply<Output>> {
    const bytes = sourcesOf(start.input).reduce((sum, source) => sum + sizeToWeigh(source), 0);
    const lane = this.#laneFor(spec, start.options, bytes);
    const shares = spec.partition?.split(start.options, bytes, lane.size) ?? [start.options];
    const ids = shares.map((_, index) => (shares.length > 1 ? `${start.runId}.${String(index)}` : start.runId));
    this.#parts.set(start.runId, { lane, ids });
    const progress = mergeProgress(ids.length, start.onProgress ?? (() => undefined));
    const { onLeftovers, canPickFile = false } = this.#options;

    const runPart = async (options: Options, index: number) => {
      const runId = ids[index] ?? start.runId;
      const { input, saveTo, onStart = () => undefined } = start;
      const request = { runId, kernelId: spec.id, input, options, canPickFile, ...(saveTo && { saveTo }) };
      const { synchronous, deadlineMs: limit } = spec;
      const deadlineMs = limit && ((inputBytes: number) => limit(options, inputBytes));
      const timedOut = timeoutMessageOf(spec);
      const job = { request, onStart, onProgress: progress(index), synchronous, deadlineMs, timedOut };
      const reply = await lane.run(job);
      if (!reply.ok) {
        onLeftovers?.(runId);
        // If one part fails, the others stop and the run ends with that failure, because a result needs all parts.
        for (const id of ids) lane.cancel(id);
      }
      return reply as RunReply<Output>;
    };

    const replies = await Promise.all(shares.map(runPart)).finally(() => this.#parts.delete(start.runId));
    return joinReplies(spec, replies);
  }

  /** Ends the run within CANCEL_GRACE_MS. Its reply is then `canceled`. */
  cancel(runId: string): void {
    const parts = this.#parts.get(runId);
    for (const id of parts?.ids ?? []) parts?.lane.cancel(id);
  }

  #laneFor<Input extends KernelInput, Options, Output>(
    { id, rights, weigh = weighBytes }: KernelSpec<Input, Options, Output>,
    options: Options,
    bytes: number,
  ): Lane {
    const { quick, bulk, media } = this.#options.lanes;
    if (rights === 'media') return media;
    return weigh(options, bytes) === 'quick' ? quick(id) : bulk;
  }
}

const weighBytes = (_: unknown, bytes: number): Weight => (bytes <= QUICK_BYTES ? 'quick' : 'bulk');

/** The parts read the same input at the same time, so the run's progress is their mean. It never falls. */
function mergeProgress(parts: number, send: OnProgress): (index: number) => OnProgress {
  const done = new Array<number>(parts).fill(0);
  const files = new Array<number>(parts).fill(0);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / parts;
  return (index) => (progress: Progress) => {
    done[index] = progress.done;
    files[index] = progress.files?.done ?? 0;
    send({
      ...progress,
      done: mean(done),
      ...(progress.files && { files: { ...progress.files, done: Math.floor(mean(files)) } }),
    });
  };
}

function joinReplies<Input extends KernelInput, Options, Output>(
  { partition }: KernelSpec<Input, Options, Output>,
  replies: readonly RunReply<Output>[],
): RunReply<Output> {
  const failures = replies.flatMap((reply) => (reply.ok ? [] : [reply]));
  const cause = failures.find(({ error }) => error.code !== 'canceled') ?? failures[0];
  if (cause) return cause;
  const done = replies.flatMap((reply) => (reply.ok ? [reply] : []));
  const [only] = done;
  if (only && done.length === 1) return only;
  if (!partition) throw new Error('Only a partitioned run has several parts.');
  const ms = Math.max(...done.map((reply) => reply.ms));
  return { ok: true, output: partition.join(done.map(({ output }) => output)), ms };
}
