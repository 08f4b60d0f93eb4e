// A tool's result of any size: shown whole while it is small, by its two ends when it is not; copied and downloaded whole.
import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { isTextMime } from '../../workers/contract/mime';
import { formatBytes } from '../lib/format';
import { downloadText, downloadUrl } from '../lib/save';
import { useAppDispatch } from '../state/hooks';
import type { ResultRef } from '../state/interned';
import { useArtifacts } from '../state/services-context';
import { toastShown } from '../state/toasts';
import { tracking } from '../state/tracking';
import { Button } from '../ui/button';
import { FilePreview } from './file-preview';
import { SendTo } from './send-to';
import { useCopy } from './use-copy';

/** Putting more on the clipboard than this freezes the page for longer than a frame or two. */
export const COPY_LIMIT = 4_000_000;

const isText = (result: ResultRef) => result.stored === 'text' || isTextMime(result.mime);

export interface ResultPaneProps {
  toolId: string;
  label: string;
  result: ResultRef;
  fileName: string;
  copyLabel?: string;
  /** The toasts' sentences. */
  copied?: string;
  downloaded?: string;
}

export function ResultPane({
  toolId,
  label,
  result,
  fileName,
  copyLabel = 'Copy',
  copied,
  downloaded,
}: ResultPaneProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="mr-auto text-base font-semibold">
          {label} <span className="text-sm font-normal text-muted">{formatBytes(result.bytes)}</span>
        </h2>
        {result.stored !== 'saved' && <ResultActions {...{ result, fileName, copyLabel, copied, downloaded }} />}
      </div>
      <ResultBody result={result} labelId={id} />
      {result.stored !== 'saved' && isText(result) && <SendTo from={toolId} result={result} fileName={fileName} />}
    </section>
  );
}

function ResultBody({ result, labelId }: { result: ResultRef; labelId: string }) {
  if (result.stored === 'saved') return <p className="text-sm text-muted">Saved as {result.name}.</p>;
  if (result.stored === 'artifact') {
    return <FilePreview key={result.artifactId} artifactId={result.artifactId} bytes={result.bytes} />;
  }
  return (
    <output
      aria-labelledby={labelId}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      className="block max-h-96 overflow-auto rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-sm break-all whitespace-pre-wrap"
    >
      {result.text}
    </output>
  );
}

interface ResultActionsProps extends Pick<ResultPaneProps, 'fileName'> {
  result: Exclude<ResultRef, { stored: 'saved' }>;
  copyLabel: string;
  copied: string | undefined;
  downloaded: string | undefined;
}

function ResultActions({ result, fileName, copyLabel, copied, downloaded }: ResultActionsProps) {
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  const copy = useCopy();
  const tooLong = result.bytes > COPY_LIMIT;
  const text = () => (result.stored === 'text' ? result.text : artifacts.blob(result.artifactId).text());
  const download = () => {
    if (result.stored === 'text') downloadText(result.text, fileName, result.mime);
    else downloadUrl(artifacts.downloadUrl(result.artifactId), fileName);
    tracking.happened({ category: 'File Download', action: 'download' });
    dispatch(toastShown({ title: 'Downloaded!', text: downloaded, tone: 'success' }));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isText(result) && (
        <Button
          size="small"
          icon={Copy}
          disabled={tooLong}
          title={tooLong ? `Copying is limited to ${formatBytes(COPY_LIMIT)}: download it instead` : undefined}
          onClick={() => void copy(text(), copied)}
        >
          {copyLabel}
        </Button>
      )}
      <Button size="small" icon={Download} onClick={download}>
        Download
      </Button>
    </div>
  );
}
