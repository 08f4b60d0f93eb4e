// Copies a text result: all of it, or its beginning if the whole would freeze the page.
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { isTextMime } from '../../../workers/contract/mime';
import { formatBytes } from '../../lib/format';
import { keyOf, TOOL_KEYS } from '../../lib/shortcuts';
import type { ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Button } from '../../ui/button';
import { useCopy } from '../copy-and-download';
import type { UnsavedResult } from '../../state/choose-input';

/** Putting more on the clipboard than this freezes the page for longer than a frame or two. */
const COPY_LIMIT = 4_000_000;

export const isTextResult = (result: ResultRef) => result.stored === 'text' || isTextMime(result.mime);

/** The beginning of a text, without the character that its end cuts. */
async function beginningOf(blob: Blob): Promise<string> {
  const bytes = await blob.slice(0, COPY_LIMIT).arrayBuffer();
  return new TextDecoder().decode(bytes, { stream: true });
}

export interface CopyResultProps {
  result: UnsavedResult;
  label?: string;
  /** The toast's sentence. */
  copied?: string | undefined;
  size?: 'small' | 'large';
  /** Shows the icon only. */
  compact?: boolean;
}

export default function CopyResult({
  result,
  label = 'Copy',
  copied,
  size = 'small',
  compact = false,
}: CopyResultProps) {
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
        onClick={() => void copy(text(), isWhole ? copied : `The first ${limit} were copied.`)}
      >
        <span className={compact ? 'sr-only' : undefined}>{isWhole ? label : `${label} first ${limit}`}</span>
      </Button>
      {!isWhole && (
        <span id={id} className="self-center text-xs text-muted">
          Too large to copy whole.
        </span>
      )}
    </>
  );
}
