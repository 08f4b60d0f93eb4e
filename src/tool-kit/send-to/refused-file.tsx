// Shows what a file is that didn't become the tool's input, and which tools accept it.
import { useMemo } from 'react';
import type { Given } from './offer';
import { useDetection } from './use-detection';
import { WrongKind } from './wrong-file';

export interface RefusedFileProps {
  file: File;
  /** What the tool accepts, and what to do. */
  takes: string;
}

export default function RefusedFile({ file, takes }: RefusedFileProps) {
  const given = useMemo((): Given => ({ kind: 'files', files: [file] }), [file]);
  const detection = useDetection(given);
  if (!detection) return null;
  const { title, details } = detection.findings[0] ?? { title: 'Unknown file', details: [] };
  const kind = file.size === 0 ? 'Empty file' : [title, ...details].join(', ');
  return <WrongKind {...{ detection, takes }} kind={`${file.name}: ${kind}`} />;
}
