// Keeps the visitor's text over a reload of the page.
import { carryOverReload, takeCarried } from '../hydration/reload';
import { inputChanged } from '../state/inputs';
import type { AppDispatch, RootState } from '../state/root';
import type { AppStore } from '../state/store';

/** By tool, then by input. Files can't cross: a page only holds references to them. */
type CarriedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function textsOf({ inputs }: Pick<RootState, 'inputs'>): CarriedTexts {
  const tools = Object.entries(inputs).map(([toolId, { slots }]) => {
    const texts = Object.entries(slots).flatMap(([slot, input]) =>
      input.kind === 'text' && input.text !== '' ? [[slot, input.text] as const] : [],
    );
    return [toolId, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(tools.filter(([, texts]) => Object.keys(texts).length > 0));
}

const putBack =
  (texts: CarriedTexts) =>
  (dispatch: AppDispatch): void => {
    for (const [toolId, slots] of Object.entries(texts))
      for (const [slot, text] of Object.entries(slots))
        dispatch(inputChanged({ toolId, slot, input: { kind: 'text', text } }));
  };

interface Carried {
  readonly texts: CarriedTexts;
  /** The text of the page's main field if only the field has it: in a tool for secrets, or before hydration. */
  readonly typed: string;
}

const mainField = () => document.querySelector<HTMLTextAreaElement>('main textarea:not([readonly])');

function collect(store: AppStore): string | undefined {
  const texts = textsOf(store.getState());
  const typed = mainField()?.value ?? '';
  const isStored = Object.values(texts).some((slots) => Object.values(slots).includes(typed));
  const carried: Carried = { texts, typed: isStored ? '' : typed };
  return carried.typed === '' && Object.keys(texts).length === 0 ? undefined : JSON.stringify(carried);
}

/** Puts back the text of the page before a reload, and readies this one for the next. Before hydration, which reads the field. */
export function carryTexts(store: AppStore): void {
  carryOverReload(() => collect(store));
  const carried = takeCarried();
  if (carried === undefined) return;
  const { texts, typed } = JSON.parse(carried) as Carried;
  store.dispatch(putBack(texts));
  const field = mainField();
  if (field && typed !== '') field.value = typed;
}
