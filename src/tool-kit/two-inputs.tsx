// Two inputs side by side. A drop or paste outside both goes to the first empty one; of two files dropped at once, each side takes
// one.
import { isEmptyInput } from '../state/inputs';
import { InputPane } from './input-pane';
import type { ToolInput } from './use-tool';

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
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
      <InputPane
        {...texts[0]}
        tool={first}
        error={error}
        mostRows={MOST_ROWS}
        takesPage={firstTakesPage}
        onOthers={second.setFiles}
      />
      <InputPane
        {...texts[1]}
        isSecond
        tool={second}
        mostRows={MOST_ROWS}
        takesPage={!firstTakesPage}
        onOthers={first.setFiles}
      />
    </div>
  );
}
