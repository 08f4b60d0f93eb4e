// The digests, as boxes or as a list of many files, with their verification and the checksum file.
import { Copy, Download } from 'lucide-react';
import clsx from 'clsx';
import { Fragment, useId, useMemo, useState } from 'react';
import { messages } from '../../../workers/kernels/hash-generator/messages';
import {
  ALGORITHM_IDS,
  ALGORITHMS,
  hashGenerator,
  type AlgorithmId,
  type HashOutput,
  digestAt,
  digestsAt,
  inputsOf,
  type Digests,
  type DigestTable,
} from '../../../workers/kernels/hash-generator/spec';
import { createSpeaker, say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Notes } from '../../tool-kit/notes';
import { TitledNotice } from '../../tool-kit/result/titled-notes';
import { ResultFrame } from '../../tool-kit/result/result-box';
import { LongList, PLAIN_ITEMS } from '../../tool-kit/rows/long-list';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Select } from '../../ui/select';
import { checksumFile, checksumFileName, sharedFolder } from './checksum-file';
import type { ExpectedHash } from './expected-hash';
import { expectedVerdict } from './expected-verdict';
import { ListVerdicts } from './list-verdicts';
import * as words from './words';

const { inWords } = createSpeaker({ [hashGenerator.id]: messages });

interface HashResultsProps {
  output: PageOutput<HashOutput>;
  expected: ExpectedHash | undefined;
}

const idsOf = ({ columns }: DigestTable): AlgorithmId[] => ALGORITHM_IDS.filter((id) => columns[id] !== undefined);

export default function HashResults({ output, expected }: HashResultsProps) {
  const { hashed, notes } = output;
  const { names } = hashed;
  const isOne = names.length === 1;
  return (
    <div className="flex flex-col gap-4">
      <Notes notes={notes} />
      {isOne && names[0] === null && (
        <h2 className="flex min-h-9 items-center text-base font-semibold">{words.result}</h2>
      )}
      <ListVerdicts output={output} />
      {expected && names.length > 0 && <Expected expected={expected} hashed={hashed} />}
      {isOne && <OneInput hashed={hashed} />}
      {names.length > 1 && <SeveralFiles hashed={hashed} />}
      {names.some((name) => name !== null) && <ChecksumFileForm output={output} />}
    </div>
  );
}

function OneInput({ hashed }: { hashed: DigestTable }) {
  const name = hashed.names[0] ?? null;
  return (
    <section aria-label={name ?? words.result} className="flex flex-col gap-3">
      {name !== null && <h2 className="font-semibold break-all">{name}</h2>}
      {idsOf(hashed).map((id) => {
        const { label } = ALGORITHMS[id];
        const digest = digestAt(hashed, 0, id) ?? '';
        const fileName = name === null ? `${id}-hash.txt` : `${name.replace(/^.*\//s, '')}.${id}`;
        return (
          <ResultFrame key={id} label={label} text={digest} fileName={fileName}>
            {(labelId) => (
              // The page announces each run once, and every `output` is a live region by default.
              <output
                aria-live="off"
                aria-labelledby={labelId}
                className="block px-3 py-2.5 font-mono text-sm select-all"
              >
                <Grouped digest={digest} />
              </output>
            )}
          </ResultFrame>
        );
      })}
    </section>
  );
}

/** Groups of eight digits, so that two digests can be compared by eye. Selected or copied text has no spaces. */
const Grouped = ({ digest }: { digest: string }) =>
  (digest.match(/.{1,8}/gs) ?? []).map((group, index) => (
    <Fragment key={index}>
      <span className="me-[1ch]">{group}</span>
      <wbr />
    </Fragment>
  ));

/** The height in pixels of a digest's line, and of a file's name with the space around it. */
const LINE_PX = 44;
const NAME_PX = 40;

/** For several files, all digests in one line each, or a chosen one in full. */
function SeveralFiles({ hashed }: { hashed: DigestTable }) {
  const ids = idsOf(hashed);
  const [chosen, setChosen] = useState<AlgorithmId | 'all'>('all');
  const only = ids.find((id) => id === chosen);
  const shown = only === undefined ? ids : [only];
  const { names } = hashed;
  const isLong = names.length > PLAIN_ITEMS;
  const file = (index: number) => (
    <FileHashes
      name={names[index] ?? ''}
      digests={digestsAt(hashed, index)}
      ids={shown}
      isWhole={!isLong && only !== undefined}
    />
  );
  return (
    <>
      {ids.length > 1 && (
        <Select
          label={words.show}
          value={only ?? 'all'}
          onChange={setChosen}
          options={[
            { value: 'all', label: words.allAlgorithms },
            ...ids.map((value) => ({ value, label: ALGORITHMS[value].label })),
          ]}
          className="max-w-48"
        />
      )}
      {isLong ? (
        <LongList
          label={words.resultOfFiles}
          count={names.length}
          rowPx={LINE_PX * shown.length + NAME_PX}
          visibleRows={Math.max(1, Math.floor(12 / (shown.length + 1)))}
          className="rounded-md border border-line"
          keyOf={(index) => index}
        >
          {file}
        </LongList>
      ) : (
        <div className="rounded-md border border-line bg-surface [&>:last-child]:border-b-0">
          {names.map((name, index) => (
            <Fragment key={`${index}-${name ?? ''}`}>{file(index)}</Fragment>
          ))}
        </div>
      )}
    </>
  );
}

interface FileHashesProps {
  name: string;
  digests: Digests;
  ids: readonly AlgorithmId[];
  /** Shows the whole digest, on as many lines as needed. */
  isWhole: boolean;
}

function FileHashes({ name, digests, ids, isWhole }: FileHashesProps) {
  return (
    <section aria-label={name} className="border-b border-line py-2 pe-1 ps-3 text-sm">
      <h2 className="truncate font-semibold" title={name}>
        {name}
      </h2>
      {ids.map((id) => (
        <DigestLine key={id} id={id} name={name} isWhole={isWhole} digest={digests[id] ?? ''} />
      ))}
    </section>
  );
}

interface DigestLineProps extends Pick<FileHashesProps, 'isWhole'> {
  id: AlgorithmId;
  name: string;
  digest: string;
}

function DigestLine({ id, name, digest, isWhole }: DigestLineProps) {
  const copy = useCopy();
  const headId = useId();
  const { label } = ALGORITHMS[id];
  return (
    <div role="group" aria-labelledby={headId} className="flex items-center gap-2">
      <h3 id={headId} className={isWhole ? 'sr-only' : 'w-20 shrink-0 text-xs text-muted'}>
        {label}
      </h3>
      <output
        aria-live="off"
        aria-labelledby={headId}
        className={clsx('min-w-0 flex-1 font-mono select-all', isWhole ? 'py-1.5' : 'truncate')}
      >
        {isWhole ? <Grouped digest={digest} /> : digest}
      </output>
      <IconButton
        icon={Copy}
        label={say(words.copyOneOf, { algorithm: label, name })}
        onClick={() => void copy(digest)}
      />
    </div>
  );
}

function ChecksumFileForm({ output }: { output: PageOutput<HashOutput> }) {
  const ids = idsOf(output.hashed);
  const folder = useMemo(() => sharedFolder(output.hashed).slice(0, -1), [output]);
  const [chosen, setChosen] = useState<AlgorithmId>('sha256');
  const download = useDownloadText();
  const id = ids.includes(chosen) ? chosen : ids[0];
  if (!id) return null;
  const fileName = checksumFileName(id, output);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.list}
          value={id}
          onChange={setChosen}
          options={ids.map((value) => ({ value, label: ALGORITHMS[value].label }))}
        />
        <Button icon={Download} onClick={() => download(checksumFile(id, output), fileName)}>
          {say(words.download, { name: fileName })}
        </Button>
      </div>
      {folder !== '' && <p className="text-xs text-muted">{say(words.saveInFolder, { folder })}</p>}
    </div>
  );
}

const TONES = { match: 'success', mismatch: 'error', 'not-run': 'warn' } as const;

function Expected({ expected, hashed }: { expected: ExpectedHash; hashed: DigestTable }) {
  const verdict = useMemo(() => expectedVerdict(expected, inputsOf(hashed)), [expected, hashed]);
  // The field of the expected hash is outside of the result, so its verdict is an event of its own.
  return <TitledNotice tone={TONES[verdict.kind]} note={inWords(verdict)} isAnnounced />;
}
