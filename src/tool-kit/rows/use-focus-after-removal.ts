// Where the focus goes in a list of files when one is removed.
import { useEffect, useRef } from 'react';
import { pathOf, type FileRef } from '../../state/inputs';

/** The button that removed a file goes with it: the next file's takes the focus, or the last one's. */
export function useFocusAfterRemoval(files: readonly FileRef[]) {
  const list = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const next = files[Math.min(removedAt.current, files.length - 1)];
    removedAt.current = undefined;
    if (!next) return;
    const label = `Remove ${pathOf(next)}`;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-file-row] button') ?? [];
    [...buttons].find((button) => button.ariaLabel === label)?.focus();
  }, [files]);
  const removed = (index: number) => {
    removedAt.current = index;
  };
  return { list, removed };
}
