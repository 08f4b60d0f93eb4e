import { FileDiff } from 'lucide-react';
import { useRef } from 'react';
import { diffChecker, type CompareOptions, type options } from '../../../workers/kernels/diff-checker/spec';
import { words } from '../../../workers/kernels/diff-checker/words';
import { formatCount } from '../../lib/format';
import { loadable } from '../../hydration/loadable';
import { filesOf, isEmptyInput, pathOf, type InputValue } from '../../state/inputs';
import { Options } from '../../tool-kit/options/options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { SampleOrSwap, TwoInputs } from '../../tool-kit/input/two-inputs';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool, useToolInput } from '../../tool-kit/run/use-tool';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';

const diffResult = loadable(() => import('./diff-result'));

const TEXTS = [
  { label: 'Original text', opener: 'Open original' },
  { label: 'Changed text', opener: 'Open changed' },
] as const;

/** A changed line, a removed one and an added one. */
const SAMPLE = [
  'Milk\nApples, green\nButter\nBread\nCoffee\n',
  'Milk\nApples, red\nButter\nCoffee\nOat biscuits\n',
] as const;

export interface ScreenProps {
  form: OptionsForm<typeof options>;
}

const nameOf = (input: InputValue, otherwise: string) => {
  const [file] = filesOf(input);
  return file ? pathOf(file) : otherwise;
};

/** Where both are named alike, as two versions of a file are, they go by folders, as Git has it. */
function namesOf(original: InputValue, changed: InputValue): readonly [string, string] {
  const [a, b] = [nameOf(original, 'original'), nameOf(changed, 'changed')];
  return a === b ? [`a/${a}`, `b/${b}`] : [a, b];
}

export function CompareScreen({ form }: ScreenProps) {
  const tool = useTool(diffChecker);
  const other = useToolInput(diffChecker.id, 'other');
  const result = useRef<HTMLDivElement>(null);
  const isEmpty = isEmptyInput(tool.input) && isEmptyInput(other.input);
  // A change of the view must not run the comparison again.
  const { ignoreSpace, ignoreCase, ignoreLineEnds } = form.values;
  const compared: CompareOptions = { ignoreSpace, ignoreCase, ignoreLineEnds };
  const run = useSubmit(tool, {
    options: compared,
    problem: isEmpty ? words.messages.blank : undefined,
    onDone: () => setTimeout(() => bringIntoView(result.current)),
  });
  return (
    <ToolLayout
      form={form}
      run={run}
      late={diffResult}
      stacked
      outcome={
        <div ref={result} className="scroll-mt-20">
          <RunOutcome run={run} describe={({ count }) => `${formatCount(count)} ${count === 1 ? 'change' : 'changes'}`}>
            {(output) => <diffResult.Component {...{ output, form }} names={namesOf(tool.input, other.input)} />}
          </RunOutcome>
        </div>
      }
    >
      <div className="self-start">
        <ToolOptions form={form} names={['mode']} />
      </div>
      <TwoInputs first={tool} second={other} texts={TEXTS} error={run.shownProblem} />
      <Options>
        <ToolOptions form={form} names={['ignoreSpace', 'ignoreCase', 'ignoreLineEnds']} />
      </Options>
      <RunBar run={run} action="Compare" icon={FileDiff}>
        <SampleOrSwap first={tool} second={other} sample={SAMPLE} />
      </RunBar>
    </ToolLayout>
  );
}

/** The result is below two texts: where most of it would be out of sight, the page goes to it. */
function bringIntoView(result: HTMLElement | null) {
  if (!result || result.getBoundingClientRect().top < innerHeight / 2) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  result.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
