// The SHA-256 of a recipe's inputs and of each step's result, while the steps run: runs of the Hash Generator's kernel, each with a
// copy of the bytes.
import { kernelRun } from '../contract/options/command';
import type { Digest } from '../contract/recipe/recipe-reply';
import { CANCELED, INTERNAL, type ToolErrorData } from '../contract/run/errors';
import type { AnySource } from '../contract/run/source';
import { hashGenerator, inputsOf, type HashOutput } from '../kernels/hash-generator/spec';
import type { RecipeRun, Run, StepHost } from './recipe-runs';

const RUN = kernelRun(hashGenerator, { algorithms: ['sha256'] });

export const DIGEST_KERNEL = RUN.kernelId;

/** Undefined if the bytes didn't come to their end, and an error if they can't be digested here. Never rejects. */
async function digestOf(
  runId: string,
  from: { readonly source: AnySource } | { readonly port: MessagePort },
  host: StepHost,
): Promise<Digest | { readonly error: ToolErrorData } | undefined> {
  const isPort = 'port' in from;
  const reply = await host.run({
    isDigest: true,
    step: RUN,
    request: {
      runId,
      kernelId: RUN.kernelId,
      input: isPort ? [] : [from.source],
      options: RUN.options,
      pipes: { inputs: isPort ? [from.port] : [], storesInput: false, isList: true, streams: false },
    },
    onProgress: () => undefined,
    resultOf: () => undefined,
  });
  if (isPort) from.port.close(); // one that stayed in this thread would keep Node alive
  if (!reply.ok) return reply.error.code === CANCELED.code ? undefined : { error: reply.error };
  return digestIn(reply.output) ?? { error: INTERNAL };
}

/** Undefined if the output is forged. */
function digestIn(output: unknown): Digest | undefined {
  try {
    const [hashed] = inputsOf((output as HashOutput).hashed);
    const { bytes = -1, digests: { sha256 = '' } = {} } = hashed ?? {};
    return Number.isSafeInteger(bytes) && bytes >= 0 && /^[0-9a-f]{64}$/.test(sha256) ? { bytes, sha256 } : undefined;
  } catch {
    return undefined;
  }
}

export interface Digested {
  readonly ofInputs: readonly (Digest | undefined)[];
  /** In the order of the runs. */
  readonly ofRuns: readonly (Digest | undefined)[];
}

/** `onFail` is called if bytes can't be digested. */
export function openDigests(
  { runId, steps, input, other }: RecipeRun,
  runs: readonly Run[],
  host: StepHost,
  onFail: (error: ToolErrorData) => void,
) {
  const start = async (...job: Parameters<typeof digestOf>) => {
    const digest = await digestOf(...job);
    if (!digest || !('error' in digest)) return digest;
    onFail(digest.error);
    return undefined;
  };
  const isGenerated = steps[0]?.takes === 'nothing';
  const sources = isGenerated ? [] : other === undefined ? [input] : [input, other];
  const copies = new Map(runs.map((run) => [run, new MessageChannel()]));
  const inputId = (at: number) => `${runId}.input-digest.${at}`;
  const copyId = (run: Run) => `${run.runId}.digest`;
  const ofInputs = sources.map((source, at) => start(inputId(at), { source }, host));
  const ofRuns = runs.map(async (run) => {
    const port = copies.get(run)?.port2;
    return port && start(copyId(run), { port }, host);
  });
  return {
    pipeOf(run: Run) {
      const copy = copies.get(run)?.port1;
      return copy && { copy };
    },
    /** `from`: only those of the results from this step on, which can't end. */
    cancel(from?: number) {
      if (from === undefined) for (const at of sources.keys()) host.cancel(inputId(at));
      for (const run of runs) if (run.index >= (from ?? 0)) host.cancel(copyId(run));
    },
    async all(): Promise<Digested> {
      const ended = { ofInputs: await Promise.all(ofInputs), ofRuns: await Promise.all(ofRuns) };
      for (const { port1 } of copies.values()) port1.close();
      return ended;
    },
  };
}
