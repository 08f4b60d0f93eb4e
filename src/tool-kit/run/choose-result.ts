// A tool's result on its way into another tool's input. Nothing is copied: a stored result only changes hands.
import { chooseText } from '../../state/choose-input';
import { inputChanged } from '../../state/inputs';
import type { ResultRef } from '../../state/page-output';
import type { AppThunk } from '../../state/root';

/** A result that is still here, not in a file of the visitor's. */
export type KeptResult = Exclude<ResultRef, { stored: 'saved' }>;

/** `fileName` is the name under which the tool then shows a stored result. */
export const chooseResult =
  (toolId: string, result: KeptResult, fileName: string, slot = 'main'): AppThunk =>
  (dispatch) => {
    if (result.stored === 'text') {
      dispatch(chooseText(toolId, result.text, slot));
      return;
    }
    const { artifactId, bytes, mime } = result;
    const files = [{ artifactId, name: fileName, bytes, type: mime }];
    dispatch(inputChanged({ toolId, slot, input: { kind: 'files', files } }));
  };
