// --check: the code is the tool's own, `command-check.ts` beside its kernel. Here is what it uses of the command line.
import type { CheckFile, CheckHost, CheckVerdict } from '../workers/contract/options/command-line';
import { wholeText } from '../workers/lib/whole-text';
import { openContext } from '../workers/run/context';
import { inWords } from './in-words';
import { openInput } from './inputs';
import { jobOf } from './job';
import { complain, EXIT, shown } from './problem';
import { checkOf, kernelOf } from './tools';

interface Checking {
  readonly signal: AbortSignal;
  readonly isQuiet: boolean;
}

/** Returns the exit code: that of the worst file. */
export async function checkFiles(command: string, files: readonly string[], checking: Checking): Promise<number> {
  const check = await checkOf(command);
  const host = hostFor(command, checking);
  let worst: number = EXIT.done;
  for (const file of files) if (!checking.signal.aborted) worst = Math.max(worst, await exitOf(check, file, host));
  return worst;
}

const exitOf = async (check: CheckFile, file: string, host: CheckHost): Promise<number> =>
  EXIT[(await check(file, host)) satisfies CheckVerdict];

const hostFor = (command: string, { signal, isQuiet }: Checking): CheckHost => ({
  signal,
  shown,
  open: (path) => openInput(path, false, signal),
  run: async (run, source) => jobOf(run, await kernelOf(run.kernelId)).run(source, { signal }),
  print: (line) => void process.stdout.write(`${line}\n`),
  async note(note) {
    if (!isQuiet) await complain(command, (await inWords({ note })).note);
  },
  complain: (error) => complain(command, error),
  async readText(path, largest) {
    const { source, close } = await openInput(path, false, signal);
    try {
      if (typeof source === 'object' && 'isPipe' in source) throw new Error('A list is read into memory.');
      const { run, close: closeContext } = openContext(source, { signal });
      try {
        return await wholeText(source, run, largest);
      } finally {
        await closeContext();
      }
    } finally {
      await close();
    }
  },
});
