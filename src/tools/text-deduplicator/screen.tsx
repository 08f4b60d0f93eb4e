import {
  FILE_NAME,
  options,
  textDeduplicator,
  type DedupMode,
  type DedupStats,
} from '../../../workers/kernels/text-deduplicator/spec';
import { words } from '../../../workers/kernels/text-deduplicator/words';
import { say } from '../../../workers/words/in-words';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as lateTexts from './late-words';
import * as texts from './words';

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
          copied={texts.copied}
          downloaded={say(texts.downloaded, { file: FILE_NAME })}
          extra={({ mode, stats }) => <StatTiles label={texts.statistics} stats={statsOf(mode, stats)} />}
        />
      }
    >
      <InputPane tool={tool} label={texts.inputText} error={run.shownProblem} sample={SAMPLE} />
      <fieldset>
        <legend className="sr-only">{texts.options}</legend>
        <ToolOptions form={form} names={['caseSensitive', 'trimWhitespace', 'preserveOrder', 'removeEmpty']} />
      </fieldset>
      <RunBar
        run={run}
        action={texts.removeDuplicates}
        fileName={FILE_NAME}
        options={
          <div className="flex flex-col gap-3">
            <ToolOptions form={form} names={['keep', 'counts']} />
            <p className="max-w-prose text-sm text-muted">{texts.about}</p>
          </div>
        }
        afterwards={<ResultInBar run={run} fileName={FILE_NAME} copied={texts.copied} />}
      />
    </ToolLayout>
  );
}

function statsOf(mode: DedupMode, { total, empty, different, kept }: DedupStats): readonly Stat[] {
  return [
    [lateTexts.original[mode], total],
    [lateTexts.unique[mode], different],
    [texts.duplicatesRemoved, total - empty - different],
    ...(empty > 0 ? ([[lateTexts.empty[mode], empty]] as const) : []),
    ...(kept === different ? [] : ([[lateTexts.inResult[mode], kept]] as const)),
  ];
}
