// Makes the result the input and turns a two-way tool around.
import { ArrowUpDown } from 'lucide-react';
import type { TextOutput } from '../../workers/contract/text-output';
import { useAppDispatch } from '../state/hooks';
import { filesOf } from '../state/inputs';
import type { PageOutput } from '../state/page-output';
import { Button } from '../ui/button';
import { chooseResult } from './kept-result';
import type { ToolRun } from './use-tool';

export interface SwapButtonProps<Output extends TextOutput> {
  run: Pick<ToolRun<Output>, 'id' | 'input' | 'runs' | 'busy'>;
  fileName: string;
  /** Turns the mode around and empties the output, which stays so until the tool is run again. */
  onSwap: () => void;
}

export function SwapButton<Output extends TextOutput>({ run, fileName, onSwap }: SwapButtonProps<Output>) {
  const { id, input, runs, busy } = run;
  const dispatch = useAppDispatch();
  const swap = () => {
    const output = runs.result?.output as PageOutput<TextOutput> | undefined;
    if (output && output.result.stored !== 'saved') dispatch(chooseResult(id, output.result, fileName));
    onSwap();
  };
  // The results of several files are a list, not one new input.
  if (filesOf(input).length > 1) return null;
  return (
    <Button size="large" icon={ArrowUpDown} disabled={busy} onClick={swap}>
      Swap
    </Button>
  );
}
