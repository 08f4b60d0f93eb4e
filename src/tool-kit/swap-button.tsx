// Makes the result the input and turns a two-way tool around.
import { ArrowUpDown } from 'lucide-react';
import type { TextOutput } from '../../workers/contract/text-output';
import { useAppDispatch } from '../state/hooks';
import { filesOf } from '../state/inputs';
import type { PageOutput } from '../state/page-output';
import { Button } from '../ui/button';
import { chooseResult } from './kept-result';
import type { Submit } from './use-submit';

export interface SwapButtonProps<Output extends TextOutput> {
  run: Submit<Output>;
  fileName: string;
  /** Turns the mode around and empties the output, which stays so until the tool is run again. */
  onSwap: () => void;
}

export function SwapButton<Output extends TextOutput>({ run, fileName, onSwap }: SwapButtonProps<Output>) {
  const { tool } = run;
  const dispatch = useAppDispatch();
  const swap = () => {
    const output = tool.runs.result?.output as PageOutput<TextOutput> | undefined;
    if (output && output.result.stored !== 'saved') dispatch(chooseResult(tool.id, output.result, fileName));
    onSwap();
  };
  // The results of several files are a list, not one new input.
  if (filesOf(tool.input).length > 1) return null;
  return (
    <Button size="large" icon={ArrowUpDown} disabled={tool.busy} onClick={swap}>
      Swap
    </Button>
  );
}
