// Shows the type of a file that the tool refused, and the tools that accept it.
import { useMemo } from 'react';
import { say } from '../../../workers/words/in-words';
import type { Given } from './offer';
import { useDetection } from './use-detection';
import { WrongKind } from './wrong-file';
import * as words from './words';

export interface RefusedFileProps {
  /** The tool that refused the file. It isn't offered. */
  toolId: string;
  file: File;
  /** What the tool accepts, and what to do. */
  takes: string;
}

export default function RefusedFile({ toolId, file, takes }: RefusedFileProps) {
  const given = useMemo((): Given => ({ kind: 'files', files: [file] }), [file]);
  const detection = useDetection(given);
  if (!detection) return null;
  const { title, details } = detection.findings[0] ?? { title: words.unknownFile, details: [] };
  const kind = file.size === 0 ? words.emptyFile : [title, ...details].join(', ');
  const offers = detection.offers.filter(({ tool }) => tool.id !== toolId);
  return (
    <WrongKind
      detection={{ ...detection, offers }}
      takes={takes}
      kind={say(words.fileAndKind, { file: file.name, kind })}
    />
  );
}
