// “Send to…” below a result. The detector looks at the result when the visitor opens the list.
import { ArrowRight, ReceiptText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { UnsavedResult } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import { inputSentForReceipt, noteSent } from '../../state/recipe-trail';
import { TOOL_KEYS } from '../../lib/shortcuts';
import { Button, buttonClasses } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Link } from '../../ui/link';
import { tracking } from '../../visitor/tracking';
import { useCatalog } from '../catalog-context';
import type { Given, Offer } from './offer';
import { useDetection } from './use-detection';
import { useMove } from './use-move';
import * as words from './words';

export function SendTo(sending: Sending) {
  return (
    <Disclosure label={words.sendTo} shortcut={TOOL_KEYS.sendTo} className="has-[[aria-expanded=true]]:basis-full">
      <Targets {...sending} />
    </Disclosure>
  );
}

function Targets(sending: Sending) {
  const { offers, send } = useSendTo(sending);
  const { canBeStep } = useCatalog();
  const dispatch = useAppDispatch();
  const { from } = sending;
  return (
    <div className="flex min-h-9 flex-wrap gap-2">
      {offers.map((offer) => (
        <Button key={offer.tool.id} size="small" icon={ArrowRight} onClick={() => send(offer)}>
          {offer.tool.title}
        </Button>
      ))}
      {canBeStep(from) && (
        <Link
          to={`/recipe#receipt=${from}`}
          onClick={() => dispatch(inputSentForReceipt(from))}
          className={buttonClasses('secondary', 'small')}
        >
          <ReceiptText aria-hidden className="size-4" />
          {words.makeReceipt}
        </Link>
      )}
    </div>
  );
}

export interface Sending {
  /** The tool that made the result. */
  readonly from: string;
  readonly result: UnsavedResult;
  /** The name that the next tool shows for a stored result. */
  readonly fileName: string;
}

interface SendToOffers {
  /** The most likely tools for this result first. Empty until they are known. */
  readonly offers: readonly Offer[];
  readonly send: (offer: Offer) => void;
}

/** Without a result, nothing is offered. */
export function useSendTo({ from, result, fileName }: Partial<Sending>): SendToOffers {
  const dispatch = useAppDispatch();
  const move = useMove();
  const given = useMemo(
    (): Given | undefined => (result && fileName !== undefined ? { kind: 'result', result, fileName } : undefined),
    [result, fileName],
  );
  const detection = useDetection(given);
  const send = useCallback(
    (offer: Offer) => {
      if (!given) return;
      tracking.happened({ category: 'User Engagement', action: 'click', label: 'send to' });
      move(given, offer);
      if (from !== undefined && offer.move.takes === 'input') dispatch(noteSent(from, offer.tool.id));
    },
    [dispatch, from, given, move],
  );
  // Each tool once, with its most likely way.
  const offers = useMemo(
    () =>
      (detection?.offers ?? []).filter(
        ({ tool }, at, all) => tool.id !== from && all.findIndex((other) => other.tool === tool) === at,
      ),
    [detection, from],
  );
  return { offers, send };
}
