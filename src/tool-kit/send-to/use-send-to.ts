// Hands a result to another tool.
import { useCallback, useMemo } from 'react';
import { tracking } from '../../visitor/tracking';
import type { KeptResult } from '../run/choose-result';
import type { Given, Offer } from './offer';
import { useDetection } from './use-detection';
import { useMove } from './use-move';

export interface Sending {
  /** The tool that the result is of. */
  readonly from: string;
  readonly result: KeptResult;
  /** The name under which the next tool shows a stored result. */
  readonly fileName: string;
}

export interface SendTo {
  /** The likeliest for this result first; none until that is known. */
  readonly offers: readonly Offer[];
  readonly send: (offer: Offer) => void;
}

/** Without a result there is no offer. */
export function useSendTo({ from, result, fileName }: Partial<Sending>): SendTo {
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
    },
    [given, move],
  );
  // Each tool once: the first way is the likeliest.
  const offers = useMemo(
    () =>
      (detection?.offers ?? []).filter(
        ({ tool }, at, all) => tool.id !== from && all.findIndex((other) => other.tool === tool) === at,
      ),
    [detection, from],
  );
  return { offers, send };
}
