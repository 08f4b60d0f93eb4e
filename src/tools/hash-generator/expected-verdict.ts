// Whether the input has the expected hash, or which one of several files has it, as messages.
import { messagesOf, type MessageValue, type TitledNote } from '../../../workers/contract/run/message';
import type { messages } from '../../../workers/kernels/hash-generator/messages';
import {
  ALGORITHMS,
  hashGenerator,
  nameList,
  type AlgorithmId,
  type HashedInput,
} from '../../../workers/kernels/hash-generator/spec';
import { judge, type ExpectedHash } from './expected-hash';

const message = messagesOf<typeof messages>(hashGenerator.id);

export interface ExpectedVerdict extends TitledNote {
  readonly kind: 'match' | 'mismatch' | 'not-run';
}

/** An input as far as the verdict needs it. */
export type Judged = Pick<HashedInput, 'name' | 'digests'>;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The files that the hash may belong to: those with the name that was pasted with it, or all files. */
export function filesMeant({ name }: ExpectedHash, hashed: readonly Judged[]): readonly Judged[] {
  const named =
    name === undefined ? [] : hashed.filter((file) => file.name !== null && lastOf(file.name) === lastOf(name));
  return named.length > 0 ? named : hashed;
}

export function expectedVerdict(expected: ExpectedHash, hashed: readonly Judged[]): ExpectedVerdict {
  const judged = filesMeant(expected, hashed).map(({ name, digests }) => ({ name, ...judge(expected, digests) }));
  const matching = judged.filter((file) => file.kind === 'match');
  const [match] = matching;
  if (match) {
    const { label: algorithm } = ALGORITHMS[match.algorithm];
    const names = nameList(matching.flatMap(({ name }) => name ?? []));
    const text =
      hashed.length === 1
        ? message('isExpected', { algorithm })
        : message('isExpectedOf', { algorithm, names, count: matching.length });
    return { kind: 'match', title: message('match'), text };
  }
  const differing = judged.filter((file) => file.kind === 'mismatch');
  if (differing.length === 0) return { kind: 'not-run', title: message('otherAlgorithm'), text: message('notRun') };
  const untried = [...new Set(differing.flatMap((file) => file.untried))];
  return { kind: 'mismatch', title: message('mismatch'), text: mismatch(judged, hashed.length === 1, untried) };
}

function mismatch(judged: readonly Pick<HashedInput, 'name'>[], isOne: boolean, untried: readonly AlgorithmId[]) {
  const [first, ...others] = judged;
  const name: MessageValue = first?.name ?? message('theText');
  const count = judged.length;
  if (untried.length === 0) {
    if (isOne) return message('differs');
    return others.length === 0 ? message('differsOf', { name }) : message('noneHas', { count });
  }
  const unless = message('unless', { algorithms: untried.map((id) => ALGORITHMS[id].label).join(', ') });
  if (isOne) return message('differsPerhaps', { unless });
  return others.length === 0
    ? message('differsPerhapsOf', { name, unless })
    : message('noneHasPerhaps', { count, unless });
}
