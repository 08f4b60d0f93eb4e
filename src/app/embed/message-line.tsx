// What the page says about a click: the store's toast, as a line below the tool.
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { undoClear } from '../../state/run-tool';
import { toastClosed } from '../../state/toasts';
import { focusInput } from '../../tool-kit/input/focus';
import { Button } from '../../ui/button';
import * as appWords from '../words';
import * as words from './words';

const SHOWN_MS = 10_000;

/** Always on the page, because a screen reader announces only changes of a live region that it knows. */
export function MessageLine() {
  const toast = useAppSelector((state) => state.toasts.current);
  const dispatch = useAppDispatch();
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastClosed(id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id]);
  const undo = () => {
    dispatch(undoClear());
    focusInput();
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status">
        {toast && <strong className="font-semibold">{toast.title}</strong>}
        {toast?.text !== undefined && <span className="text-muted"> {toast.text}</span>}
      </p>
      {toast?.cleared && (
        <Button size="small" onClick={undo}>
          {appWords.undo}
        </Button>
      )}
      {id !== undefined && (
        <Button size="small" variant="ghost" onClick={() => dispatch(toastClosed(id))}>
          {words.close}
        </Button>
      )}
    </div>
  );
}
