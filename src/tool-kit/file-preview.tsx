// The two ends of a kept Blob, however large it is.
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatBytes } from '../lib/format';
import { endsOf, fewestRows, peek, type Peek } from '../lib/peek';
import type { ArtifactId } from '../artifacts/artifact-store';
import { useArtifacts } from '../state/services-context';
import { rowsHeight } from './rows-height';

// Most visitors type their text, and never need the virtual list.
const RowsView = lazy(() => import('./rows-view'));

export interface FilePreviewProps {
  artifactId: ArtifactId;
  bytes: number;
}

/** Keyed by its artifact, or it would show rows of the last one while it reads the next. */
export function FilePreview({ artifactId, bytes }: FilePreviewProps) {
  const artifacts = useArtifacts();
  const [shown, setShown] = useState<Peek | 'unreadable'>();
  useEffect(() => {
    let current = true;
    const show = (next: Peek | 'unreadable') => {
      if (current) setShown(next);
    };
    const blob = artifacts.find(artifactId);
    if (blob) peek(blob).then(show, () => show('unreadable'));
    return () => {
      current = false;
    };
  }, [artifacts, artifactId]);

  if (shown === 'unreadable') {
    return <p className="text-sm text-danger">The file could not be read. It may have been moved or changed.</p>;
  }
  const { head, hidden, tail } = endsOf(bytes);
  return (
    <div className="flex flex-col gap-2">
      <End rows={shown?.head} bytes={head} label={tail > 0 ? 'Start of the file' : 'Preview of the file'} />
      {hidden > 0 && <p className="text-center text-xs text-muted">{formatBytes(hidden)} not shown</p>}
      {tail > 0 && <End rows={shown?.tail} bytes={tail} label="End of the file" />}
    </div>
  );
}

interface EndProps {
  /** None until they are read. */
  rows: readonly string[] | undefined;
  bytes: number;
  label: string;
}

/** Keeps the rows' place until they are there, so that what stands below does not jump from under a visitor's finger. */
function End({ rows, bytes, label }: EndProps) {
  const reading = (
    <p
      className="rounded-md border border-line bg-sunken px-3 py-2 text-sm text-muted"
      style={{ height: rowsHeight(fewestRows(bytes)) }}
    >
      Reading the preview…
    </p>
  );
  if (!rows) return reading;
  return (
    <Suspense fallback={reading}>
      <RowsView rows={rows} label={label} />
    </Suspense>
  );
}
