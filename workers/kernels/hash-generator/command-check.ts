// `toolyard hash --check`: compares files with a list of checksums, like sha256sum --check. Reads the lists that the page reads.
import { kernelRun } from '../../contract/options/command';
import type { CheckFile, CheckHost, OpenedFile } from '../../contract/options/command-line';
import { ToolError } from '../../contract/run/errors';
import { message, parseChecksumList, type ChecksumList } from './checksum-list';
import type { ListedFile } from './checksum-rows';
import { hashGenerator, LIST_LIMIT, type AlgorithmId, type Check, type HashOutput } from './spec';
import { summaryOf } from './summary';

/** Names in the list are relative to the current folder. */
export const check: CheckFile = async (path, host) => {
  const { signal, print, shown, note } = host;
  const list = await readList(path, host);
  if (!list) return 'problem';
  const checks: Check[] = [];
  for (const file of list.files) {
    if (signal.aborted) return 'problem';
    const settled = checks.find(({ verdict, algorithm }) => verdict === 'match' && file.candidates.includes(algorithm));
    const one = await checkListed(file, settled?.algorithm, host);
    checks.push(one);
    print(`${shown(one.foundAs ?? one.name)}: ${LINES[one.verdict]}`);
  }
  const summary = summaryOf({ checks, unlisted: [] });
  for (const one of [...list.notes, ...(summary ? [summary.note] : [])]) await note(one);
  if (checks.length === 0) return 'problem';
  return checks.every(({ verdict }) => verdict === 'match') ? 'done' : 'negative';
};

/** Undefined if it can't be read or has no checksums, which is then printed. */
async function readList(
  path: string,
  { signal, readText, complain, shown }: CheckHost,
): Promise<ChecksumList | undefined> {
  const largest = { bytes: LIST_LIMIT, words: message('longList', { list: shown(path) }) };
  try {
    return parseChecksumList(await readText(path, largest), path);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (!signal.aborted) await complain(error);
    return undefined;
  }
}

/** As sha256sum prints them. */
const LINES: Readonly<Record<Check['verdict'], string>> = {
  match: 'OK',
  mismatch: 'FAILED',
  undecided: 'FAILED',
  ambiguous: 'FAILED',
  missing: 'FAILED open or read',
};

/** `settled`: the algorithm of the list's other lines. If they all differ by it, so does this one. */
async function checkListed(file: ListedFile, settled: AlgorithmId | undefined, host: CheckHost): Promise<Check> {
  const { name, candidates, expected } = file;
  const [likeliest, ...others] = settled ? [settled] : candidates;
  const opened = await openListed(name, host);
  if (!opened) return { name, algorithm: likeliest, expected, verdict: 'missing' };
  const { place, file: input } = opened;
  const check = { name, expected, ...(place !== name && { foundAs: place }) };
  try {
    // One algorithm takes a fraction of the time of all that are possible.
    for (const algorithms of [[likeliest], others]) {
      const digests = await digestsOf(input, place, algorithms, host);
      if (!digests) return { ...check, algorithm: likeliest, verdict: 'missing' };
      const match = algorithms.find((id) => digests[id] === expected);
      if (match) return { ...check, algorithm: match, verdict: 'match' };
    }
    return { ...check, algorithm: likeliest, verdict: others.length > 0 ? 'undecided' : 'mismatch' };
  } finally {
    await input.close();
  }
}

/** Undefined if the file can't be read. */
async function digestsOf({ source }: OpenedFile, place: string, algorithms: readonly AlgorithmId[], host: CheckHost) {
  if (algorithms.length === 0) return {};
  const reply = await host.run(kernelRun(hashGenerator, { algorithms, paths: [place] }), source);
  return reply.ok ? (reply.output as HashOutput).hashed[0]?.digests : undefined;
}

/** Lists of Windows have its paths, which elsewhere are found by their parts, or by their last one. */
const placesOf = (name: string): readonly string[] =>
  name.includes('\\') ? [name, name.replaceAll('\\', '/'), name.replace(/^.*\\/s, '')] : [name];

async function openListed(
  name: string,
  { open }: CheckHost,
): Promise<{ readonly place: string; readonly file: OpenedFile } | undefined> {
  for (const place of placesOf(name)) {
    try {
      return { place, file: await open(place) };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
    }
  }
  return undefined;
}
