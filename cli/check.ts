// `toolyard hash --check`: compares files with a list of checksums, like sha256sum --check.
import { jobOf, type AnyKernel } from './job';
import { openInput } from './inputs';
import { complain, shown } from './problem';
import { kernel } from '../workers/kernels/hash-generator/kernel';
import {
  hashGenerator,
  LIST_LIMIT,
  parseChecksumLine,
  type ChecksumLine,
  type HashOutput,
} from '../workers/kernels/hash-generator/spec';
import { kernelRun } from '../workers/contract/command';
import { ToolError } from '../workers/contract/errors';
import { wholeText } from '../workers/lib/whole-text';
import { openContext } from '../workers/run/context';

/** False if a file differs or can't be read, or if a list has no checksum. Names are relative to the current folder. */
export async function checkLists(lists: readonly string[], signal: AbortSignal): Promise<boolean> {
  const warn = (text: string) => complain('hash', text);
  let isMatch = true;
  for (const list of lists) {
    const lines = (await readLines(list, signal)).filter((line) => line !== '');
    const parsed = lines.flatMap((line) => parseChecksumLine(line) ?? []);
    if (parsed.length === 0) await warn(`${shown(list)}: This file has no checksums. Use a list such as SHA256SUMS.`);
    let differing = 0;
    for (const line of parsed) {
      if (signal.aborted) return false;
      const verdict = await check(line, signal);
      if (verdict !== 'OK') differing++;
      process.stdout.write(`${shown(line.name)}: ${verdict}\n`);
    }
    const skipped = lines.filter((line) => !line.startsWith('#')).length - parsed.length;
    if (skipped > 0 && parsed.length > 0)
      await warn(
        `${shown(list)}: ${skipped} ${skipped === 1 ? 'line is' : 'lines are'} not a checksum and were skipped.`,
      );
    if (differing > 0) await warn(`${shown(list)}: ${differing} of ${parsed.length} files did not match.`);
    isMatch &&= parsed.length > 0 && differing === 0;
  }
  return isMatch;
}

async function readLines(list: string, signal: AbortSignal): Promise<readonly string[]> {
  const { source, close } = await openInput(list, false, signal);
  try {
    if (typeof source === 'object' && 'isPipe' in source) throw new Error('A list is read into memory.');
    const { run, close: closeContext } = openContext(source, { signal });
    const largest = { bytes: LIST_LIMIT, words: `${shown(list)}: A list of checksums can have up to 16 MB.` };
    try {
      return (await wholeText(source, run, largest)).split(/\r?\n/);
    } finally {
      await closeContext();
    }
  } finally {
    await close();
  }
}

type Verdict = 'OK' | 'FAILED' | 'FAILED open or read' | 'UNKNOWN ALGORITHM';

async function check({ name, hex, candidates }: ChecksumLine, signal: AbortSignal): Promise<Verdict> {
  if (candidates.length === 0) return 'UNKNOWN ALGORITHM';
  try {
    const { source, close } = await openInput(name, true, signal);
    const job = jobOf(kernelRun(hashGenerator, { algorithms: candidates, paths: [name] }), kernel as AnyKernel);
    const reply = await job.run(source, { signal });
    await close();
    if (!reply.ok) return 'FAILED open or read';
    const { hashed } = reply.output as HashOutput;
    return hashed.some(({ digests }) => candidates.some((id) => digests[id] === hex)) ? 'OK' : 'FAILED';
  } catch (error) {
    if (error instanceof ToolError) return 'FAILED open or read';
    throw error;
  }
}
