// The list of requests, read again whenever the browser reports one more.
import { useEffect, useState } from 'react';
import { onSent } from '../../../lib/sent-bodies';
import { useWorkers } from '../../../state/services-context';
import { readRequests, type Seen } from './read-requests';

/** Reports of workers come by the way, without an event of their own. */
const LOOK_MS = 1_000;

/** Both lists only grow. */
const isSame = (one: Seen, other: Seen) =>
  one.requests.length === other.requests.length && one.refusals.length === other.refusals.length;

/** Undefined until it has been read for the first time. */
export function useRequests(): Seen | undefined {
  const workers = useWorkers();
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const found = await readRequests(await workers());
      if (isOpen) setSeen((before) => (before && isSame(before, found) ? before : found));
    };
    const look = () => void read().catch(() => undefined);
    look();
    const timer = setInterval(look, LOOK_MS);
    const stop = onSent(look);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stop();
    };
  }, [workers]);
  return seen;
}
