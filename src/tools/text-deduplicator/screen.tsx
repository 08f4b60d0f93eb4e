import {
  FILE_NAME,
  options,
  textDeduplicator,
  type DedupMode,
  type DedupStats,
} from '../../../workers/kernels/text-deduplicator/spec';
import { words } from '../../../workers/kernels/text-deduplicator/words';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';

const SAMPLE = 'apple\nbanana\nApple\ncherry\nbanana\n';

export { options };

export default function TextDeduplicatorScreen() {
  const tool = useTool(textDeduplicator);
  const form = useToolOptions(textDeduplicator.id, options, words);
  const run = useSubmit(tool, {
    options: form.values,
    problem: isBlank(tool.input) ? words.messages.blank : undefined,
  });
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={
        <TextResult
          run={run}
          fileName={() => FILE_NAME}
          copied={words.messages.copied}
          downloaded={`${FILE_NAME} was saved by your browser.`}
          extra={({ mode, stats }) => <StatTiles label="Statistics" stats={statsOf(mode, stats)} />}
        />
      }
    >
      <InputPane tool={tool} label="Input Text" error={run.shownProblem} sample={SAMPLE} />
      <fieldset>
        <legend className="sr-only">Options</legend>
        <ToolOptions form={form} names={['caseSensitive', 'trimWhitespace', 'preserveOrder', 'removeEmpty']} />
      </fieldset>
      <RunBar
        run={run}
        action="Remove Duplicates"
        fileName={FILE_NAME}
        options={
          <div className="flex flex-col gap-3">
            <ToolOptions form={form} names={['keep', 'counts']} />
            <p className="max-w-prose text-sm text-muted">
              Ignoring case uses Unicode folding, so ß equals ss. Without “Preserve order”, the result is sorted by code
              point, which takes up to 256 MB of memory. Counts, and lines that occur once, read a file twice.
            </p>
          </div>
        }
        afterwards={<ResultInBar run={run} fileName={FILE_NAME} copied={words.messages.copied} />}
      />
    </ToolLayout>
  );
}

function statsOf(mode: DedupMode, { total, empty, different, kept }: DedupStats): readonly Stat[] {
  return [
    [`Original ${mode}`, total],
    [`Unique ${mode}`, different],
    ['Duplicates removed', total - empty - different],
    ...(empty > 0 ? ([[`Empty ${mode}`, empty]] as const) : []),
    ...(kept === different ? [] : ([[`${words.options.mode.choices[mode]} in the result`, kept]] as const)),
  ];
}
