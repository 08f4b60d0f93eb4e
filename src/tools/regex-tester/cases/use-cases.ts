// The visitor's test cases. They are in the tab's memory like other input, and in the browser's storage only if the visitor wants that.
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { inputChanged, inputsOf, slotOf } from '../../../state/inputs';
import { keptCases } from '../../../visitor/kept-cases';
import { casesIn, casesText, type TestCase } from './test-case';

/** The name of their input in the state, whose text crosses a reload. */
const CASES_ID = 'regex-cases';

const NONE: readonly TestCase[] = [];

export function useCases() {
  const dispatch = useAppDispatch();
  const input = useAppSelector((state) => slotOf(inputsOf(state, CASES_ID)));
  const kept = keptCases.use();
  const inTab = input.kind === 'text' ? input.text : '';
  const text = inTab === '' ? kept : inTab;
  const cases = useMemo(() => (text === '' ? NONE : (casesIn(text) ?? NONE)), [text]);
  const isKept = kept !== '';
  const change = (next: readonly TestCase[]) => {
    const written = next.length === 0 ? '' : casesText(next);
    dispatch(inputChanged({ toolId: CASES_ID, input: { kind: 'text', text: written } }));
    if (isKept) keptCases.set(written);
  };
  /** Returns false if the browser refuses. */
  const keep = (isWanted: boolean): boolean => {
    dispatch(inputChanged({ toolId: CASES_ID, input: { kind: 'text', text } }));
    return keptCases.set(isWanted ? text : '');
  };
  return { cases, change, isKept, keep };
}
