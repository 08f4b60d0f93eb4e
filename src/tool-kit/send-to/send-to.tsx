// Where a result can be sent to, folded away. What it is is found out when somebody wants to know.
import { ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { useSendTo, type Sending } from './use-send-to';

export function SendTo(sending: Sending) {
  return (
    <Disclosure label="Send to…">
      <Targets {...sending} />
    </Disclosure>
  );
}

function Targets(sending: Sending) {
  const { offers, send } = useSendTo(sending);
  return (
    <div className="flex min-h-9 flex-wrap gap-2">
      {offers.map((offer) => (
        <Button key={offer.tool.id} size="small" icon={ArrowRight} onClick={() => send(offer)}>
          {offer.tool.title}
        </Button>
      ))}
    </div>
  );
}
