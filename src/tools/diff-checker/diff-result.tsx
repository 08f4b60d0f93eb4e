// The differences: their number, what should be known of them, and both texts with the changes marked.
import { useEffect, useState } from 'react';
import type { DiffOutput, options } from '../../../workers/kernels/diff-checker/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Notice } from '../../ui/notice';
import { DiffDownloads } from './diff-downloads';
import { DiffLines } from './diff-lines';

export interface DiffResultProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  form: OptionsForm<typeof options>;
}

export default function DiffResult({ output, names, form }: DiffResultProps) {
  const loaded = useLoaded(output);
  const { count, added, removed, notes } = output;
  return (
    <section aria-label="Differences" className="flex min-w-0 flex-col gap-3">
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-base font-semibold">
          {count === 0 ? 'No differences' : plural(count, 'change')}{' '}
          {count > 0 && (
            <span className="text-sm font-normal text-muted">
              {plural(removed, 'line')} removed, {formatCount(added)} added
            </span>
          )}
        </h2>
        <DiffDownloads output={output} names={names} lineNumbers={form.values.lineNumbers} />
      </div>
      {count === 0 && <Notice tone="success">{identical(output)}</Notice>}
      {loaded && <DiffLines {...loaded} form={form} />}
    </section>
  );
}

const plural = (count: number, what: string) => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;

function identical({ options }: PageOutput<DiffOutput>): string {
  const ignores = options.ignoreCase || options.ignoreLineEnds || options.ignoreSpace !== 'none';
  return ignores ? 'Both texts are the same, apart from what you chose to ignore.' : 'Both texts are identical.';
}

interface Loaded {
  readonly output: PageOutput<DiffOutput>;
  readonly changes: Uint32Array;
}

/** The output with its changes read from their Blob. The one before stays until then, so that live updates do not flicker. */
function useLoaded(output: PageOutput<DiffOutput>): Loaded | undefined {
  const artifacts = useArtifacts();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    const { changes } = output;
    const load = async () => {
      const blob = changes.stored === 'artifact' ? artifacts.blob(changes.artifactId) : new Blob();
      const list = new Uint32Array(await blob.arrayBuffer());
      if (isCurrent) setLoaded({ output, changes: list });
    };
    load().catch(() => undefined); // it was released: another result is on its way
    return () => {
      isCurrent = false;
    };
  }, [artifacts, output]);
  return loaded;
}
