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
  const untried = judged.flatMap(({ verdict }) => (verdict.kind === 'mismatch' ? verdict.untried : []));
  if (untried.length > 0) {
    const labels = [...new Set(untried)].map((id) => ALGORITHMS[id].label).join(', ');
    return (
      <Notice tone="warn" title="No match yet">
        The expected hash differs, but these algorithms have hashes of the same length: {labels}. If it is one of them,
        select that one and generate the hashes again. Otherwise, the content differs.
      </Notice>
    );
  }
  if (judged.some(({ verdict }) => verdict.kind === 'mismatch')) {
    const [{ name } = { name: null }, ...others] = judged;
    return (
      <Notice tone="error" title="Mismatch">
        {isOne
          ? 'The hash differs from the expected one, so the content differs.'
          : others.length === 0
            ? `The hash of ${name ?? 'the text'} differs from the expected one.`
            : `None of ${formatCount(judged.length)} files has the expected hash.`}
      </Notice>
    );
  }
  return <Notice tone="warn">The expected hash uses another algorithm. Generate the hashes again to check it.</Notice>;
}
