// Measures the hash generator's constants: how to read, the size from which to split, the cost of each algorithm.
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  hashGenerator,
  type AlgorithmId,
} from '../../../workers/kernels/hash-generator/spec';
import { CHUNK_BYTES } from '../../../workers/lib/read-chunks';
import { labPage, type LabPage } from '../../browser/lab-page';
import { MB, noiseFile } from '../../inputs';
import type { CommonAlgorithm, HashJob, ReadingWay, Timed } from '../../lab/api';
import type { Contender } from '../../measure/contender';
import type { RunPart, Session } from '../../measure/session';
import type { Comparison, Findings } from '../../model';
import { ALL_FOUR } from '../tools/hash-contenders';
import { findings, measured, mergeFindings } from '../part';

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

async function reading(lab: LabPage, session: Session): Promise<Comparison[]> {
  const input = await noiseFile(session.quick ? 16 * MB : 256 * MB);
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
    done.push(await session.compare({ subject, input, contenders }));
  }
  return done;
}

const kernelJob = (algorithms: readonly AlgorithmId[]): HashJob => ({ library: 'kernel', algorithms, from: 'file' });

/** The parts that the site itself would make of a very large file. */
const shares = (ids: readonly AlgorithmId[]) =>
  (hashGenerator.partition?.split({ algorithms: ids }, Infinity, 2) ?? []).map(({ algorithms }) => algorithms);

async function splitting(lab: LabPage, session: Session): Promise<Comparison[]> {
  const done: Comparison[] = [];
  for (const bytes of session.quick ? [MB, 16 * MB] : [MB, 4 * MB, 16 * MB, 64 * MB, 256 * MB]) {
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
      done.push(await session.compare({ subject: `${ids.length} algorithms`, input, contenders }));
    }
  }
  return done;
}

/** Nanoseconds per byte of every algorithm, over memory, for the spec's table of costs. */
async function costs(lab: LabPage, session: Session): Promise<Findings> {
  const input = await noiseFile(session.quick ? 4 * MB : 16 * MB);
  const contenders = ALGORITHM_IDS.map((id): Contender => ({
    name: ALGORITHMS[id].label,
    kind: 'ours',
    prepare: () => lab.prepare(input.bytes),
    run: async () => ({ ms: (await lab.hash({ library: 'kernel', algorithms: [id], from: input.bytes })).ms }),
  }));
  const inMemory = { ...input, label: `${input.label.replace(' file', '')} in memory` };
  const comparison = await session.compare({ subject: 'every algorithm', input: inMemory, contenders });
  const perByte = (ms: number) => (ms * 1e6) / input.bytes;
  const measurements = comparison.rows
    .filter(({ samples, isControl }) => samples.length > 0 && !isControl)
    .map(({ contender, samples }) => measured(contender, samples.map(perByte), 'ns per byte', { by: 'least' }));
  return findings({ comparisons: [comparison], measurements });
}

export const tuning: RunPart = async (bench, session) => {
  const lab = labPage(await bench.openLab());
  const ways = await reading(lab, session);
  const parallel = await splitting(lab, session);
  return mergeFindings([findings({ comparisons: [...ways, ...parallel] }), await costs(lab, session)]);
};
