// A tool's result of any size: a text whole, other files by their two ends; copied and downloaded whole.
import { Download, Share2 } from 'lucide-react';
import { useCallback, useId, useMemo, type ComponentType, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { useAppDispatch } from '../../state/hooks';
import type { ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { toastShown } from '../../state/toasts';
import { Button } from '../../ui/button';
import { FilePreview } from '../rows/file-preview';
import { SendTo } from '../send-to/send-to';
import { SearchBar, SearchButton } from '../text/search-bar';
import { TextBody, TextSwitches } from '../text/text-body';
import { searchBlob } from '../text/search-blob';
import { useTextSearch, type Find } from '../text/use-search';
import { useDownloadResult } from '../copy-and-download';
import { CopyResult, isCopiedWhole, isTextResult } from './copy-result';
import * as words from './words';

/** Shows a text in another way as well. Its children show it as text. */
export type ResultBody = ComponentType<{
  readonly mime: string;
  /** The same function for one text. */
  readonly blobOf: () => Blob;
  /** Whether the search in the text is open. */
  readonly isSearched: boolean;
  readonly children: ReactNode;
}>;

/** A shorter text is seen at a glance. */
const SEARCHED_BYTES = 400;

export interface ResultViewProps {
  toolId: string;
  label: string;
  result: ResultRef;
  fileName: string;
  copyLabel?: string;
  /** On a phone, Copy is next to the tool's main button instead. */
  copyInBar?: boolean;
  /** The sentences of the toasts. */
  copied?: string;
  downloaded?: string;
  /** Around the text. */
  body?: ResultBody | undefined;
  /** Between the head and the result. */
  children?: ReactNode;
}

export default function ResultView({
  toolId,
  label,
  result,
  fileName,
  copyLabel = words.copy,
  copyInBar = false,
  copied,
  downloaded,
  body: Body,
  children,
}: ResultViewProps) {
  const id = useId();
  const artifacts = useArtifacts();
  const blobOf = useMemo(() => {
    if (result.stored === 'text') return () => new Blob([result.text]);
    return () => (result.stored === 'artifact' ? artifacts.blob(result.artifactId) : new Blob());
  }, [artifacts, result]);
  const find = useCallback<Find>((...search) => searchBlob(blobOf(), ...search), [blobOf]);
  const search = useTextSearch(find);
  const shown = result.stored !== 'saved' && isTextResult(result) ? result : undefined;
  const text = shown && (
    <>
      <TextBody result={shown} labelId={id} blobOf={blobOf} fileName={fileName} search={search} />
      <div className="flex flex-wrap items-center gap-x-5">
        <TextSwitches />
        <SendTo from={toolId} result={shown} fileName={fileName} />
      </div>
    </>
  );
  return (
    <section aria-labelledby={id} className="fills flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={id} className="me-auto text-base font-semibold">
          {label} <span className="text-sm font-normal text-muted">{formatBytes(result.bytes)}</span>
        </h2>
        {shown && result.bytes > SEARCHED_BYTES && <SearchButton search={search} />}
        {result.stored !== 'saved' && (
          <ResultActions
            result={result}
            fileName={fileName}
            copyLabel={copyLabel}
            copyInBar={copyInBar}
            copied={copied}
            downloaded={downloaded}
          />
        )}
      </div>
      {children}
      <SearchBar search={search} />
      {result.stored === 'saved' && <p className="text-sm text-muted">{say(words.savedAs, { file: result.name })}</p>}
      {result.stored === 'artifact' && !shown && (
        <FilePreview key={result.artifactId} artifactId={result.artifactId} bytes={result.bytes} />
      )}
      {shown && Body ? (
        <Body mime={shown.mime} blobOf={blobOf} isSearched={search.query !== undefined}>
          {text}
        </Body>
      ) : (
        text
      )}
    </section>
  );
}

interface ResultActionsProps extends Pick<ResultViewProps, 'fileName'> {
  result: Exclude<ResultRef, { stored: 'saved' }>;
  copyLabel: string;
  copyInBar: boolean;
  copied: string | undefined;
  downloaded: string | undefined;
}

/** Copy and Download, also for a result that its tool displays differently. */
export function ResultActions({ result, fileName, copyLabel, copyInBar, copied, downloaded }: ResultActionsProps) {
  const download = useDownloadResult();
  return (
    <div className="flex flex-wrap gap-2">
      {isTextResult(result) && (
        <span className={copyInBar && isCopiedWhole(result) ? 'contents max-md:hidden' : 'contents'}>
          <CopyResult result={result} copied={copied} label={copyLabel} />
        </span>
      )}
      <Button size="small" icon={Download} onClick={() => download(result, fileName, downloaded)}>
        {words.download}
      </Button>
      <ShareResult result={result} fileName={fileName} />
    </div>
  );
}

interface ShareResultProps {
  result: Exclude<ResultRef, { stored: 'saved' }>;
  fileName: string;
  size?: 'small' | 'medium';
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** Firefox has no share sheet, and others share some kinds of file only. */
const canShare = (data: ShareData) => 'canShare' in navigator && navigator.canShare(data);

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** On phones: passes a result to another app through the system's share sheet, text as text and anything else as a file. */
export function ShareResult({ result, fileName, size = 'small' }: ShareResultProps) {
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  if (!isPhone()) return null;
  const data: ShareData =
    result.stored === 'text'
      ? { text: result.text }
      : { files: [new File([artifacts.blob(result.artifactId)], fileName, { type: result.mime })] };
  if (!canShare(data)) return null;
  const share = async () => {
    try {
      await navigator.share(data);
    } catch (error) {
      if (wasDismissed(error)) return;
      dispatch(toastShown({ title: words.notShared, text: words.downloadToShare, tone: 'error' }));
    }
  };
  return (
    <Button size={size} icon={Share2} onClick={() => void share()}>
      {words.share}
    </Button>
  );
}
