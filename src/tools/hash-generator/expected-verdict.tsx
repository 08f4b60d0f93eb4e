// Whether the expected hash is there: of the one input, or of which of several files.
import { ALGORITHMS, type HashedInput } from '../../../workers/kernels/hash-generator/spec';
import { formatCount } from '../../lib/format';
import { Notice } from '../../ui/notice';
import { filesMeant, judge, type ExpectedHash } from './expected-hash';
import { nameList } from './list-verdicts';

export interface ExpectedVerdictProps {
  expected: ExpectedHash;
  hashed: readonly HashedInput[];
}

export function ExpectedVerdict({ expected, hashed }: ExpectedVerdictProps) {
  const judged = filesMeant(expected, hashed).map(({ name, digests }) => ({ name, verdict: judge(expected, digests) }));
  const matching = judged.flatMap(({ name, verdict }) => (verdict.kind === 'match' ? [{ name, verdict }] : []));
  const [match] = matching;
  const isOne = hashed.length === 1;
  if (match) {
    const { label } = ALGORITHMS[match.verdict.algorithm];
    return (
      <Notice tone="success" title="Match">
        {isOne
          ? `This is the expected ${label} hash.`
          : `The expected ${label} hash is that of ${nameList(matching.map(({ name }) => name ?? 'the text'))}.`}
      </Notice>
    );
  }
  const untried = new Set(judged.flatMap(({ verdict }) => (verdict.kind === 'mismatch' ? verdict.untried : [])));
  if (judged.some(({ verdict }) => verdict.kind === 'mismatch')) {
    const [{ name } = { name: null }, ...others] = judged;
    return (
      <Notice tone="error" title="Mismatch">
        {isOne
          ? `The hash differs from the expected one${untried.size > 0 ? '.' : ', so the content differs.'}`
          : others.length === 0
            ? `The hash of ${name ?? 'the text'} differs from the expected one.`
            : `None of ${formatCount(judged.length)} files has the expected hash.`}
        {untried.size > 0 &&
          ` The content differs, unless the expected hash is of another algorithm with this length: ${[...untried].map((id) => ALGORITHMS[id].label).join(', ')}. To check, select that algorithm and generate the hashes again.`}
      </Notice>
    );
  }
  return <Notice tone="warn">The expected hash uses another algorithm. Generate the hashes again to check it.</Notice>;
}
