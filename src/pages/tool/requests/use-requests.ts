// The list of requests, read again whenever the browser reports one more.
import { useEffect, useState } from 'react';
import { onSent } from '../../../lib/sent-bodies';
import { useWorkers } from '../../../state/services-context';
import { readRequests } from './read-requests';
import type { SeenRequest } from './seen-request';

/** Reports of workers come by the way, without an event of their own. */
const LOOK_MS = 1_000;

/** Undefined until it has been read for the first time. */
export function useRequests(): readonly SeenRequest[] | undefined {
  const workers = useWorkers();
  const [requests, setRequests] = useState<readonly SeenRequest[]>();
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const found = await readRequests(await workers());
      if (isOpen) setRequests((before) => (before?.length === found.length ? before : found));
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
  return requests;
}
