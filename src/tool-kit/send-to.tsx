// Where a result can be sent to, folded away.
import { ArrowRight } from 'lucide-react';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { useSendTo, type Sending } from './use-send-to';

export function SendTo(sending: Sending) {
  const { targets, send } = useSendTo(sending);
  if (targets.length === 0) return null;
  return (
    <Disclosure label="Send to…">
      <div className="flex flex-wrap gap-2">
        {targets.map((tool) => (
          <Button key={tool.id} size="small" icon={ArrowRight} onClick={() => send(tool)}>
            {tool.title}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
