// The two ends of a kept Blob, however large it is.
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatBytes } from '../lib/format';
import { peek, type Peek } from '../lib/peek';
import type { ArtifactId } from '../artifacts/artifact-store';
import { useArtifacts } from '../state/services-context';

// Most visitors type their text, and never need the virtual list.
const RowsView = lazy(() => import('./rows-view'));

type Shown = Peek | 'reading' | 'unreadable';

export function FilePreview({ artifactId }: { artifactId: ArtifactId }) {
  const artifacts = useArtifacts();
  const [shown, setShown] = useState<Shown>('reading');
  useEffect(() => {
    let current = true;
    const show = (next: Shown) => {
      if (current) setShown(next);
    };
    peek(artifacts.blob(artifactId)).then(show, () => show('unreadable'));
    return () => {
      current = false;
    };
  }, [artifacts, artifactId]);

  if (shown === 'reading') return <Reading />;
  if (shown === 'unreadable') {
    return <p className="text-sm text-danger">The file could not be read. It may have been moved or changed.</p>;
  }
  const { head, tail, hidden } = shown;
  return (
    <Suspense fallback={<Reading />}>
      <div className="flex flex-col gap-2">
        <RowsView rows={head} label={tail.length > 0 ? 'Start of the file' : 'Preview of the file'} />
        {tail.length > 0 && (
          <>
            {hidden > 0 && <p className="text-center text-xs text-muted">{formatBytes(hidden)} not shown</p>}
            <RowsView rows={tail} label="End of the file" />
          </>
        )}
      </div>
    </Suspense>
  );
}

const Reading = () => <p className="text-sm text-muted">Reading the preview…</p>;
