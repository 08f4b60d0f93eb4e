import { useCallback, useSyncExternalStore } from 'react';

/** The characters in a field that keeps its own value, without surrounding whitespace. */
export function useTextLength(field: HTMLTextAreaElement | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field?.value.trim().length ?? 0,
    () => 0,
  );
}
