// Shows what a file without audio is, and which tools accept it.
import { useMemo } from 'react';
import type { Given } from '../../tool-kit/send-to/offer';
import { useDetection } from '../../tool-kit/send-to/use-detection';
import { WrongKind } from '../../tool-kit/send-to/wrong-file';

export interface RefusedFileProps {
  file: File;
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
