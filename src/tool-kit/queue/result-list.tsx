// Several files with their results: cancel, retry, view and save results one by one, or all in a ZIP.
import { RotateCcw } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatBytes, formatSeconds } from '../../lib/format';
import { useAppDispatch } from '../../state/hooks';
import { EMPTY_INPUT, filesOf, inputChanged, pathOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { cancelQueue } from '../../state/queue';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TitledDialog } from '../../ui/modal-dialog';
import { focusInput, RESULT_PART } from '../input/focus';
import RunError from '../result/run-error';
import { LongList } from '../rows/long-list';
import { useFocusAfterRemoval } from '../rows/file-list';
import type { Run } from '../run/use-submit';
import { useDownloadResult } from '../copy-and-download';
import { FolderSave } from './folder-save';
import { FileRow, ROW_PX } from './result-row';
import { ZipDownload } from './zip-download';
import { ResultFilter } from './result-filter';
import {
  filteredRows,
  NO_FILTER,
  resultsOf,
  tallyOf,
  useOptionsRevision,
  useResultRows,
  type Describe,
  type ResultRow,
  type Tally,
} from './result-rows';
import * as words from './words';

export interface ResultListProps {
  run: Pick<Run, 'id' | 'input' | 'busy' | 'submit' | 'submitFiles'>;
  describe: Describe<unknown>;
  /** The file name of the ZIP with all results. */
  zipName: string;
  /** A note on a file that waits for its run, next to its size. */
  look?: (file: FileRef) => ReactNode;
  /** Renders a result. */
  children: (output: PageOutput<unknown>, fileName: string) => ReactNode;
}

const VISIBLE_ROWS = 6.5;

export default function ResultList({ run, describe, zipName, look, children }: ResultListProps) {
  const { id, busy } = run;
  const rows = useResultRows(run, describe);
  const options = useOptionsRevision(id);
  const [shownId, setShownId] = useState<string>();
  const shown = rows.find(({ file }) => file.artifactId === shownId);
  const [filter, setFilter] = useState(NO_FILTER);
  const isLong = rows.length > VISIBLE_ROWS;
  const listed = isLong ? filteredRows(rows, filter) : rows;
  const { list, removed } = useFocusAfterRemoval(listed.map(({ file }) => file));
  const tryAgain = (files: readonly FileRef[]) => {
    setFilter(({ triedAgain, ...others }) => ({
      ...others,
      triedAgain: new Set([...triedAgain, ...files.map(({ artifactId }) => artifactId)]),
    }));
    void run.submitFiles(files);
  };
  const actions = useRowActions(run, removed, tryAgain);
  const tally = tallyOf(rows);
  const isOutdated = ({ runs: { result } }: ResultRow) => result !== undefined && result.of.options !== options;
  return (
    <section {...RESULT_PART} ref={list} aria-label={words.results} className="flex min-w-0 flex-col gap-3">
      <p role="status" className="sr-only">
        {!busy && tally.ended > 0 && say(words.done, { tally: describeTally(rows, tally) })}
      </p>
      {!busy && rows.some(isOutdated) && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{words.outdated}</span>
            <Button size="small" onClick={() => void run.submit()}>
              {words.update}
            </Button>
          </span>
        </Notice>
      )}
      <Head run={run} rows={rows} tally={tally} zipName={zipName} tryAgain={tryAgain} />
      {isLong && (
        <ResultFilter
          filter={filter}
          shown={listed.length}
          total={rows.length}
          failed={tally.failed}
          onChange={setFilter}
        />
      )}
      {listed.length === 0 && <p className="py-3 text-sm text-muted">{words.noMatch}</p>}
      <LongList
        label={words.list}
        count={listed.length}
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        keyOf={(index) => listed[index]?.file.artifactId ?? index}
      >
        {(index) => {
          const row = listed[index];
          if (!row) return null;
          const show = () => setShownId(row.file.artifactId);
          return (
            <FileRow
              toolId={id}
              row={row}
              look={look}
              onShow={show}
              {...actions(row, index)}
              isOutdated={isOutdated(row)}
            />
          );
        }}
      </LongList>
      {shown && (
        <RowDialog row={shown} onClose={() => setShownId(undefined)}>
          {(output, fileName) => <Suspense>{children(output, fileName)}</Suspense>}
        </RowDialog>
      )}
    </section>
  );
}

function describeTally(rows: readonly ResultRow[], { done, failed, skipped }: Tally): string {
  const total = rows.length;
  if (skipped > 0) return say(words.tallyWithSkipped, { done, total, failed, skipped });
  return failed === 0 ? say(words.tally, { done, total }) : say(words.tallyWithFailed, { done, total, failed });
}

function describeSizes({ bytesIn, bytesOut, ms }: Tally): string {
  const time = formatSeconds(ms / 1000);
  return say(words.sizes, { bytesIn: formatBytes(bytesIn), bytesOut: formatBytes(bytesOut), time });
}

interface HeadProps {
  run: Pick<Run, 'id' | 'busy'>;
  rows: readonly ResultRow[];
  tally: Tally;
  zipName: string;
  tryAgain: (files: readonly FileRef[]) => void;
}

function Head({ run, rows, tally, zipName, tryAgain }: HeadProps) {
  const results = rows.flatMap(resultsOf);
  const failed = rows.flatMap(({ status, file }) => (status === 'failed' ? [file] : []));
  const isStarted = rows.some(({ status }) => status !== 'chosen');
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-2">
      <div className="me-auto min-w-0">
        <h2 className="text-base font-semibold">
          {isStarted ? words.results : words.ready}{' '}
          <span className="text-sm font-normal text-muted tabular-nums">
            {isStarted ? describeTally(rows, tally) : say(words.files, { count: rows.length })}
          </span>
        </h2>
        {tally.done > 0 && <p className="text-xs text-muted tabular-nums">{describeSizes(tally)}</p>}
      </div>
      {failed.length > 0 && rows.length > 1 && !run.busy && (
        <Button size="small" icon={RotateCcw} onClick={() => tryAgain(failed)}>
          {say(words.tryAgain, { count: failed.length })}
        </Button>
      )}
      {results.length > 0 && <ZipDownload toolId={run.id} fileName={zipName} results={results} />}
      {results.length > 0 && !run.busy && (
        <FolderSave toolId={run.id} results={results} inputs={rows.map(({ file }) => file)} />
      )}
    </div>
  );
}

/** The actions of a row's buttons. */
function useRowActions(
  { id, input }: Pick<Run, 'id' | 'input'>,
  removed: (index: number) => void,
  tryAgain: (files: readonly FileRef[]) => void,
) {
  const dispatch = useAppDispatch();
  const download = useDownloadResult();
  const remove = (file: FileRef, index: number) => {
    const files = filesOf(input).filter((other) => other !== file);
    removed(index);
    dispatch(inputChanged({ toolId: id, input: files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT }));
    if (files.length < 2) focusInput();
  };
  return ({ file, found }: ResultRow, index: number) => ({
    onCancel: () => dispatch(cancelQueue(id, [file])),
    onRetry: () => tryAgain([file]),
    onRemove: () => remove(file, index),
    onDownload: () => {
      if (found && found.result.stored !== 'saved')
        download(found.result, found.fileName, say(words.saved, { file: found.fileName }));
    },
  });
}

interface RowDialogProps {
  row: ResultRow;
  onClose: () => void;
  children: (output: PageOutput<unknown>, fileName: string) => ReactNode;
}

/** Shows a file's result or error like that of a single file. */
function RowDialog({ row: { file, runs, found }, onClose, children }: RowDialogProps) {
  const { last, result } = runs;
  return (
    <TitledDialog
      title={pathOf(file)}
      onClose={onClose}
      className="top-[8vh] max-h-[84vh] max-w-3xl overflow-y-auto pb-5"
      headClassName="px-5 pt-4 pb-3 [&_h2]:min-w-0 [&_h2]:break-all"
    >
      {() => (
        <div className="flex min-w-0 flex-col gap-4 px-5">
          {last?.status === 'failed' && <RunError error={last.error} input={{ kind: 'files', files: [file] }} />}
          {last?.status === 'done' && result && found && children(result.output, found.fileName)}
        </div>
      )}
    </TitledDialog>
  );
}
