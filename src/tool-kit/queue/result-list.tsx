// Several files with what has become of each: cancel, try again, look at and save results one by one, or all in a ZIP.
import { RotateCcw } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { formatBytes, formatCount } from '../../lib/format';
import { useAppDispatch } from '../../state/hooks';
import { EMPTY_INPUT, filesOf, inputChanged, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { cancelQueue } from '../../state/queue';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { focusInput } from '../input/focus';
import { LongList } from '../rows/long-list';
import { useDownloadResult } from '../use-download-result';
import { useFocusAfterRemoval } from '../rows/use-focus-after-removal';
import type { Run } from '../run/use-submit';
import { FileRow, ROW_PX } from './result-row';
import { RowDialog } from './row-dialog';
import type { ResultRow } from './row-state';
import { pathInZip, tallyOf, useOptionsRevision, useResultRows, type Describe, type Tally } from './use-result-rows';
import { ZipDownload } from './zip-download';

export interface ResultListProps {
  run: Pick<Run, 'id' | 'input' | 'busy' | 'submit' | 'submitFiles'>;
  describe: Describe<unknown>;
  /** Of the ZIP with all results. */
  zipName: string;
  /** What is known of a file that waits to be run, beside its size. */
  look?: (file: FileRef) => ReactNode;
  /** Shows a result. */
  children: (output: PageOutput<unknown>, fileName: string) => ReactNode;
}

const VISIBLE_ROWS = 6.5;

export default function ResultList({ run, describe, zipName, look, children }: ResultListProps) {
  const { id, input, busy } = run;
  const rows = useResultRows(run, describe);
  const options = useOptionsRevision(id);
  const [shownId, setShownId] = useState<string>();
  const shown = rows.find(({ file }) => file.artifactId === shownId);
  const { list, removed } = useFocusAfterRemoval(filesOf(input));
  const actions = useRowActions(run, removed);
  const tally = tallyOf(rows);
  const isOutdated = ({ runs: { result } }: ResultRow) => result !== undefined && result.of.options !== options;
  return (
    <section ref={list} aria-label="Results" className="flex min-w-0 flex-col gap-3">
      <p role="status" className="sr-only">
        {!busy && tally.ended > 0 && `Done. ${describeTally(rows, tally)}.`}
      </p>
      {!busy && rows.some(isOutdated) && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>Options changed. Faded results are from before.</span>
            <Button size="small" onClick={() => void run.submit()}>
              Update
            </Button>
          </span>
        </Notice>
      )}
      <Head {...{ run, rows, tally, zipName }} />
      <LongList
        label="Files"
        count={rows.length}
        rowPx={ROW_PX}
        visibleRows={VISIBLE_ROWS}
        keyOf={(index) => rows[index]?.file.artifactId ?? index}
      >
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          const show = () => setShownId(row.file.artifactId);
          return (
            <FileRow
              {...{ toolId: id, row, look, onShow: show, ...actions(row, index) }}
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

function describeTally(rows: readonly ResultRow[], { done, failed, bytes }: Tally): string {
  const parts = [`${formatCount(done)} of ${formatCount(rows.length)} done`];
  if (failed > 0) parts.push(`${formatCount(failed)} failed`);
  if (bytes > 0) parts.push(formatBytes(bytes));
  return parts.join(', ');
}

interface HeadProps {
  run: Pick<Run, 'id' | 'busy' | 'submitFiles'>;
  rows: readonly ResultRow[];
  tally: Tally;
  zipName: string;
}

function Head({ run, rows, tally, zipName }: HeadProps) {
  const results = rows.flatMap((row) => (row.found ? [{ name: pathInZip(row), result: row.found.result }] : []));
  const failed = rows.flatMap(({ status, file }) => (status === 'failed' || status === 'canceled' ? [file] : []));
  const isStarted = rows.some(({ status }) => status !== 'chosen');
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-2">
      <h2 className="mr-auto text-base font-semibold">
        {isStarted ? 'Results' : 'Ready'}{' '}
        <span className="text-sm font-normal text-muted tabular-nums">
          {isStarted ? describeTally(rows, tally) : `${formatCount(rows.length)} files`}
        </span>
      </h2>
      {failed.length > 1 && !run.busy && (
        <Button size="small" icon={RotateCcw} onClick={() => void run.submitFiles(failed)}>
          Try {formatCount(failed.length)} again
        </Button>
      )}
      {results.length > 0 && <ZipDownload toolId={run.id} fileName={zipName} results={results} />}
    </div>
  );
}

type RunOfRows = Pick<Run, 'id' | 'input' | 'submitFiles'>;

/** What the buttons of a row do. */
function useRowActions({ id, input, submitFiles }: RunOfRows, removed: (index: number) => void) {
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
    onRetry: () => void submitFiles([file]),
    onRemove: () => remove(file, index),
    onDownload: () => {
      if (found && found.result.stored !== 'saved')
        download(found.result, found.fileName, `${found.fileName} was saved by your browser.`);
    },
  });
}
