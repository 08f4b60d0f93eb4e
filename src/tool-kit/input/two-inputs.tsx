// Two inputs side by side. What lands outside of both goes to the first empty one. If two files are dropped at once, each side
// takes one.
import { ArrowLeftRight } from 'lucide-react';
import { useAppDispatch } from '../../state/hooks';
import { inputChanged, isEmptyInput } from '../../state/inputs';
import { Button } from '../../ui/button';
import { focusRun } from './focus';
import { InputPane } from './input-pane';
import { SampleButton } from './input-buttons';
import type { ToolInput, ToolRun } from '../run/use-tool';
import * as words from './words';

export interface InputTexts {
  readonly label: string;
  readonly opener: string;
  readonly placeholder?: string;
  readonly size?: string;
}

export interface TwoInputsProps {
  first: ToolInput;
  second: ToolInput;
  texts: readonly [InputTexts, InputTexts];
  error: string | undefined;
}

const MOST_ROWS = 10;

export function TwoInputs({ first, second, texts, error }: TwoInputsProps) {
  const firstTakesPage = isEmptyInput(first.input) || !isEmptyInput(second.input);
  return (
    <div className="fills grid! grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
      <InputPane
        {...texts[0]}
        mayBeEmpty
        tool={first}
        error={error}
        mostRows={MOST_ROWS}
        takesPage={firstTakesPage}
        onOthers={second.setFiles}
      />
      <InputPane
        {...texts[1]}
        mayBeEmpty
        isSecond
        tool={second}
        mostRows={MOST_ROWS}
        takesPage={!firstTakesPage}
        onOthers={first.setFiles}
      />
    </div>
  );
}

interface SampleOrSwapProps {
  first: Pick<ToolInput, 'setText'> & Pick<ToolRun, 'id' | 'input' | 'busy'>;
  /** The input in the slot `other`. */
  second: ToolInput;
  sample: readonly [string, string];
}

/** One button for both inputs: loads a sample while they are empty, and otherwise swaps them. */
export function SampleOrSwap({ first, second, sample }: SampleOrSwapProps) {
  const dispatch = useAppDispatch();
  if (isEmptyInput(first.input) && isEmptyInput(second.input)) {
    const load = () => {
      first.setText(sample[0]);
      second.setText(sample[1]);
      focusRun();
    };
    return <SampleButton size="large" onLoad={load} />;
  }
  const swap = () => dispatch(inputChanged({ toolId: first.id, input: second.input, others: { other: first.input } }));
  return (
    <Button size="large" icon={ArrowLeftRight} disabled={first.busy} onClick={swap}>
      {words.swap}
    </Button>
  );
}
