// Hashes texts and files, with one pass per input for all of its algorithms.
import type { Hasher } from '../../../wasm/hash/hasher';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, Ports, RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { KiB } from '../../contract/run/sink';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { textBytes } from '../../lib/text-bytes';
import { HEAD_BYTES as UTF16_BYTES, headOf, utf16OfBytes } from '../../lib/utf16';
import { isListOf, isNamedAsList, looksLikeList, message, parseChecksumList } from './checksum-list';
import type { ListedFile } from './checksum-rows';
import { findListed, type Found } from './find-listed';
import { createHasher } from './hashers';
import { createHmac } from './hmac';
import { missingOf } from './moved';
import { algorithm, LIST_LIMIT, tableOf, type Digests, type HashedInput } from './spec';
import type { AlgorithmId, Check, HashOptions, HashOutput } from './spec';
import { summaryOf } from './summary';

/** A line of a list, and the chosen file for it. */
interface Listed {
  /** The index of the list among the inputs. */
  readonly list: number;
  readonly file: ListedFile;
  readonly found: Found;
}

interface Matches {
  readonly byLine: Map<Listed, AlgorithmId>;
  readonly byList: Map<number, Set<AlgorithmId>>;
}

/** The index of the input that a missing file was moved to. */
type Places = Map<Listed, number>;

const NO_LISTS = { lists: [], notes: [] } as const;

export const kernel: Kernel<readonly AnySource[], HashOptions, HashOutput> = async (sources, options, run) => {
  const names = sources.map((source, index) => options.paths?.[index] ?? nameOf(source));
  const { lists, notes: unused } = options.findLists ? await findLists(sources, names, run) : NO_LISTS;
  const hasLists = lists.length > 0;
  // Lists contain plain hashes, which never equal an HMAC.
  const hmacKey = hasLists ? undefined : options.hmacKey;
  const chosen = chosenAlgorithms(options.algorithms, hmacKey, hasLists);
  const { listed, notes } = await readLists(sources, names, lists, run);
  const asked = askedLines(listed);

  const found = new Map<number, HashedInput>();
  const matches: Matches = { byLine: new Map(), byList: new Map() };
  const keep = (index: number, { digests, bytes }: Digested) =>
    found.set(index, { name: names[index] ?? null, bytes, digests });
  const others: number[] = [];
  for (const [index, source] of sources.entries()) {
    const lines = asked.get(index);
    if (!lines) {
      // A list is hashed only if another list names it.
      if (!lists.includes(index)) others.push(index);
      continue;
    }
    keep(index, await digestListed(source, options.skipChecks ? [] : lines, { chosen, hmacKey, matches, run }));
  }
  // Files that no list names come last: their hashes say where missing files are now, in the algorithm that the others have settled.
  const absent = options.skipChecks ? [] : listed.filter((line) => line.found === 'missing');
  const missing = missingOf(absent.map((line) => ({ ...line.file, line, algorithm: likeliestFor(line, matches) })));
  const places: Places = new Map();
  for (const index of others) {
    const whole = await digest(sources[index] ?? '', [...new Set([...chosen, ...missing.algorithms])], hmacKey, run);
    keep(index, whole);
    for (const { line } of missing.take(whole.digests)) places.set(line, index);
  }
  const hashed = new Map([...found].toSorted(([one], [other]) => one - other));
  const checks = listed.map((line) => check(line, hashed, matches, places));
  const moved = new Set(places.values());
  const unlisted = hasLists ? others.flatMap((index) => (moved.has(index) ? [] : (hashed.get(index)?.name ?? []))) : [];
  return {
    hashed: tableOf([...hashed.values()]),
    checks,
    summary: summaryOf({ checks, unlisted }),
    unlisted,
    keyed: hmacKey !== undefined,
    notes: [
      ...(options.hmacKey && !hmacKey ? [message('hmacIgnored')] : []),
      ...unused,
      ...notes,
      ...(sources.some(hasLoneSurrogate) ? [message('loneSurrogates')] : []),
    ],
  };
};

/** Files that a list names can be hashed with the list's algorithms alone. */
function chosenAlgorithms(
  algorithms: readonly AlgorithmId[],
  hmacKey: Uint8Array | undefined,
  hasLists: boolean,
): readonly AlgorithmId[] {
  if (algorithms.length === 0 && !hasLists) throw new ToolError('invalid-input', message('noAlgorithm'));
  if (!hmacKey) return algorithms;
  const keyed = algorithms.filter((id) => algorithm(id).hmacBlock !== undefined);
  if (keyed.length === 0) throw new ToolError('invalid-input', message('noHmacAlgorithm'));
  return keyed;
}

interface Digested {
  readonly digests: Digests;
  readonly bytes: number;
}

interface Listing {
  readonly chosen: readonly AlgorithmId[];
  readonly hmacKey: Uint8Array | undefined;
  readonly matches: Matches;
  readonly run: RunContext;
}

/** The chosen digests of a file, and those that its lines in the lists need. Adds what matches to `matches`. */
async function digestListed(
  source: AnySource,
  lines: readonly Listed[],
  { chosen, hmacKey, matches, run }: Listing,
): Promise<Digested> {
  const likeliest = lines.map((line) => likeliestFor(line, matches));
  const first = await digest(source, [...new Set([...chosen, ...likeliest])], hmacKey, run);
  const open = lines.filter((line) => !keepMatch(line, first.digests, matches));
  const untried = open.flatMap(({ file }) => file.candidates).filter((id) => first.digests[id] === undefined);
  if (untried.length === 0) return first;
  // This is rare, so the file is read again. Running all algorithms of a length at once would take several times as long.
  const { digests: others } = await digest(source, [...new Set(untried)], hmacKey, run);
  const found = open.flatMap((line) => (keepMatch(line, others, matches) ? (matches.byLine.get(line) ?? []) : []));
  return { ...first, digests: { ...first.digests, ...Object.fromEntries(found.map((id) => [id, others[id]])) } };
}

async function digest(
  source: AnySource,
  algorithms: readonly AlgorithmId[],
  hmacKey: Uint8Array | undefined,
  run: RunContext,
): Promise<Digested> {
  const hashers: Hasher[] = [];
  for (const id of algorithms) hashers.push(await create(id, hmacKey, run.ports));
  let bytes = 0;
  for await (const chunk of run.read(source)) {
    bytes += chunk.length;
    for (const hasher of hashers) hasher.update(chunk);
  }
  const digests = Object.fromEntries(algorithms.map((id, index) => [id, toHex(hashers[index]?.digest())]));
  return { digests, bytes };
}

function create(id: AlgorithmId, hmacKey: Uint8Array | undefined, ports: Ports): Promise<Hasher> {
  const { hmacBlock } = algorithm(id);
  const createPlain = () => createHasher(id, ports);
  return hmacKey && hmacBlock ? createHmac(createPlain, hmacBlock, hmacKey) : createPlain();
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function toHex(bytes: Uint8Array = new Uint8Array()): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte] ?? '';
  return hex;
}

const nameOf = (source: AnySource) => (source instanceof File ? source.name : null);

/** How much of a file is read to find out whether it is a list. */
const HEAD_BYTES = 4 * KiB;

/** So many files are opened at once, because a browser takes a moment for each. */
const AT_ONCE = 8;

/** Finds the inputs that are lists for the others, by their content. If all inputs are lists, all of them are hashed. */
async function findLists(
  sources: readonly AnySource[],
  names: readonly (string | null)[],
  run: RunContext,
): Promise<{ readonly lists: readonly number[]; readonly notes: readonly Message[] }> {
  const lists: number[] = [];
  const notes: Message[] = [];
  const isNamed = (index: number) => isNamedAsList(names[index] ?? '');
  const isOpened = (index: number) => typeof names[index] === 'string' && sizeOf(sources[index] ?? '') <= LIST_LIMIT;
  const opened = sources.length > 1 ? [...sources.keys()].filter(isOpened) : [];
  for (let at = 0; at < opened.length; at += AT_ONCE) {
    const batch = opened.slice(at, at + AT_ONCE);
    const heads = await Promise.all(
      batch.map((index) => headText((isNamed(index) ? undefined : sources[index]) ?? '')),
    );
    for (const [place, index] of batch.entries()) {
      const [name, source] = [names[index] ?? '', sources[index] ?? ''];
      if (isNamed(index)) lists.push(index);
      else if (looksLikeList(heads[place] ?? '', name, sizeOf(source) > HEAD_BYTES)) {
        const text = await readText(source, run);
        if (!looksLikeList(text, name, false)) continue;
        if (isListOf(text, name, othersOf(names, index))) lists.push(index);
        else notes.push(message('otherFiles', { list: name }));
      }
    }
    await run.tick(0);
  }
  return lists.length < sources.length ? { lists, notes } : { lists: [], notes: [] };
}

const othersOf = (names: readonly (string | null)[], index: number): readonly string[] =>
  names.filter((name, at): name is string => name !== null && at !== index);

async function headText(source: AnySource): Promise<string> {
  if (typeof source === 'string') return source.slice(0, HEAD_BYTES);
  const head = await headOf(source, HEAD_BYTES);
  return new TextDecoder(utf16OfBytes(head.subarray(0, UTF16_BYTES), sizeOf(source))).decode(head);
}

async function readLists(
  sources: readonly AnySource[],
  names: readonly (string | null)[],
  lists: readonly number[],
  run: RunContext,
): Promise<{ readonly listed: readonly Listed[]; readonly notes: readonly Message[] }> {
  const listed: Listed[] = [];
  const notes: Message[] = [];
  for (const index of lists) {
    const name = names[index] ?? '';
    const list = parseChecksumList(await readText(sources[index] ?? '', run), name, othersOf(names, index));
    const found = findListed(
      list.files.map((file) => file.name),
      name,
      names,
    );
    listed.push(...list.files.map((file, at) => ({ list: index, file, found: found[at] ?? 'missing' })));
    notes.push(...list.notes);
  }
  return { listed, notes };
}

async function readText(list: AnySource, run: RunContext): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  // Windows PowerShell redirects output to files as UTF-16.
  for await (const chunk of textBytes(list, run.read(list), () => undefined)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The lines of lists for an input, by the input's index. */
function askedLines(listed: readonly Listed[]): ReadonlyMap<number, readonly Listed[]> {
  const asked = new Map<number, Listed[]>();
  for (const line of listed) {
    if (typeof line.found !== 'object') continue;
    const lines = asked.get(line.found.index);
    if (lines) lines.push(line);
    else asked.set(line.found.index, [line]);
  }
  return asked;
}

/** Whether one of the digests equals the listed one. `matches` then contains its algorithm. */
function keepMatch(line: Listed, digests: Digests, { byLine, byList }: Matches): boolean {
  const id = line.file.candidates.find((candidate) => digests[candidate] === line.file.expected);
  if (!id) return false;
  byLine.set(line, id);
  byList.set(line.list, (byList.get(line.list) ?? new Set()).add(id));
  return true;
}

/** The algorithm that matched other lines of the list with the same length. */
const settledFor = ({ list, file }: Listed, { byList }: Matches): AlgorithmId | undefined =>
  file.candidates.find((id) => byList.get(list)?.has(id));

const likeliestFor = (line: Listed, matches: Matches): AlgorithmId =>
  settledFor(line, matches) ?? line.file.candidates[0];

function check(line: Listed, hashed: ReadonlyMap<number, HashedInput>, matches: Matches, places: Places): Check {
  const { file, found } = line;
  const { name, candidates, expected } = file;
  const [likeliest, ...others] = candidates;
  const place = places.get(line);
  if (place !== undefined) {
    const foundAs = hashed.get(place)?.name ?? '';
    return { name, algorithm: likeliestFor(line, matches), expected, verdict: 'moved', foundAs };
  }
  if (typeof found !== 'object') return { name, algorithm: likeliest, expected, verdict: found };
  const path = hashed.get(found.index)?.name ?? null;
  const foundAs = path !== null && !found.isExact && { foundAs: path };
  const match = matches.byLine.get(line);
  if (match) return { name, algorithm: match, expected, verdict: 'match', ...foundAs };
  const settled = settledFor(line, matches);
  if (settled || others.length === 0) {
    return { name, algorithm: settled ?? likeliest, expected, verdict: 'mismatch', ...foundAs };
  }
  return { name, algorithm: likeliest, expected, verdict: 'undecided', tried: candidates, ...foundAs };
}
