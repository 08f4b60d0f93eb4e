// The digests, as boxes or as a list of many files, with their checks and the checksum file.
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  type AlgorithmId,
  type HashedInput,
  type HashOutput,
} from '../../../workers/kernels/hash-generator/spec';
import type { PageOutput } from '../../state/page-output';
import { formatCount } from '../../lib/format';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { ResultBox } from '../../tool-kit/result/result-box';
import { LongList, PLAIN_ITEMS } from '../../tool-kit/rows/long-list';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { checksumFile, checksumFileName, sharedFolder } from './checksum-file';
import { type ExpectedHash, filesMeant, judge } from './expected-hash';
import { ListVerdicts, nameList } from './list-verdicts';

interface HashResultsProps {
  output: PageOutput<HashOutput>;
  expected: ExpectedHash | undefined;
}

const idsOf = (hashed: readonly HashedInput[]): AlgorithmId[] =>
  ALGORITHM_IDS.filter((id) => hashed.some(({ digests }) => digests[id] !== undefined));

export default function HashResults({ output, expected }: HashResultsProps) {
  const { hashed, notes } = output;
  return (
    <div className="flex flex-col gap-4">
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {hashed.length === 1 && hashed[0]?.name === null && (
        <h2 className="flex min-h-9 items-center text-base font-semibold">Hashes</h2>
      )}
      <ListVerdicts output={output} />
      {expected && hashed.length > 0 && <ExpectedVerdict expected={expected} hashed={hashed} />}
      {hashed.length > PLAIN_ITEMS ? <ManyFiles hashed={hashed} /> : <FewInputs hashed={hashed} />}
      {hashed.some(({ name }) => name !== null) && <ChecksumFileForm output={output} />}
    </div>
  );
}

function FewInputs({ hashed }: { hashed: readonly HashedInput[] }) {
  return hashed.map((entry, index) => (
    <section key={`${index}-${entry.name ?? ''}`} aria-label={entry.name ?? 'Hashes'} className="flex flex-col gap-3">
      {entry.name !== null && <h2 className="font-semibold break-all">{entry.name}</h2>}
      {idsOf([entry]).map((id) => (
        <ResultBox
          key={id}
          label={ALGORITHMS[id].label}
          value={entry.digests[id] ?? ''}
          fileName={entry.name === null ? `${id}-hash.txt` : `${entry.name.replace(/^.*\//s, '')}.${id}`}
        />
      ))}
    </section>
  ));
}

const LINE_PX = 44;

function ManyFiles({ hashed }: { hashed: readonly HashedInput[] }) {
  const ids = idsOf(hashed.slice(0, 1));
  return (
    <LongList
      label="Hashes of the files"
      count={hashed.length}
      rowPx={LINE_PX * ids.length + 40}
      visibleRows={Math.max(1, Math.floor(12 / (ids.length + 1)))}
      className="rounded-md border border-line"
      keyOf={(index) => index}
    >
      {(index) => {
        const entry = hashed[index];
        return entry && <FileHashes entry={entry} />;
      }}
    </LongList>
  );
}

function FileHashes({ entry }: { entry: HashedInput }) {
  const copy = useCopy();
  return (
    <div className="border-b border-line px-3 py-2 text-sm">
      <p className="truncate font-semibold" title={entry.name ?? undefined}>
        {entry.name}
      </p>
      {idsOf([entry]).map((id) => {
        const { label } = ALGORITHMS[id];
        const digest = entry.digests[id] ?? '';
        return (
          <div key={id} className="flex items-center gap-3">
            <span className="w-24 shrink-0 text-muted">{label}</span>
            <code className="min-w-0 flex-1 truncate select-all">{digest}</code>
            <IconButton icon={Copy} label={`Copy ${label} of ${entry.name ?? ''}`} onClick={() => void copy(digest)} />
          </div>
        );
      })}
    </div>
  );
}

function ChecksumFileForm({ output }: { output: PageOutput<HashOutput> }) {
  const ids = idsOf(output.hashed);
  const [chosen, setChosen] = useState<AlgorithmId>('sha256');
  const download = useDownloadText();
  const id = ids.includes(chosen) ? chosen : ids[0];
  if (!id) return null;
  const fileName = checksumFileName(id, output);
  const folder = sharedFolder(output.hashed).slice(0, -1);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="List of checksums"
          value={id}
          onChange={setChosen}
          options={ids.map((value) => ({ value, label: ALGORITHMS[value].label }))}
        />
        <Button icon={Download} onClick={() => download(checksumFile(id, output), fileName)}>
          Download {fileName}
        </Button>
      </div>
      {folder !== '' && (
        <p className="text-xs text-muted">Save it in the folder {folder}: its file names start there.</p>
      )}
    </div>
  );
}

/** Whether the input, or which of several files, has the expected hash. */

interface ExpectedVerdictProps {
  expected: ExpectedHash;
  hashed: readonly HashedInput[];
}

function ExpectedVerdict({ expected, hashed }: ExpectedVerdictProps) {
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
