import { useMemo } from 'react';
import {
  fileNameOf,
  lineFilter,
  options,
  type FilterOptions,
  type FilterStats,
} from '../../../workers/kernels/line-filter/spec';
import { words } from '../../../workers/kernels/line-filter/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import * as texts from './words';

/** By the option `match`. The others have none. */
const SAMPLE_PATTERNS: Partial<Record<FilterOptions['match'], string>> = {
  contains: 'ERROR',
  column: 'price > 10',
};
const logBody = loadable(() => import('./file/log-body'));

export { options };

interface Problem {
  /** The input has none. */
  readonly option?: string;
  readonly text: string;
}

function problemOf(values: FilterOptions, isEmpty: boolean): Problem | undefined {
  const parsed = options.parse(values);
  const [wrong] = parsed.ok ? [] : parsed.problems;
  if (wrong) return { option: wrong.option, text: wrong.option === 'most' ? texts.badLimit : texts.badContext };
  if (isEmpty) return { text: words.messages.blank };
  return /[^\r\n]/.test(values.patterns) ? undefined : { option: 'patterns', text: words.messages.noPattern };
}

export default function LineFilterScreen() {
  const tool = useTool(lineFilter);
  const form = useToolOptions(lineFilter.id, options, words);
  const { patterns, match } = form.values;
  const fileName = fileNameOf(form.values);
  const samplePattern = SAMPLE_PATTERNS[match];
  const problem = problemOf(form.values, isBlank(tool.input));
  const asked = useMemo(() => ({ ...form.values, indexed: true }), [form.values]);
  const run = useSubmit(tool, { options: asked, problem: problem?.text });
  const { last } = tool.runs;
  const refusal = last?.status === 'failed' && last.error.option === 'patterns' ? last.error.message : undefined;
  const shown = run.shownProblem === undefined ? undefined : problem;
  const inPatterns = shown?.option === 'patterns' ? shown.text : refusal;
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={
        <TextResult
          run={run}
          fileName={(_, file) => (file ? `filtered-${file.name}` : fileName)}
          zipName="filtered-lines.zip"
          copied={texts.copied}
          downloaded={say(texts.downloaded, { file: fileName })}
          body={logBody.Component}
          extra={({ stats }) => <StatTiles label={texts.statistics} stats={statsOf(stats)} />}
        />
      }
    >
      <InputPane
        tool={tool}
        several
        label={texts.inputText}
        error={shown && shown.option === undefined ? shown.text : undefined}
        sample={match === 'column' ? texts.sampleTable : texts.sample}
        onSample={
          patterns === '' && samplePattern !== undefined ? () => form.change({ patterns: samplePattern }) : undefined
        }
      />
      <ToolOptions
        form={form}
        names={['patterns']}
        problem={inPatterns === undefined ? undefined : { option: 'patterns', text: inPatterns }}
      />
      <div className="grid items-end gap-x-4 gap-y-1 sm:grid-cols-2">
        <ToolOptions form={form} names={['match']} />
        <ToolOptions form={form} names={['header', 'ignoreCase']} />
      </div>
      <RunBar
        run={run}
        action={texts.filter}
        fileName={fileName}
        options={
          <div className="flex flex-col gap-3">
            <ToolOptions
              form={form}
              names={['need', 'separator', 'quote', 'lineNumbers', 'count', 'before', 'after', 'most', 'budgetMs']}
              problem={shown?.option === undefined ? undefined : { option: shown.option, text: shown.text }}
            />
            <p className="max-w-prose text-sm text-muted">{texts.about}</p>
          </div>
        }
        afterwards={<ResultInBar run={run} fileName={fileName} copied={texts.copied} />}
      />
    </ToolLayout>
  );
}

function statsOf({ lines, kept, unit }: FilterStats): readonly Stat[] {
  const [read, keptLabel, dropped] =
    unit === 'rows'
      ? [texts.rowsRead, texts.rowsKept, texts.rowsDropped]
      : [texts.linesRead, texts.linesKept, texts.linesDropped];
  return [
    [read, lines],
    [keptLabel, kept],
    [dropped, lines - kept],
  ];
}
