// The query of the address. It is empty until hydration, because a prerendered page doesn't know it.
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;
const NOTHING = new URLSearchParams();

export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  // Returns the same object if the query is empty, so that most pages don't render a second time.
  const query = params.size === 0 ? NOTHING : params;
  return useSyncExternalStore(
    never,
    () => query,
    () => NOTHING,
  );
}
