// `toolyard hash --check`: compares files with a list of checksums, like sha256sum --check. Reads the lists that the page reads.
import { kernelRun } from '../../contract/options/command';
import type { CheckHost, CheckLists, CheckVerdict, OpenedFile } from '../../contract/options/command-line';
import { ToolError } from '../../contract/run/errors';
import { message, parseChecksumList, type ChecksumList } from './checksum-list';
import type { ListedFile } from './checksum-rows';
import { missingOf } from './moved';
import { hashGenerator, LIST_LIMIT, type AlgorithmId, type Check, type HashOutput, digestsAt } from './spec';
import { summaryOf } from './summary';

/** Names in the lists are relative to the current folder. */
export const check: CheckLists = async (paths, host) => {
  const verdicts: CheckVerdict[] = [];
  const all: Check[] = [];
  for (const path of paths) {
    if (host.signal.aborted) return 'problem';
    const { verdict, checks } = await checkList(path, host);
    verdicts.push(verdict);
    all.push(...checks);
  }
  if (host.strictFolders && all.length > 0) verdicts.push(await checkUnlisted(all, host));
  return worstOf(verdicts);
};

const worstOf = (verdicts: readonly CheckVerdict[]): CheckVerdict =>
  (['problem', 'negative'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'done';

interface CheckedList {
  readonly verdict: CheckVerdict;
  readonly checks: readonly Check[];
}

async function checkList(path: string, host: CheckHost): Promise<CheckedList> {
  const { signal, print, note } = host;
  const list = await readList(path, host);
  if (!list) return { verdict: 'problem', checks: [] };
  const checks: Check[] = [];
  const settled = new Set<AlgorithmId>();
  for (const file of list.files) {
    if (signal.aborted) return { verdict: 'problem', checks };
    const one = await checkListed(
      file,
      file.candidates.find((id) => settled.has(id)),
      host,
    );
    if (one.verdict === 'match') settled.add(one.algorithm);
    checks.push(one);
    // A missing file may have been moved, which is known once all are checked.
    if (one.verdict !== 'missing' || !host.strictFolders) print(lineOf(one, host));
  }
  const summary = summaryOf({ checks, unlisted: [] });
  for (const one of [...list.notes, ...(summary ? [summary.note] : [])]) await note(one);
  if (checks.length === 0) return { verdict: 'problem', checks };
  return { verdict: checks.every(({ verdict }) => verdict === 'match') ? 'done' : 'negative', checks };
}

const lineOf = ({ name, foundAs = name, verdict }: Check, { shown }: CheckHost) =>
  verdict === 'moved' ? `${shown(name)}: MOVED to ${shown(foundAs)}` : `${shown(foundAs)}: ${LINES[verdict]}`;

/** Finds files that no list names. One with the digest of a missing file is that file, moved. */
async function checkUnlisted(checks: readonly Check[], host: CheckHost): Promise<CheckVerdict> {
  const { print, shown, note, signal } = host;
  const listed = new Set(checks.map(({ name, foundAs }) => plainPath(foundAs ?? name)));
  const given = host.strictFolders ?? [];
  const folders = given.length > 0 ? given : [sharedFolder([...listed])];
  const unlisted: string[] = [];
  let isComplete = true;
  for (const folder of folders) {
    if (given.length === 0) await note(message('lookedIn', { folder: shown(folder) }));
    const found = await host.listFolder(folder);
    isComplete &&= found.isComplete;
    for (const file of found.files) if (!listed.has(plainPath(file))) unlisted.push(file);
  }
  const missing = checks.filter(({ verdict }) => verdict === 'missing');
  const moved = missing.length > 0 ? await findMoved(missing, unlisted, host) : new Map<Check, string>();
  if (signal.aborted) return 'problem';
  for (const one of missing) {
    const place = moved.get(one);
    print(lineOf(place === undefined ? one : { ...one, verdict: 'moved', foundAs: plainPath(place) }, host));
  }
  const places = new Set(moved.values());
  const added = unlisted.filter((file) => !places.has(file));
  for (const file of added) print(`${shown(plainPath(file))}: NEW`);
  if (places.size > 0) await note(message('moved', { count: places.size }));
  if (added.length > 0) await note(message('notListed', { count: added.length }));
  if (!isComplete) return 'problem';
  return unlisted.length > 0 ? 'negative' : 'done';
}

/** The new path of each missing file that was moved. */
async function findMoved(
  checks: readonly Check[],
  unlisted: readonly string[],
  host: CheckHost,
): Promise<ReadonlyMap<Check, string>> {
  const missing = missingOf(checks);
  const moved = new Map<Check, string>();
  for (const place of unlisted) {
    if (host.signal.aborted) break;
    const opened = await openListed(place, host);
    if (!opened) continue;
    const digests = await digestsOf(opened.file, place, missing.algorithms, host);
    await opened.file.close();
    if (digests) for (const one of missing.take(digests)) moved.set(one, place);
  }
  return moved;
}

/** Without `./` at its start and doubled slashes. */
const plainPath = (path: string) => path.replace(/^(?:\.\/+)+(?=.)/, '').replace(/\/{2,}/g, '/');

/** The innermost folder that all paths are in. */
function sharedFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  for (const path of others)
    while (!path.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder === '/' ? folder : folder === '' ? '.' : folder.slice(0, -1);
}

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
const LINES: Readonly<Record<Exclude<Check['verdict'], 'moved'>, string>> = {
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
  return reply.ok ? digestsAt((reply.output as HashOutput).hashed, 0) : undefined;
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
