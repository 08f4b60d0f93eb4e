// Hashes texts and files: one read pass per input for all of its algorithms.
import type { Hasher } from '../../../wasm/hash/hasher';
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { textBytes } from '../../lib/text-bytes';
import { parseChecksumList, type ChecksumList, type ListedFile } from './checksum-list';
import { findListed, type Found } from './find-listed';
import { createHasher } from './hashers';
import { createHmac } from './hmac';
import { algorithm, LIST_LIMIT, MESSAGES } from './spec';
import type { AlgorithmId, Check, Digests, HashedInput, HashOptions, HashOutput } from './spec';

/** A line of a list, and the chosen file that it means. */
interface Listed {
  readonly file: ListedFile;
  readonly found: Found;
}

export const kernel: Kernel<readonly Source[], HashOptions, HashOutput> = async (sources, options, run) => {
  const hasLists = (options.checksumLists?.length ?? 0) > 0;
  // Lists hold plain hashes: HMACs could only differ from them.
  const hmacKey = hasLists ? undefined : options.hmacKey;
  const chosen = chosenAlgorithms(options.algorithms, hmacKey, hasLists);
  const names = sources.map((source, index) => options.paths?.[index] ?? nameOf(source));
  const { listed, notes } = await readLists(sources, names, options.checksumLists ?? [], run);
  const asked = askedAlgorithms(listed);

  const hashed = new Map<number, HashedInput>();
  for (const [index, source] of sources.entries()) {
    // A list is hashed where another list names it.
    if (options.checksumLists?.includes(index) && !asked.has(index)) continue;
    const algorithms = [...new Set([...chosen, ...(asked.get(index) ?? [])])];
    hashed.set(index, { name: names[index] ?? null, digests: await digest(source, algorithms, hmacKey, run) });
  }
  return {
    hashed: [...hashed.values()],
    checks: listed.map((line) => check(line, hashed)),
    unlisted: hasLists
      ? [...hashed].flatMap(([index, { name }]) => (name === null || asked.has(index) ? [] : name))
      : [],
    keyed: hmacKey !== undefined,
    notes: [
      ...(options.hmacKey && !hmacKey ? [MESSAGES.hmacIgnored] : []),
      ...notes,
      ...(sources.some(hasLoneSurrogate) ? [MESSAGES.loneSurrogates] : []),
    ],
  };
};

/** Files that a list is checked against may be hashed by the list's algorithms alone. */
function chosenAlgorithms(
  algorithms: readonly AlgorithmId[],
  hmacKey: Uint8Array | undefined,
  hasLists: boolean,
): readonly AlgorithmId[] {
  if (algorithms.length === 0 && !hasLists) throw new ToolError('invalid-input', MESSAGES.noAlgorithm);
  if (!hmacKey) return algorithms;
  const keyed = algorithms.filter((id) => algorithm(id).hmacBlock !== undefined);
  if (keyed.length === 0) throw new ToolError('invalid-input', MESSAGES.noHmacAlgorithm);
  return keyed;
}

async function digest(
  source: Source,
  algorithms: readonly AlgorithmId[],
  hmacKey: Uint8Array | undefined,
  run: RunContext,
): Promise<Digests> {
  const hashers = await Promise.all(algorithms.map((id) => create(id, hmacKey)));
  for await (const chunk of run.read(source)) for (const hasher of hashers) hasher.update(chunk);
  return Object.fromEntries(algorithms.map((id, index) => [id, toHex(hashers[index]?.digest())]));
}

function create(id: AlgorithmId, hmacKey: Uint8Array | undefined): Promise<Hasher> {
  const { hmacBlock } = algorithm(id);
  return hmacKey && hmacBlock ? createHmac(() => createHasher(id), hmacBlock, hmacKey) : createHasher(id);
}

const toHex = (bytes: Uint8Array = new Uint8Array()) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const nameOf = (source: Source) => (source instanceof File ? source.name : null);

const hasLoneSurrogate = (source: Source) => typeof source === 'string' && /\p{Surrogate}/u.test(source);

async function readLists(
  sources: readonly Source[],
  names: readonly (string | null)[],
  lists: readonly number[],
  run: RunContext,
): Promise<{ readonly listed: readonly Listed[]; readonly notes: readonly string[] }> {
  const listed: Listed[] = [];
  const notes: string[] = [];
  for (const index of lists) {
    const name = names[index] ?? 'the list';
    const list = await readList(sources[index] ?? '', name, run);
    const found = findListed(
      list.files.map((file) => file.name),
      name,
      names,
    );
    listed.push(...list.files.map((file, at) => ({ file, found: found[at] ?? 'missing' })));
    notes.push(...list.notes);
  }
  return { listed, notes };
}

async function readList(list: Source, name: string, run: RunContext): Promise<ChecksumList> {
  if (list instanceof Blob && list.size > LIST_LIMIT) throw new ToolError('too-large', MESSAGES.listTooLarge);
  const decoder = new TextDecoder();
  let text = '';
  // Windows PowerShell writes what goes into a file as UTF-16.
  for await (const chunk of textBytes(list, run.read(list), () => undefined)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return parseChecksumList(text + decoder.decode(), name);
}

/** The algorithms by which lists speak of an input, by the input's index. */
function askedAlgorithms(listed: readonly Listed[]): ReadonlyMap<number, ReadonlySet<AlgorithmId>> {
  const asked = new Map<number, Set<AlgorithmId>>();
  for (const { file, found } of listed) {
    if (typeof found !== 'object') continue;
    asked.set(found.index, (asked.get(found.index) ?? new Set()).add(file.algorithm));
  }
  return asked;
}

function check({ file, found }: Listed, hashed: ReadonlyMap<number, HashedInput>): Check {
  const { name, algorithm: id, expected } = file;
  if (typeof found !== 'object') return { name, algorithm: id, expected, verdict: found };
  const { name: path, digests } = hashed.get(found.index) ?? { name: null, digests: {} };
  const verdict = digests[id] === expected ? 'match' : 'mismatch';
  return { name, algorithm: id, expected, verdict, ...(path !== null && !found.isExact && { foundAs: path }) };
}
