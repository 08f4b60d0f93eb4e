// What the constants of the hash generator rest on: how to read, from which size on to split, what each algorithm costs.
import { labPage, type LabPage } from '../browser/lab-page';
import { ALGORITHM_IDS, ALGORITHMS, hashGenerator, type AlgorithmId } from '../../workers/kernels/hash-generator/spec';
import { CHUNK_BYTES } from '../../workers/lib/read-chunks';
import { MB, noiseFile } from '../inputs';
import type { CommonAlgorithm, HashJob, ReadingWay, Timed } from '../lab/api';
import { compare, type Comparison } from '../measure/comparison';
import type { Contender } from '../measure/contender';
import { ALL_FOUR } from './hash-contenders';
import { findings, type Fact, type Part, type Settings } from './part';

const MiB = 2 ** 20;

const WAYS: readonly (readonly [ReadingWay, number])[] = [
  ['ours', MiB],
  ['ours', MiB / 4],
  ['ours', MiB / 2],
  ['ours', 2 * MiB],
  ['ours', 4 * MiB],
  ['ours', 8 * MiB],
  ['read-ahead', MiB],
  ['read-ahead', 2 * MiB],
  ['read-ahead', 4 * MiB],
  ['default-reader', 2 * MiB],
  ['slices', 4 * MiB],
];

async function reading(lab: LabPage, { rounds, quick }: Settings): Promise<Comparison[]> {
  const input = await noiseFile(quick ? 16 * MB : 256 * MB);
  const done: Comparison[] = [];
  const works: readonly (readonly [string, readonly CommonAlgorithm[]])[] = [
    ['reading alone', []],
    ['reading for SHA-512', ['sha512']],
    ['reading for four hashes', ALL_FOUR.ids],
  ];
  for (const [subject, algorithms] of works) {
    const contenders = WAYS.map(([way, chunkBytes]): Contender => ({
      name: `${way}, ${chunkBytes / MiB} MiB`,
      kind: way === 'ours' && chunkBytes === CHUNK_BYTES ? 'ours' : 'peer',
      prepare: ({ path }) => lab.choose(path),
      run: () => lab.read({ way, chunkBytes, algorithms }),
    }));
    done.push(await compare({ subject, input, contenders, rounds }));
  }
  return done;
}

const kernelJob = (algorithms: readonly AlgorithmId[]): HashJob => ({ library: 'kernel', algorithms, from: 'file' });

/** The shares that the site itself would make of a very large file. */
const shares = (ids: readonly AlgorithmId[]) =>
  (hashGenerator.partition?.split({ algorithms: ids }, Infinity, 2) ?? []).map(({ algorithms }) => algorithms);

async function splitting(lab: LabPage, { rounds, quick }: Settings): Promise<Comparison[]> {
  const done: Comparison[] = [];
  for (const bytes of quick ? [MB, 16 * MB] : [MB, 4 * MB, 16 * MB, 64 * MB, 256 * MB]) {
    const input = await noiseFile(bytes);
    for (const ids of [ALL_FOUR.ids, ['sha256', 'md5']] as const) {
      const jobs = { two: shares(ids).map(kernelJob), one: [kernelJob(ids)] };
      const worker = (name: string, hash: () => Promise<Timed>, kind: Contender['kind'] = 'peer'): Contender => ({
        name,
        kind,
        prepare: ({ path }) => lab.choose(path),
        run: async () => ({ ms: (await hash()).ms }),
      });
      const contenders = [
        worker('two workers', () => lab.hash(...jobs.two), 'ours'),
        worker('one worker', () => lab.hash(...jobs.one)),
        worker('two fresh workers', () => lab.hashAfresh(...jobs.two)),
        worker('one fresh worker', () => lab.hashAfresh(...jobs.one)),
      ];
      done.push(await compare({ subject: `${ids.length} algorithms`, input, contenders, rounds }));
    }
  }
  return done;
}

/** Nanoseconds per byte of every algorithm, over memory, for the spec's table of costs. */
async function costs(lab: LabPage, { rounds, quick }: Settings): Promise<{ comparison: Comparison; facts: Fact[] }> {
  const input = await noiseFile(quick ? 4 * MB : 16 * MB);
  const contenders = ALGORITHM_IDS.map((id): Contender => ({
    name: ALGORITHMS[id].label,
    kind: 'ours',
    prepare: () => lab.prepare(input.bytes),
    run: async () => ({ ms: (await lab.hash({ library: 'kernel', algorithms: [id], from: input.bytes })).ms }),
  }));
  const inMemory = { ...input, label: `${input.label.replace(' file', '')} in memory` };
  const comparison = await compare({ subject: 'every algorithm', input: inMemory, contenders, rounds });
  const perByte = (ms: number) => Number(((ms * 1e6) / input.bytes).toFixed(2));
  const facts = comparison.rows.flatMap(({ contender, ms }): Fact[] =>
    ms ? [{ name: `${contender}, nanoseconds per byte (fastest round)`, value: perByte(ms.min), unit: '' }] : [],
  );
  return { comparison, facts };
}

export const tuning: Part = {
  id: 'tuning',
  title: 'Tuning of the Hash Generator',
  async run(bench, settings) {
    const lab = labPage(await bench.openLab());
    const ways = await reading(lab, settings);
    const parallel = await splitting(lab, settings);
    const { comparison, facts } = await costs(lab, settings);
    return findings({ comparisons: [...ways, ...parallel, comparison], facts });
  },
};
