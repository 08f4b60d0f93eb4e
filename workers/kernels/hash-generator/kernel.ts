// Hashes texts and files: one read pass per input for all of its algorithms.
import type { Hasher } from '../../../wasm/hash/hasher';
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { findListed, parseChecksumList, type ListedFile } from './checksum-list';
import { createHasher } from './hashers';
import { createHmac } from './hmac';
import { algorithm, LIST_LIMIT, MESSAGES } from './spec';
import type { AlgorithmId, Check, Digests, HashedInput, HashOptions, HashOutput } from './spec';

export const kernel: Kernel<readonly Source[], HashOptions, HashOutput> = async (sources, options, run) => {
  const chosen = chosenAlgorithms(options);
  const lists = options.checksumLists ?? [];
  const listed: ListedFile[] = [];
  for (const index of lists) listed.push(...(await readList(sources[index] ?? '', run)));
  const inputs = sources.filter((_, index) => !lists.includes(index));
  const names = inputs.map(nameOf);
  const places = listed.map((file) => findListed(file, names));

  const hashed: HashedInput[] = [];
  for (const [index, source] of inputs.entries()) {
    const asked = listed.filter((_, at) => places[at] === index).map((file) => file.algorithm);
    const algorithms = [...new Set([...chosen, ...asked])];
    hashed.push({ name: nameOf(source), digests: await digest(source, algorithms, options.hmacKey, run) });
  }
  return {
    hashed,
    checks: listed.map((file, at) => check(file, hashed[places[at] ?? -1]?.digests)),
    unlisted:
      lists.length > 0 ? names.filter((name, index): name is string => name !== null && !places.includes(index)) : [],
    notes: sources.some(hasLoneSurrogate) ? [MESSAGES.loneSurrogates] : [],
  };
};

/** Files that a list is checked against may be hashed by the list's algorithms alone. */
function chosenAlgorithms({ algorithms, hmacKey, checksumLists }: HashOptions): readonly AlgorithmId[] {
  if (algorithms.length === 0 && !checksumLists?.length) throw new ToolError('invalid-input', MESSAGES.noAlgorithm);
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

async function readList(list: Source, run: RunContext): Promise<ListedFile[]> {
  if (list instanceof Blob && list.size > LIST_LIMIT) throw new ToolError('too-large', MESSAGES.listTooLarge);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of run.read(list)) text += decoder.decode(chunk, { stream: true });
  return parseChecksumList(text + decoder.decode(), nameOf(list) ?? 'the list');
}

function check({ name, algorithm: id, expected }: ListedFile, digests: Digests | undefined): Check {
  const verdict = digests ? (digests[id] === expected ? 'match' : 'mismatch') : 'missing';
  return { name, algorithm: id, expected, verdict };
}
