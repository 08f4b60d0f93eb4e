import { Wrench } from 'lucide-react';
import { REPAIR_LIMIT, type JsonOutput } from '../../../workers/kernels/json-formatter/spec';
import { words } from '../../../workers/kernels/json-formatter/words';
import { filesOf } from '../../state/inputs';
import type { ToolRun } from '../../tool-kit/run/use-tool';
import { Button } from '../../ui/button';

interface RepairOfferProps {
  tool: Pick<ToolRun<JsonOutput>, 'input' | 'runs'>;
  onRepair: () => void;
}

/** Below the error: a repair is proposed on request, never made unasked. */
export function RepairOffer({ tool, onRepair }: RepairOfferProps) {
  const { active, last } = tool.runs;
  const isInvalid = !active && last?.status === 'failed' && last.error.title === 'Invalid JSON';
  const [file] = filesOf(tool.input);
  if (!isInvalid || last.error.message.endsWith(words.messages.cannotRepair)) return null;
  if (file && file.bytes > REPAIR_LIMIT) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" icon={Wrench} onClick={onRepair}>
        Propose a repair
      </Button>
      <p className="text-xs text-muted">
        For comments, commas, quotation marks, brackets, numbers, and code around the JSON.
      </p>
    </div>
  );
}
