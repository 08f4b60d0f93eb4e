// The options of a tool that differ from the defaults, for links and kept options.
import { allows, type Option, type Shape } from '../../../workers/contract/options';

type Values = Readonly<Record<string, unknown>>;

/** Letters in a row need no separator. */
export const separatorOf = (values: readonly (string | number)[]) =>
  values.every((value) => String(value).length === 1) ? '' : ',';

export function write(option: Option, value: unknown): string {
  return option.kind === 'choices' && Array.isArray(value) ? value.join(separatorOf(option.values)) : String(value);
}

/** Options that a link always carries: a button's action depends on the next click, and text is the visitor's own. */
export const isLinked = ({ kind, byButton }: Option) => kind !== 'text' && kind !== 'secret' && !byButton;

/** The changed options by name, except those that the visitor types; of `texts`, those as well. */
export function changedOptions(
  shape: Shape,
  values: Values,
  texts: readonly string[] = [],
): readonly [string, unknown][] {
  return Object.entries(shape).flatMap(([name, option]) => {
    const value = values[name];
    if (option.kind === 'secret' || !(isLinked(option) || (option.kind === 'text' && texts.includes(name)))) return [];
    const isChanged = write(option, value) !== write(option, option.initial);
    return isChanged && allows(option, value) ? [[name, value]] : [];
  });
}
