// Says in the row of a list what is in a file: " · AAC stereo at 44.1 kHz, 10:00, to MP3 of about 14.4 MB".
import { foundInShort } from './found-words';
import type { FoundPanelProps } from './found-panel';
import { useFound } from './use-found';

export default function FoundInFile({ artifactId, options }: FoundPanelProps) {
  const look = useFound(artifactId, options);
  if (look?.kind === 'found') return ` · ${foundInShort(look.found)}`;
  if (look?.kind === 'refused') return <span className="text-danger"> · {look.message}</span>;
  return null;
}
