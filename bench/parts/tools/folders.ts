// The command line over a folder of many small files and a few large ones, against this machine's programs: time and memory.
import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { SEED, createNoise, noise } from '../../../src/lib/seeded-noise';
import { GB, MB, madeOnce } from '../../inputs';
import { NotHere, type Contender, type Input } from '../../measure/contender';
import { runScript, versionOf } from '../../measure/native';
import type { RunPart } from '../../measure/session';
import type { Comparison, Measurement, RatioTarget } from '../../model';
import { atLeast, findings, measured } from '../part';

const root = join(import.meta.dirname, '../../..');
const TOOLYARD = `'${process.execPath}' '${join(root, 'dist-cli/bin.js')}'`;

const SMALL_FILES = 20_000;
const QUICK_FILES = 2_000;
const LARGE_FILES = 8;
const GIGABYTES = 0.8;
const QUICK_GIGABYTES = 0.08;

const FILES_IN_FOLDER = 100;

interface Program {
  readonly name: string;
  /** For sh, in the folder that has the folders `a` and `b`. */
  readonly script: string;
  /** The part of the output that all programs agree on. */
  readonly read: (output: string) => string;
}

interface Work {
  readonly subject: string;
  /** Ours comes first. */
  readonly programs: readonly [Program, ...Program[]];
  /** How many of the two folders are read. */
  readonly folders: 1 | 2;
}

const linesIn = (output: string) => output.split('\n').filter((line) => line !== '');

const sortedLines = (output: string) => linesIn(output).toSorted().join('\n');
const countedLines = (output: string) => String(linesIn(output).length);

const WORKS: readonly Work[] = [
  {
    subject: 'SHA-256 of each file',
    folders: 1,
    programs: [
      { name: 'Toolyard', script: `${TOOLYARD} hash -rq --algorithms sha256 a`, read: sortedLines },
      { name: 'find', script: 'find a -type f -exec sha256sum {} +', read: sortedLines },
    ],
  },
  {
    subject: 'duplicates',
    folders: 1,
    programs: [
      {
        name: 'Toolyard',
        script: `${TOOLYARD} dupes -rq --format csv a`,
        read: (output) => String(linesIn(output).filter((line) => line.startsWith('file,')).length),
      },
      { name: 'jdupes', script: 'jdupes -rq a', read: countedLines },
      { name: 'fdupes', script: 'fdupes -rq a', read: countedLines },
    ],
  },
  {
    subject: 'differences of two folders',
    folders: 2,
    programs: [
      { name: 'Toolyard', script: `${TOOLYARD} diff -q a b || [ $? = 1 ]`, read: countedLines },
      { name: 'diff', script: 'diff -rq a b || [ $? = 1 ]', read: countedLines },
    ],
  },
];

/** Each tenth small file is a copy of the one before it, and the last large one of the first. */
async function writeFolder(folder: string, files: number, largeBytes: number): Promise<void> {
  const pool = noise(4 * MB, SEED);
  for (let index = 0; index < files; index++) {
    const at = index % 10 === 9 ? index - 1 : index;
    const path = join(folder, `folder-${String(Math.floor(index / FILES_IN_FOLDER))}`, `file-${String(index)}`);
    if (index % FILES_IN_FOLDER === 0) await mkdir(join(path, '..'), { recursive: true });
    const from = (at * 179) % (pool.length - 10_000);
    await writeFile(path, pool.subarray(from, from + 100 + ((at * 7919) % 9000)));
  }
  for (let index = 0; index < LARGE_FILES; index++)
    await writeLarge(join(folder, `large-${String(index)}`), largeBytes, index % (LARGE_FILES - 1));
}

async function writeLarge(path: string, bytes: number, seed: number): Promise<void> {
  const fill = createNoise(SEED + 1 + seed);
  const words = new Uint32Array(MB);
  const file = await open(path, 'w');
  try {
    for (let left = bytes; left > 0; left -= words.byteLength) {
      fill(words);
      await file.write(new Uint8Array(words.buffer, 0, Math.min(words.byteLength, left)));
    }
  } finally {
    await file.close();
  }
}

/** The same with a few files changed, removed and added. */
async function writeOther(from: string, to: string, files: number): Promise<void> {
  await cp(from, to, { recursive: true });
  for (let index = 0; index < files; index += files / 20) {
    const folder = join(to, `folder-${String(Math.floor(index / FILES_IN_FOLDER))}`);
    const changed = await readFile(join(folder, `file-${String(index)}`));
    changed[0] = (changed[0] ?? 0) ^ 1;
    await writeFile(join(folder, `file-${String(index)}`), changed);
    await rm(join(folder, `file-${String(index + 3)}`));
    await writeFile(join(folder, `new-${String(index)}`), `new ${String(index)}\n`);
  }
}

const contender = ({ name, script, read }: Program, kind: Contender['kind'], memory: number[]): Contender => ({
  name,
  kind,
  async prepare() {
    const [program = ''] = script.split(' ');
    if (kind === 'native' && (await versionOf(program)) === undefined)
      throw new NotHere(`no ${program} on this machine`);
  },
  async run({ path }) {
    const out = join(path, 'out');
    const { ms } = await runScript(`cd "$1" && { ${script}; } > out`, [path], memory);
    const output = createHash('sha256')
      .update(read(await readFile(out, 'utf8')))
      .digest('hex');
    await rm(out);
    return { ms, output };
  },
});

export const folders: RunPart = async (_, session) => {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
  const files = session.quick ? QUICK_FILES : SMALL_FILES;
  const gigabytes = session.gigabytes ?? (session.quick ? QUICK_GIGABYTES : GIGABYTES);
  const largeBytes = Math.floor((gigabytes * GB) / LARGE_FILES);
  session.step('writing the folders');
  const path = await madeOnce(`folders-${String(files)}-${String(largeBytes)}`, async (target) => {
    await rm(target, { recursive: true, force: true });
    await writeFolder(join(target, 'a'), files, largeBytes);
    await writeOther(join(target, 'a'), join(target, 'b'), files);
  });
  const label = `${files.toLocaleString('en')} small files and ${String(gigabytes)} GB in ${String(LARGE_FILES)} large ones`;
  const input: Input = { label, bytes: gigabytes * GB, path };
  const comparisons: Comparison[] = [];
  const measurements: Measurement[] = [];
  const targets: RatioTarget[] = [];
  for (const { subject, programs, folders: read } of WORKS) {
    const used = programs.map((program) => ({ program, memory: new Array<number>() }));
    const contenders = used.map(({ program, memory }, index) =>
      contender(program, index === 0 ? 'ours' : 'native', memory),
    );
    const comparison = await session.compare({ subject, input, contenders, bytes: input.bytes * read });
    comparisons.push(comparison);
    for (const { program, memory } of used)
      if (memory.length > 0) measurements.push(measured(`Memory of ${program.name}, ${subject}`, memory, 'MB'));
    targets.push(...programs.slice(1).flatMap(({ name }) => atLeast(1, name, comparison)));
  }
  return findings({ comparisons, measurements, targets });
};
