// The result of comparing two JSON documents: the differences as a list or a tree, and their saved forms.
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import {
  JSON_FILE_NAMES,
  type JsonDiffView,
  type JsonForm,
  type options,
} from '../../../../workers/kernels/diff-checker/spec';
import { words as kernelWords } from '../../../../workers/kernels/diff-checker/words';
import { say } from '../../../../workers/words/in-words';
import { loadable } from '../../../hydration/loadable';
import type { PageOutput } from '../../../state/page-output';
import { useDownloadResult } from '../../../tool-kit/copy-and-download';
import { Notes } from '../../../tool-kit/notes';
import { ToolOptions } from '../../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../../tool-kit/options/use-tool-options';
import { FailedRun, ToolProgress } from '../../../tool-kit/run/run-outcome';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { useReleased } from '../use-released';
import * as words from '../words';
import { CopyFile } from '../copy-file';
import { Differences } from './differences';
import { differences } from './late-words';
import { JSON_FILE_ID, useJsonFile } from './use-json-file';
import { loading } from './words';

interface JsonResultProps {
  output: PageOutput<JsonDiffView>;
  form: OptionsForm<typeof options>;
}

export default function JsonResult({ output, form }: JsonResultProps) {
  const { count, summary, notes } = output;
  const view = form.values.jsonView;
  return (
    <section aria-label={words.result} className="fills flex min-w-0 flex-col gap-3">
      {count === 0 && <Notes notes={[summary]} tone="success" />}
      <Notes notes={notes} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{count === 0 ? words.noDifferences : say(differences, { count })}</h2>
        <div className="me-auto">{count > 0 && <ToolOptions form={form} names={['jsonView']} />}</div>
        <SaveAs key={count} output={output} form={form} />
      </div>
      {count > 0 && view === 'list' && <Differences output={output} />}
      {count > 0 && view === 'tree' && (
        <Suspense fallback={<p className="text-sm text-muted">{loading}</p>}>
          <DiffTree output={output} />
        </Suspense>
      )}
    </section>
  );
}

const DiffTree = loadable(() => import('./tree/diff-tree')).Component;

const { label, choices } = kernelWords.options.format;
const FORMS = (['list', 'patch', 'merge-patch'] as const).map((value) => ({ value, label: choices[value] }));

function SaveAs({ output, form }: JsonResultProps) {
  const { format } = form.values;
  const file = useJsonFile(output, format);
  const { tool, make } = file;
  const download = useDownloadResult();
  const { last, active } = tool.runs;
  const made = !active && last?.status === 'done' ? last.output.notes : [];
  // The run's result belongs to these documents.
  useReleased(JSON_FILE_ID, output);
  const save = async () => {
    const result = await make();
    if (result && result.stored !== 'saved')
      download(result, JSON_FILE_NAMES[format], say(words.saved, { name: JSON_FILE_NAMES[format] }));
  };
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Select<JsonForm>
          label={label}
          hideLabel
          className="max-md:max-w-48"
          value={format}
          options={FORMS}
          onChange={(chosen) => form.change({ format: chosen })}
        />
        {/* On a phone, Copy is next to the tool's main button. */}
        <CopyFile size="small" file={file} className="max-md:hidden" />
        <Button size="small" icon={Download} disabled={tool.busy} onClick={() => void save()}>
          {words.download}
        </Button>
      </div>
      <div className="flex basis-full flex-col gap-3 empty:hidden">
        <ToolProgress run={tool} />
        <FailedRun run={{ ...tool, askedRun: undefined }} />
        <Notes notes={made.filter((note) => !output.notes.includes(note))} />
      </div>
    </>
  );
}
