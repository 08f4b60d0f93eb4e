// The options of a tool that differ from the defaults, for links and kept options.
import { allows, type Option, type Shape } from '../../../workers/contract/options/options';

type Values = Readonly<Record<string, unknown>>;

/** Letters that can be in a row without a separator. */
export const separatorOf = (values: readonly (string | number)[]) =>
  values.every((value) => String(value).length === 1) ? '' : ',';

export function write(option: Option, value: unknown): string {
  return option.kind === 'choices' && Array.isArray(value) ? value.join(separatorOf(option.values)) : String(value);
}

/**
 * A link always carries these options: a button's action would otherwise depend on the next click, and text is the visitor's
 * own.
 */
export const isLinked = ({ kind, byButton }: Option) => kind !== 'text' && kind !== 'secret' && !byButton;

/** The changed options by name, without typed ones. The typed options in `texts` are included. */
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
