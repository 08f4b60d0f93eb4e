import { ArrowLeftRight, ListChecks } from 'lucide-react';
import {
  FILE_NAMES,
  listComparer,
  MESSAGES,
  options,
  type ListStats,
} from '../../../workers/kernels/list-comparer/spec';
import { words } from '../../../workers/kernels/list-comparer/words';
import { isEmptyInput } from '../../state/inputs';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { focusRun } from '../../tool-kit/focus';
import { RunBar } from '../../tool-kit/run-bar';
import { SampleButton } from '../../tool-kit/sample-button';
import { StatTiles, type Stat } from '../../tool-kit/stat-tiles';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoInputs } from '../../tool-kit/two-inputs';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';
import { Button } from '../../ui/button';

const TEXTS = [
  { label: 'List A', opener: 'Open list A', placeholder: 'One item per line' },
  { label: 'List B', opener: 'Open list B', placeholder: 'One item per line' },
] as const;

const SAMPLE = ['apple\nbanana\ncherry\ndate\n', 'banana\ndate\nelderberry\n'] as const;

export { options };

export default function ListComparerScreen() {
  const tool = useTool(listComparer);
  const other = useToolInput(listComparer.id, 'other');
  const form = useToolOptions(listComparer.id, options, words);
  const areBlank = isBlank(tool.input) && isBlank(other.input);
  const run = useSubmit(tool, { options: form.values, problem: areBlank ? MESSAGES.blank : undefined });
  const swap = () => {
    const [first, second] = [tool.input, other.input];
    tool.setInput(second);
    other.setInput(first);
  };
  return (
    <ToolLayout
      form={form}
      run={run}
      stacked
      outcome={
        <TextResult
          run={run}
          fileName={({ shown }) => FILE_NAMES[shown]}
          extra={({ stats }) => <StatTiles label="Statistics" stats={statsOf(stats)} />}
        />
      }
    >
      <TwoInputs first={tool} second={other} texts={TEXTS} error={run.shownProblem} />
      <ToolOptions form={form} names={['result']} />
      <fieldset>
        <legend className="sr-only">Options</legend>
        <ToolOptions form={form} names={['caseSensitive', 'trimWhitespace', 'ignoreEmpty', 'sorted']} />
      </fieldset>
      <RunBar
        run={run}
        action="Compare"
        icon={ListChecks}
        fileName={FILE_NAMES[form.values.result]}
        afterwards={<CopyInBar run={run} />}
      >
        {isEmptyInput(tool.input) && isEmptyInput(other.input) ? (
          <SampleButton
            size="large"
            onLoad={() => {
              tool.setText(SAMPLE[0]);
              other.setText(SAMPLE[1]);
              focusRun();
            }}
          />
        ) : (
          <Button size="large" icon={ArrowLeftRight} disabled={tool.busy} onClick={swap}>
            Swap
          </Button>
        )}
      </RunBar>
    </ToolLayout>
  );
}

const statsOf = ({ a, b, onlyA, onlyB, both }: ListStats): readonly Stat[] => [
  ['Lines in A', a],
  ['Lines in B', b],
  ['Only in A', onlyA],
  ['Only in B', onlyB],
  ['In both', both],
];
