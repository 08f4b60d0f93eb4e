// Which option of a tool a control of its screen sets, by the control's label.
import type { Option, Shape } from '../../workers/contract/options/options';
import type { AnyOptionWords } from '../../workers/contract/options/words';
import type { Setting } from './case';

interface WithOptions {
  readonly shape: Shape;
  readonly words: Readonly<Record<string, AnyOptionWords>>;
}

export interface OptionSet {
  readonly name: string;
  readonly value: string | number | boolean;
}

/** Undefined for a control that sets no option: the field of another input, a button. */
export function optionOf({ shape, words }: WithOptions, setting: Setting): OptionSet | undefined {
  for (const [name, option] of Object.entries(shape)) {
    const value = valueOf(option, words[name], setting);
    if (value !== undefined) return { name, value };
  }
  return undefined;
}

function valueOf(option: Option, words: AnyOptionWords | undefined, setting: Setting): OptionSet['value'] | undefined {
  const chosen = (label: string) => Object.entries(words?.choices ?? {}).find(([, text]) => text === label)?.[0];
  const typed = (text: string | undefined) =>
    text !== undefined && 'initial' in option && typeof option.initial === 'number' ? Number(text) : text;
  if ('radio' in setting) return typed(chosen(setting.radio));
  if ('select' in setting) return setting.select === words?.label ? typed(chosen(setting.option)) : undefined;
  if ('field' in setting) return setting.field === words?.label ? typed(setting.text) : undefined;
  if (!('checkbox' in setting) || setting.checkbox !== words?.label) return undefined;
  return setting.checked === (words.isOff !== true);
}
