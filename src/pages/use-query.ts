// What stands behind the "?" of the address. A prerendered page knows nothing of it: it is empty until the page is taken over.
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;
const NOTHING = new URLSearchParams();

export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? params : NOTHING;
}
