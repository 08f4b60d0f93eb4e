// The buttons of a tool that goes both ways.
import type { LucideIcon } from 'lucide-react';
import type { TextOutput } from '../../workers/contract/text-output';
import { CopyInBar } from './copy-in-bar';
import { RunBar, type RunBarProps } from './run-bar';
import { SwapButton } from './swap-button';
import type { Run } from './use-submit';

export interface TwoWayBarProps<Output extends TextOutput> {
  run: RunBarProps['run'] & Pick<Run<Output>, 'runs' | 'outdated'>;
  action: string;
  icon: LucideIcon;
  /** The name for a result that is written straight into a file. */
  fileName: string;
  /** The name under which a swapped result is shown as the input. */
  swappedName?: string;
  copied: string;
  /** Turns the mode around and empties the output, which stays so until the tool is run again. */
  onSwap: () => void;
}

export function TwoWayBar<Output extends TextOutput>(props: TwoWayBarProps<Output>) {
  const { run, action, icon, fileName, swappedName = fileName, copied, onSwap } = props;
  return (
    <RunBar {...{ run, action, icon, fileName }} afterwards={<CopyInBar run={run} copied={copied} />}>
      <SwapButton run={run} fileName={swappedName} onSwap={onSwap} />
    </RunBar>
  );
}
