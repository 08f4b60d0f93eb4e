// Removes a part's inputs and runs from the state when the part goes, so that its files and results are released.
import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { EMPTY_INPUT, inputChanged } from '../../state/inputs';
import { clearRun } from '../../state/run-tool';

/** `id` is the name of both in the state. Also when `of` changes, which the run belongs to. */
export function useReleased(id: string, of?: unknown): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(clearRun(id));
      dispatch(inputChanged({ toolId: id, input: EMPTY_INPUT, others: { other: EMPTY_INPUT } }));
    },
    [dispatch, id, of],
  );
}
