// The result of a comparison: counts, notes, downloads, and both texts with marked changes.
import { useDiffFile, type ShownDiff } from './use-diff-file';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type DiffOutput,
  type options,
  FILE_NAME,
  PATCH_NAME,
  type DownloadOptions,
} from '../../../workers/kernels/diff-checker/spec';
import { say } from '../../../workers/words/in-words';
import { downloadText, downloadUrl } from '../../lib/save';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { useArtifacts } from '../../state/services-context';
import { Notes } from '../../tool-kit/notes';
import { Passed } from '../../tool-kit/result/titled-notes';
import { useTellDownloaded } from '../../tool-kit/copy-and-download';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { ToolProgress } from '../../tool-kit/run/run-outcome';
import { Button } from '../../ui/button';
import { CopyFile } from './copy-file';
import { DiffLines } from './diff-lines';
import * as lateWords from './late-words';
import * as words from './words';

interface DiffResultProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  form: OptionsForm<typeof options>;
}

export default function DiffResult({ output, names, form }: DiffResultProps) {
  const loaded = useLoaded(output);
  const { verdict, count, added, removed, notes } = output;
  return (
    <section aria-label={words.result} className="fills flex min-w-0 flex-col gap-3">
      {verdict && <Notes notes={[verdict.text]} tone={verdict.firstDifference === null ? 'success' : 'info'} />}
      <Notes notes={notes} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="me-auto text-base font-semibold">
          {count === 0 ? words.noDifferences : say(lateWords.changes, { count })}{' '}
          {count > 0 && (
            <span className="text-sm font-normal text-muted">
              {say(lateWords.changedLines, { count: removed, added })}
            </span>
          )}
        </h2>
        <DiffDownloads output={output} names={names} lineNumbers={form.values.lineNumbers} />
      </div>
      {count === 0 && verdict?.firstDifference !== null && <Passed>{identical(output)}</Passed>}
      {loaded && <DiffLines {...loaded} form={form} />}
    </section>
  );
}

function identical({ options }: PageOutput<DiffOutput>): string {
  const ignores = options.ignoreCase || options.ignoreLineEnds || options.ignoreSpace !== 'none';
  return ignores ? words.sameApart : words.identical;
}

interface Loaded {
  readonly output: PageOutput<DiffOutput>;
  readonly changes: Uint32Array;
}

/** Reads the changes from their Blob. Keeps the previous output until then, so live updates don't flicker. */
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
    load().catch(() => undefined); // It was released, because another result is being made.
    return () => {
      isCurrent = false;
    };
  }, [artifacts, output]);
  return loaded;
}

function DiffDownloads(shown: ShownDiff) {
  const file = useDiffFile(shown);
  const { tool, make } = file;
  const artifacts = useArtifacts();
  const tell = useTellDownloaded();

  function save(result: ResultRef, name: string) {
    if (result.stored === 'text') downloadText(result.text, name);
    else if (result.stored === 'artifact') downloadUrl(artifacts.downloadUrl(result.artifactId), name);
    tell(say(words.saved, { name }));
  }

  const makeAndSave = async (download: DownloadOptions['download']) => {
    const result = await make(download);
    if (result) save(result, download === 'text' ? FILE_NAME : PATCH_NAME);
  };

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {/* On a phone, Copy is next to the tool's main button. */}
        <CopyFile size="small" file={file} className="max-md:hidden" />
        <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('text')}>
          {words.download}
        </Button>
        {shown.output.count > 0 && (
          <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('patch')}>
            {words.downloadPatch}
          </Button>
        )}
      </div>
      <div className="basis-full empty:hidden">
        <ToolProgress run={tool} />
      </div>
    </>
  );
}
