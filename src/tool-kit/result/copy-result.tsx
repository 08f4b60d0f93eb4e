// Copies a text result: all of it, or its beginning if the whole would freeze the page.
import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { isTextMime } from '../../../workers/lib/mime';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import type { ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Button } from '../../ui/button';
import { useCopy, useDownloadResult } from '../copy-and-download';
import type { UnsavedResult } from '../../state/choose-input';
import * as words from './words';

/** Copying more than this freezes the page for longer than a frame or two. */
const COPY_LIMIT = 4_000_000;

export const isTextResult = (result: ResultRef) => result.stored === 'text' || isTextMime(result.mime);

/** A text that is in memory is short enough. */
export const isCopiedWhole = (result: ResultRef) =>
  result.stored === 'text' || (isTextMime(result.mime) && result.bytes <= COPY_LIMIT);

/** The beginning of a text. A character that is cut at the end is left out. */
async function beginningOf(blob: Blob): Promise<string> {
  const bytes = await blob.slice(0, COPY_LIMIT).arrayBuffer();
  return new TextDecoder().decode(bytes, { stream: true });
}

export interface CopyResultProps {
  result: UnsavedResult;
  label?: string | undefined;
  /** The toast's sentence. */
  copied?: string | undefined;
  size?: 'small' | 'large';
  /** Shows the icon only. */
  compact?: boolean;
}

export function CopyResult({ result, label = words.copy, copied, size = 'small', compact = false }: CopyResultProps) {
  const artifacts = useArtifacts();
  const copy = useCopy();
  const id = useId();
  const isWhole = result.bytes <= COPY_LIMIT;
  const limit = formatBytes(COPY_LIMIT);
  const text = () => {
    if (result.stored === 'text') return result.text;
    const blob = artifacts.find(result.artifactId) ?? new Blob();
    return isWhole ? blob.text() : beginningOf(blob);
  };
  return (
    <>
      <Button
        size={size}
        icon={Copy}
        {...keyOf(TOOL_KEYS.copy)}
        aria-describedby={isWhole ? undefined : id}
        onClick={() => void copy(text(), isWhole ? copied : say(words.firstCopied, { limit }))}
      >
        <span className={compact ? 'sr-only' : undefined}>
          {isWhole ? label : say(words.copyFirst, { copy: label, limit })}
        </span>
      </Button>
      {!isWhole && (
        <span id={id} className="self-center text-xs text-muted">
          {words.tooLargeToCopy}
        </span>
      )}
    </>
  );
}

export interface ResultButtonProps extends CopyResultProps {
  /** The file name of the saved result, if it may be a file. */
  fileName?: string | undefined;
}

/** The only button for a result where there is room for just one: Copy, or Download if the result is too large to copy. */
export default function ResultButton({ fileName, ...copy }: ResultButtonProps) {
  const { result, size = 'small' } = copy;
  const download = useDownloadResult();
  if (isCopiedWhole(result)) return <CopyResult {...copy} />;
  if (fileName === undefined) return null;
  return (
    <Button size={size} icon={Download} onClick={() => download(result, fileName)}>
      <span className="sr-only">{words.download}</span>
    </Button>
  );
}
