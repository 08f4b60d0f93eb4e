// The SHA-256 of a recipe's inputs and of each step's result, while the steps run: runs of the Hash Generator's kernel, each with a
// copy of the bytes.
import { kernelRun } from '../contract/options/command';
import type { Digest } from '../contract/recipe/recipe-reply';
import { CANCELED, INTERNAL, type ToolErrorData } from '../contract/run/errors';
import type { AnySource } from '../contract/run/source';
import { hashGenerator, inputsOf, type HashOutput } from '../kernels/hash-generator/spec';
import type { StepHost } from './recipe';

const RUN = kernelRun(hashGenerator, { algorithms: ['sha256'] });

export const DIGEST_KERNEL = RUN.kernelId;

/** Undefined if the bytes didn't come to their end, and an error if they can't be digested here. Never rejects. */
export async function digestOf(
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
