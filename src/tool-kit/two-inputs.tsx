// The two texts of the tool, side by side. What is dropped or pasted outside of both goes to the first that is empty; of two
// files dropped at once, each side takes one.
import { isEmptyInput } from '../../state/inputs';
import { InputPane } from '../../tool-kit/input-pane';
import type { ToolInput } from '../../tool-kit/use-tool';

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
