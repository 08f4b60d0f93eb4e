// Moves an input to a tool and runs the tool, because the visitor chose that. Copies nothing, and Back leads to the previous
// page.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLayerOpen } from '../../lib/layers';
import { chooseFiles, chooseResult, chooseText } from '../../state/choose-input';
import { useAppDispatch } from '../../state/hooks';
import type { AppThunk } from '../../state/root';
import { settingsChanged } from '../../state/tool-settings';
import { FOCUS_RUN } from '../input/focus';
import { passSecret } from '../input/use-secret';
import { requestRun } from '../run/requested-run';
import type { Given, Move, Offer } from './offer';

const textOf = (given: Given): string | undefined => {
  if (given.kind === 'text') return given.text;
  return given.kind === 'result' && given.result.stored === 'text' ? given.result.text : undefined;
};

const giveInput =
  (toolId: string, given: Given, { slot, asFile, isPair }: Move): AppThunk =>
  (dispatch) => {
    const id = slot?.id ?? toolId;
    const text = textOf(given);
    if (asFile !== undefined && text !== undefined)
      dispatch(chooseFiles(id, [new File([text], asFile, { type: 'text/plain' })], slot?.name));
    else if (given.kind === 'files' && isPair) {
      dispatch(chooseFiles(id, given.files.slice(0, 1)));
      dispatch(chooseFiles(id, given.files.slice(1), 'other'));
    } else if (given.kind === 'files') dispatch(chooseFiles(id, given.files, slot?.name));
    else if (given.kind === 'text') dispatch(chooseText(id, given.text, slot?.name));
    else dispatch(chooseResult(id, given.result, given.fileName, slot?.name));
  };

export function useMove() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    (given: Given, { tool: { id }, move }: Pick<Offer, 'tool' | 'move'>) => {
      if (move.takes === 'secret') passSecret(id, { token: textOf(given)?.trim() ?? '' });
      if (move.settings) dispatch(settingsChanged({ toolId: id, part: move.settings }));
      if (move.takes === 'input') {
        requestRun(move.slot?.id ?? id);
        dispatch(giveInput(id, given, move));
      }
      void navigate(`/tool/${id}`, { state: FOCUS_RUN, replace: isLayerOpen() });
    },
    [dispatch, navigate],
  );
}
