// The texts in the tools, as they cross a reload of the page.
import { inputChanged } from './inputs';
import type { AppDispatch, RootState } from './root';

/** By tool, then by input. Files can't cross: a page only holds references to them. */
export type CarriedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function textsOf({ inputs }: Pick<RootState, 'inputs'>): CarriedTexts {
  const tools = Object.entries(inputs).map(([toolId, { slots }]) => {
    const texts = Object.entries(slots).flatMap(([slot, input]) =>
      input.kind === 'text' && input.text !== '' ? [[slot, input.text] as const] : [],
    );
    return [toolId, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(tools.filter(([, texts]) => Object.keys(texts).length > 0));
}

export const putBack =
  (texts: CarriedTexts) =>
  (dispatch: AppDispatch): void => {
    for (const [toolId, slots] of Object.entries(texts))
      for (const [slot, text] of Object.entries(slots))
        dispatch(inputChanged({ toolId, slot, input: { kind: 'text', text } }));
  };
