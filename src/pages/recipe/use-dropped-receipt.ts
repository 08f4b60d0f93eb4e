// A receipt among the opened files becomes the recipe, and the other files its inputs. It may also come before them.
import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { EMPTY_INPUT, inputChanged, openingOf, type FileRef, type InputValue } from '../../state/inputs';
import { openRefused, receiptOpened, RECIPE } from '../../state/recipe';
import type { AppThunk } from '../../state/root';
import { notLoaded } from '../../state/toasts';
import { openRecipe } from './edits';
import { receiptCode } from './late-steps';

const BEGINNING = 'toolyard receipt ';

/** A receipt has 64 K of UTF-16 units, with at most three bytes each. */
const MOST_BYTES = 3 * 64 * 1024;

/** A receipt and its two inputs. */
const MOST_FILES = 3;

export const isReceipt = (text: string) => text.startsWith(BEGINNING);

/** Opens the receipt's steps, and says why if it can't. Resolves to the names of its inputs. */
export const openReceipt =
  (text: string): AppThunk<Promise<readonly string[] | undefined>> =>
  async (dispatch) => {
    const code = await receiptCode.load().catch(() => undefined);
    if (!code) {
      dispatch(notLoaded(RECIPE));
      return undefined;
    }
    const opened = await code.openReceipt(text);
    if ('problem' in opened) {
      dispatch(openRefused({ refusal: opened.problem, isReceiptRefused: true }));
      return undefined;
    }
    dispatch(openRecipe(opened));
    dispatch(receiptOpened({ receipt: opened.receipt }));
    return opened.receipt.inputs.map(({ name }) => name);
  };

const filesInput = (files: readonly FileRef[]): InputValue =>
  files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT;

const openAmong =
  (files: readonly FileRef[]): AppThunk<Promise<void>> =>
  async (dispatch, _, { artifacts }) => {
    for (const file of files.filter(({ bytes }) => bytes <= MOST_BYTES)) {
      const blob = artifacts.blob(file.artifactId);
      if (!isReceipt(await blob.slice(0, BEGINNING.length).text())) continue;
      const names = await dispatch(openReceipt(await blob.text()));
      if (!names) return;
      const placeOf = ({ name }: FileRef) => names.indexOf(name) + 1 || names.length + 1;
      const others = files.filter((other) => other !== file).toSorted((one, other) => placeOf(one) - placeOf(other));
      const [main, second] = names.length === 2 ? [others.slice(0, 1), others.slice(1)] : [others, []];
      const other = second.length > 0 ? { others: { other: filesInput(second) } } : {};
      dispatch(inputChanged({ toolId: RECIPE, slot: 'main', input: filesInput(main), ...other }));
      return;
    }
  };

export function useDroppedReceipt(input: InputValue) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (input.kind !== 'files' || openingOf(input) || input.files.length > MOST_FILES) return;
    void dispatch(openAmong(input.files)).catch(() => undefined); // a file that is gone says so in its run
  }, [input, dispatch]);
}
