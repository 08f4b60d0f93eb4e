// What stands behind the "?" of the address. A prerendered page knows nothing of it: it is empty until the page is taken over.
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;
const NOTHING = new URLSearchParams();

export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  // The same object where nothing is there: most pages are then not rendered a second time.
  const query = params.size === 0 ? NOTHING : params;
  return useSyncExternalStore(
    never,
    () => query,
    () => NOTHING,
  );
}
