// Makes a result the input of a tool. Nothing is copied: a stored result only changes hands.
import { useCallback } from 'react';
import { chooseText } from '../state/choose-input';
import { useAppDispatch } from '../state/hooks';
import { inputChanged } from '../state/inputs';
import type { ResultRef } from '../state/page-output';

/** A result that is still here, not in a file of the visitor's. */
export type KeptResult = Exclude<ResultRef, { stored: 'saved' }>;

export function useMoveResult() {
  const dispatch = useAppDispatch();
  return useCallback(
    /** `fileName` is the name under which the tool then shows a stored result. */
    (toolId: string, result: KeptResult, fileName: string) => {
      if (result.stored === 'text') {
        dispatch(chooseText(toolId, result.text));
        return;
      }
      const { artifactId, bytes, mime } = result;
      const files = [{ artifactId, name: fileName, bytes, type: mime }];
      dispatch(inputChanged({ toolId, input: { kind: 'files', files } }));
    },
    [dispatch],
  );
}
