// The digests: a box per algorithm for one input, a table per file for several, with the verdicts on both.
import { CircleCheck, CircleX, Download } from 'lucide-react';
import { useState } from 'react';
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  type AlgorithmId,
  type Digests,
  type HashedInput,
  type HashOutput,
} from '../../../workers/kernels/hash-generator/spec';
import { formatCount } from '../../lib/format';
import { ResultBox } from '../../tool-kit/result-box';
import { useDownloadText } from '../../tool-kit/use-copy';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { checksumFile, checksumFileName } from './checksum-file';
import { judge, type ExpectedHash } from './expected-hash';

export interface HashResultsProps {
  output: HashOutput;
  expected: ExpectedHash | undefined;
}

/** A page of thousands of files helps nobody: their list of checksums is downloaded whole. */
const MAX_SHOWN = 50;

const idsOf = (hashed: readonly HashedInput[]): AlgorithmId[] =>
  ALGORITHM_IDS.filter((id) => hashed.some(({ digests }) => digests[id] !== undefined));

export function HashResults({ output, expected }: HashResultsProps) {
  const { hashed, notes } = output;
  return (
    <div className="flex flex-col gap-6">
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <ListVerdicts output={output} />
      {hashed.slice(0, MAX_SHOWN).map((entry, index) => (
        <section
          key={`${index}-${entry.name ?? ''}`}
          aria-label={entry.name ?? 'Hashes'}
          className="flex flex-col gap-3"
        >
          {entry.name !== null && <h2 className="font-semibold break-all">{entry.name}</h2>}
          {expected && <ExpectedVerdict expected={expected} digests={entry.digests} />}
          <DigestBoxes hashed={entry} />
        </section>
      ))}
      {hashed.length > MAX_SHOWN && (
        <p className="text-sm text-muted">
          {formatCount(hashed.length - MAX_SHOWN)} more files are in the list of checksums below.
        </p>
      )}
      {hashed.some(({ name }) => name !== null) && <ChecksumFileForm hashed={hashed} />}
    </div>
  );
}

function DigestBoxes({ hashed }: { hashed: HashedInput }) {
  return idsOf([hashed]).map((id) => (
    <ResultBox
      key={id}
      label={ALGORITHMS[id].label}
      value={hashed.digests[id] ?? ''}
      fileName={hashed.name === null ? `${id}-hash.txt` : `${hashed.name}.${id}`}
    />
  ));
}

function ExpectedVerdict({ expected, digests }: { expected: ExpectedHash; digests: Digests }) {
  const verdict = judge(expected, digests);
  if (verdict.kind === 'match') {
    return (
      <Notice tone="success" title="Match">
        This is the expected {ALGORITHMS[verdict.algorithm].label} hash.
      </Notice>
    );
  }
  if (verdict.kind === 'mismatch') {
    return (
      <Notice tone="error" title="Mismatch">
        The hash differs from the expected one: the content is not the same.
      </Notice>
    );
  }
  return <Notice tone="warn">The expected hash is of another algorithm. Generate the hashes again to check it.</Notice>;
}

const VERDICTS = {
  match: { text: 'matches', icon: CircleCheck, color: 'text-success' },
  mismatch: { text: 'does not match', icon: CircleX, color: 'text-danger' },
  missing: { text: 'was not chosen', icon: CircleX, color: 'text-warn' },
} as const;

/** What the lists of checksums among the files say, like `sha256sum --check`. */
function ListVerdicts({ output: { checks, unlisted } }: { output: HashOutput }) {
  if (checks.length === 0) return null;
  const bad = checks.filter(({ verdict }) => verdict !== 'match');
  const matching = checks.length - bad.length;
  return (
    <section aria-label="Verification" className="flex flex-col gap-3">
      <Notice
        tone={bad.length === 0 ? 'success' : 'error'}
        title={bad.length === 0 ? 'All files match' : 'Not all match'}
      >
        {formatCount(matching)} of {formatCount(checks.length)} listed files match their checksum.
        {unlisted.length > 0 && ` Not in the list: ${nameList(unlisted)}.`}
      </Notice>
      <ul className="flex flex-col gap-1 text-sm">
        {[...bad, ...checks.filter(({ verdict }) => verdict === 'match')].slice(0, MAX_SHOWN).map((check, index) => {
          const { text, icon: Icon, color } = VERDICTS[check.verdict];
          return (
            <li key={`${index}-${check.name}`} className="flex gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
              <span className="min-w-0 break-all">
                <span className="font-medium">{check.name}</span> {text} ({ALGORITHMS[check.algorithm].label})
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const MAX_NAMED = 5;

const nameList = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');

function ChecksumFileForm({ hashed }: { hashed: readonly HashedInput[] }) {
  const ids = idsOf(hashed);
  const [chosen, setChosen] = useState<AlgorithmId>('sha256');
  const download = useDownloadText();
  const id = ids.includes(chosen) ? chosen : ids[0];
  if (!id) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="List of checksums"
        value={id}
        onChange={setChosen}
        options={ids.map((value) => ({ value, label: ALGORITHMS[value].label }))}
      />
      <Button icon={Download} onClick={() => download(checksumFile(id, hashed), checksumFileName(id))}>
        Download {checksumFileName(id)}
      </Button>
    </div>
  );
}
