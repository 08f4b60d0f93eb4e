// Carries the visitor's text over a reload of the page.
import { carryOverReload, takeCarried } from '../hydration/reload';
import { putBack, textsOf, type CarriedTexts } from '../state/carried-texts';
import type { AppStore } from '../state/store';

interface Carried {
  readonly texts: CarriedTexts;
  /** The text of the page's main field, where only the field has it: in a tool of secrets, or before hydration. */
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
