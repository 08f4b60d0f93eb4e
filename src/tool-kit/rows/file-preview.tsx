// The two ends of a stored Blob of any size.
import { useEffect, useState } from 'react';
import { say } from '../../../workers/words/in-words';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { formatBytes } from '../../lib/format';
import { useArtifacts } from '../../state/services-context';
import { endsOf, fewestRows, readEnds, type BlobEnds } from './blob-rows';
import { rowsHeight } from './looks';
import type { RowSource } from './row-source';
import { Rows, RowsPlace } from './rows';
import * as words from './words';

export interface FilePreviewProps {
  artifactId: ArtifactId;
  bytes: number;
}

/** Keyed by its artifact. Otherwise it would show the previous one's rows while it reads. */
export function FilePreview({ artifactId, bytes }: FilePreviewProps) {
  const artifacts = useArtifacts();
  const [shown, setShown] = useState<BlobEnds | 'unreadable'>();
  useEffect(() => {
    let current = true;
    const show = (next: BlobEnds | 'unreadable') => {
      if (current) setShown(next);
    };
    // Inside the promise, so that a released artifact counts as unreadable, like a removed file.
    const read = async () => readEnds(artifacts.blob(artifactId));
    read().then(show, () => show('unreadable'));
    return () => {
      current = false;
    };
  }, [artifacts, artifactId]);

  if (shown === 'unreadable') {
    return <p className="text-sm text-danger">{words.unreadable}</p>;
  }
  const { head, hidden, tail } = endsOf(bytes);
  return (
    <div className="fills flex flex-col gap-2">
      <End rows={shown?.head} bytes={head} label={tail > 0 ? words.startOfFile : words.wholeFile} />
      {hidden > 0 && (
        <p className="text-center text-xs text-muted">{say(words.notShown, { size: formatBytes(hidden) })}</p>
      )}
      {tail > 0 && <End rows={shown?.tail} bytes={tail} label={words.endOfFile} />}
    </div>
  );
}

interface EndProps {
  /** Empty until they have been read. */
  rows: RowSource<string> | undefined;
  bytes: number;
  label: string;
}

function End({ rows, bytes, label }: EndProps) {
  if (!rows) return <RowsPlace fills text={words.readingPreview} height={rowsHeight(fewestRows(bytes), 'text')} />;
  return <Rows fills source={rows} label={label} reading={words.readingPreview} renderRow={rows.at} />;
}
