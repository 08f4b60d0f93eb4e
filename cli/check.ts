// --check: the code is the tool's own, `command-check.ts` beside its kernel. Here is what it uses of the command line.
import { resolve } from 'node:path';
import type { CheckHost } from '../workers/contract/options/command-line';
import type { RunContext } from '../workers/contract/run/kernel';
import { sizeOf, type Source } from '../workers/contract/run/source';
import { Collected } from '../workers/lib/collected';
import { utf16Of } from '../workers/lib/utf16';
import { wholeText, type Largest } from '../workers/lib/whole-text';
import { openContext } from '../workers/run/context';
import { textOfBytes } from './byte-names';
import { listFolder, type Walking } from './folders';
import { inWords } from './in-words';
import { openInput } from './inputs';
import { nodePorts } from './native-hashers';
import { isFolder } from './outputs';
import { jobOf } from './job';
import { complain, EXIT, shown } from './problem';
import { checkOf, kernelOf } from './tools';

export interface Checking {
  readonly isQuiet: boolean;
  /** For folders among the names, which --strict-folder takes. */
  readonly isStrict: boolean;
  readonly walking: Walking;
}

/** Returns the exit code: that of the worst list. */
export async function checkFiles(command: string, names: readonly string[], checking: Checking): Promise<number> {
  const check = await checkOf(command);
  const folders: string[] = [];
  const lists: string[] = [];
  for (const name of names) (checking.isStrict && name !== '-' && (await isFolder(name)) ? folders : lists).push(name);
  const all = lists.length === 0 ? ['-'] : lists;
  return EXIT[await check(all, hostFor(command, all, folders, checking))];
}

const hostFor = (
  command: string,
  lists: readonly string[],
  folders: readonly string[],
  { walking, isQuiet, isStrict }: Checking,
): CheckHost => ({
  signal: walking.signal,
  shown,
  ...(isStrict && { strictFolders: folders }),
  async listFolder(folder) {
    const own = new Set(lists.map((list) => resolve(list)));
    const { files, problems } = await listFolder(folder, walking);
    for (const { error } of problems) await complain(command, error);
    return { files: files.filter((file) => !own.has(resolve(file))), isComplete: problems.length === 0 };
  },
  open: (path) => openInput(path, false, walking.signal),
  run: async (run, source) =>
    jobOf(run, await kernelOf(run.kernelId)).run(source, { signal: walking.signal, ports: nodePorts }),
  print: (line) => void process.stdout.write(`${line}\n`),
  async note(note) {
    if (!isQuiet) await complain(command, (await inWords({ note })).note);
  },
  complain: (error) => complain(command, error),
  async readText(path, largest) {
    const { source, close } = await openInput(path, false, walking.signal);
    try {
      if (typeof source === 'object' && 'isPipe' in source) throw new Error('A list is read into memory.');
      const { run, close: closeContext } = openContext(source, { signal: walking.signal });
      try {
        return await listText(source, run, largest);
      } finally {
        await closeContext();
      }
    } finally {
      await close();
    }
  },
});

/** Names in a list may be any bytes. */
async function listText(source: Source, run: RunContext, largest: Largest): Promise<string> {
  if (typeof source === 'string' || sizeOf(source) > largest.bytes || (await utf16Of(source)))
    return wholeText(source, run, largest);
  const whole = new Collected(largest.bytes, largest.words);
  for await (const chunk of run.read(source)) whole.add(chunk);
  return textOfBytes(whole.bytes).replace(/^\uFEFF/, '');
}
