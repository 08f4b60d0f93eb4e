import { useCallback } from 'react';
import { useAppDispatch } from '../state/hooks';
import { toastShown } from '../state/toasts';
import { tracking } from '../visitor/tracking';

/** Says that a file was saved; `told` is the toast's sentence. */
export function useTellDownloaded() {
  const dispatch = useAppDispatch();
  return useCallback(
    (told?: string) => {
      tracking.happened({ category: 'File Download', action: 'download' });
      dispatch(toastShown({ title: 'Downloaded!', text: told, tone: 'success' }));
    },
    [dispatch],
  );
}
