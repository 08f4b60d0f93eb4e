// Says what is in the chosen file and what a conversion would make of it, before anything is converted.
import type { Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { Notice } from '../../ui/notice';
import { engineWords, resultWords, sourceWords } from './found-words';
import { useFound } from './use-found';

export interface FoundPanelProps {
  artifactId: ArtifactId;
  /** Undefined while they are invalid. */
  options: Mp4ToMp3Options | undefined;
}

export default function FoundPanel({ artifactId, options }: FoundPanelProps) {
  const look = useFound(artifactId, options);
  if (look?.kind === 'refused') return <Notice tone="warn">{look.message}</Notice>;
  const found = look?.kind === 'found' ? look.found : undefined;
  const rows: readonly (readonly [string, string])[] = found
    ? [
        ['Audio', sourceWords(found)],
        ['Result', resultWords(found)],
        ['Engine', engineWords(found)],
      ]
    : [['Audio', look ? 'Known once the conversion starts' : 'Reading the file…']];
  return (
    // The room of three lines, so that nothing below moves when they come.
    <dl aria-label="What is in the file" className="grid min-h-15 grid-cols-[auto_1fr] content-start gap-x-3 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
