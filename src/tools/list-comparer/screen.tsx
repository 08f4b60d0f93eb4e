import { FILE_NAMES, listComparer, options, type ListStats } from '../../../workers/kernels/list-comparer/spec';
import { words } from '../../../workers/kernels/list-comparer/words';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { RunBar } from '../../tool-kit/run/run-bar';
import { StatTiles, type Stat } from '../../tool-kit/run/stat-tiles';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { SampleOrSwap, TwoInputs } from '../../tool-kit/input/two-inputs';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as texts from './words';

const TEXTS = [
  { label: texts.listA, opener: texts.openListA, placeholder: texts.placeholder },
  { label: texts.listB, opener: texts.openListB, placeholder: texts.placeholder },
] as const;

const SAMPLE = ['apple\nbanana\ncherry\ndate\n', 'banana\ndate\nelderberry\n'] as const;

export { options };

export default function ListComparerScreen() {
  const tool = useTool(listComparer);
  const other = useToolInput(listComparer.id, 'other');
  const form = useToolOptions(listComparer.id, options, words);
  const areBlank = isBlank(tool.input) && isBlank(other.input);
  const run = useSubmit(tool, { options: form.values, problem: areBlank ? words.messages.blank : undefined });
  return (
    <ToolLayout
      form={form}
      run={run}
      stacked="both"
      modes={<ToolOptions form={form} names={['result']} />}
      outcome={
        <TextResult
          run={run}
          fileName={({ shown }) => FILE_NAMES[shown]}
          extra={({ stats }) => <StatTiles label={texts.statistics} stats={statsOf(stats)} />}
        />
      }
    >
      <TwoInputs first={tool} second={other} texts={TEXTS} error={run.shownProblem} />
      <fieldset>
        <legend className="sr-only">{texts.options}</legend>
        <ToolOptions form={form} names={['caseSensitive', 'trimWhitespace', 'ignoreEmpty', 'sorted']} />
      </fieldset>
      <RunBar
        run={run}
        action={texts.compare}
        fileName={FILE_NAMES[form.values.result]}
        afterwards={<ResultInBar run={run} fileName={({ shown }) => FILE_NAMES[shown]} />}
      >
        <SampleOrSwap first={tool} second={other} sample={SAMPLE} />
      </RunBar>
    </ToolLayout>
  );
}

const statsOf = ({ a, b, onlyA, onlyB, both }: ListStats): readonly Stat[] => [
  [texts.linesInA, a],
  [texts.linesInB, b],
  [texts.onlyInA, onlyA],
  [texts.onlyInB, onlyB],
  [texts.inBoth, both],
];
