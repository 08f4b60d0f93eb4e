// The result of a comparison: counts, notes, downloads, and both texts with the changes marked.
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type DiffOutput,
  type options,
  diffDownload,
  FILE_NAME,
  PATCH_NAME,
  type DownloadOptions,
} from '../../../workers/kernels/diff-checker/spec';
import { formatCount } from '../../lib/format';
import { downloadText, downloadUrl } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { useArtifacts } from '../../state/services-context';
import { useCopy, useTellDownloaded } from '../../tool-kit/copy-and-download';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { ToolProgress } from '../../tool-kit/run/run-outcome';
import { useTool } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { DiffLines } from './diff-lines';

interface DiffResultProps {
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
    load().catch(() => undefined); // it was released: another result is on its way
    return () => {
      isCurrent = false;
    };
  }, [artifacts, output]);
  return loaded;
}

/** The key of the inputs and runs in the store. */
const DOWNLOAD_ID = 'diff-checker-download';

/** In bytes. Copying a longer text freezes the page. */
const COPY_LIMIT = 2_000_000;

interface DiffDownloadsProps {
  output: PageOutput<DiffOutput>;
  names: readonly [string, string];
  lineNumbers: boolean;
}

function DiffDownloads({ output, names, lineNumbers }: DiffDownloadsProps) {
  const tool = useTool(diffDownload, DOWNLOAD_ID);
  const artifacts = useArtifacts();
  const dispatch = useAppDispatch();
  const copy = useCopy();
  const tell = useTellDownloaded();

  function save(result: ResultRef, name: string) {
    if (result.stored === 'text') downloadText(result.text, name);
    else if (result.stored === 'artifact') downloadUrl(artifacts.downloadUrl(result.artifactId), name);
    tell(`${name} was saved by your browser.`);
  }

  const make = async (download: DownloadOptions['download']) => {
    // The compared texts, even if the visitor has edited the input since.
    const sides = { main: output.original.text, other: output.changed.text };
    for (const [slot, text] of Object.entries(sides)) {
      if (text.stored !== 'artifact') continue;
      const file = { artifactId: text.artifactId, name: slot, bytes: text.bytes, type: text.mime };
      dispatch(inputChanged({ toolId: DOWNLOAD_ID, slot, input: { kind: 'files', files: [file] } }));
    }
    const options = { ...output.options, download, lineNumbers, names };
    const outcome = await dispatch(runTool(diffDownload, { options }, DOWNLOAD_ID));
    return outcome.status === 'done' ? outcome.output.result : undefined;
  };

  const makeAndSave = async (download: DownloadOptions['download']) => {
    const result = await make(download);
    if (result) save(result, download === 'text' ? FILE_NAME : PATCH_NAME);
  };

  const textToCopy = async () => {
    const result = await make('text');
    if (result?.stored === 'text') return result.text;
    if (result?.stored !== 'artifact') throw new Error('There is nothing to copy.');
    return artifacts.blob(result.artifactId).text();
  };
  const canCopy = output.original.text.bytes + output.changed.text.bytes <= COPY_LIMIT;

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canCopy && (
          <Button size="small" icon={Copy} disabled={tool.busy} onClick={() => void copy(textToCopy())}>
            Copy
          </Button>
        )}
        <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('text')}>
          Download
        </Button>
        {output.count > 0 && (
          <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void makeAndSave('patch')}>
            Download patch
          </Button>
        )}
      </div>
      <div className="basis-full empty:hidden">
        <ToolProgress run={tool} />
      </div>
    </>
  );
}
