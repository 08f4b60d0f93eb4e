// Reads the beginning of a text or a file and identifies it. Every check is linear and reads at most 64 KB.
import type { Kernel, RunContext } from '../../../contract/run/kernel';
import type { Source } from '../../../contract/run/source';
import { detectBytes } from '../detect-bytes';
import { HEAD_BYTES, type DetectOptions, type DetectOutput } from '../spec';

export const kernel: Kernel<Source, DetectOptions, DetectOutput> = async (source, options, run) => {
  const head = await readHead(source instanceof Blob ? source.slice(0, HEAD_BYTES) : source, run);
  const total = options.total ?? (source instanceof Blob ? source.size : undefined);
  const findings = await detectBytes(head.bytes, {
    ...options,
    isWhole: head.isWhole && (total === undefined || total <= HEAD_BYTES),
    ...(source instanceof Blob && { file: source }),
  });
  return { findings };
};

/** The first HEAD_BYTES bytes. */
async function readHead(source: Source, run: RunContext): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const bytes = new Uint8Array(HEAD_BYTES);
  let length = 0;
  for await (const chunk of run.read(source)) {
    const part = chunk.subarray(0, HEAD_BYTES - length);
    bytes.set(part, length);
    length += part.length;
    if (part.length < chunk.length) return { bytes, isWhole: false };
  }
  return { bytes: bytes.subarray(0, length), isWhole: true };
}
