// Writes a tool's options into the fragment of its address, and reads them from there. No browser sends a fragment to a server.
import { allows, type Option, type Options, type Shape } from '../../workers/contract/options';

type Values = Readonly<Record<string, unknown>>;

/** In UTF-16 code units, with room for a long pattern in percent-encoding. */
const LONGEST = 8000;

/** A text of this length fits into a link even if each unit takes nine characters in percent-encoding. */
export const LONGEST_TEXT = 800;

/** Letters in a row need no separator. */
const separatorOf = (values: readonly (string | number)[]) =>
  values.every((value) => String(value).length === 1) ? '' : ',';

function write(option: Option, value: unknown): string {
  return option.kind === 'choices' && Array.isArray(value) ? value.join(separatorOf(option.values)) : String(value);
}

const valueOf = (values: readonly (string | number)[], text: string) => values.find((value) => String(value) === text);

/** The value that the text stands for, which may not be one that the option allows. */
function read(option: Option, text: string): unknown {
  switch (option.kind) {
    case 'choice':
      return valueOf(option.values, text);
    case 'choices':
      return text === '' ? [] : text.split(separatorOf(option.values)).map((part) => valueOf(option.values, part));
    case 'toggle':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'number':
      return typeof option.initial === 'number' && /^-?[\d.]+$/.test(text) ? Number(text) : text;
    case 'text':
    case 'color':
      return text;
    case 'secret':
      return undefined;
  }
}

/** Options that a link always carries: a button's action depends on the next click, and text is the visitor's own. */
const isLinked = ({ kind, byButton }: Option) => kind !== 'text' && kind !== 'secret' && !byButton;

/** What differs from the defaults, by name, of the options that the visitor didn't type; of `texts`, those too. */
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

/** The address with the options that differ from the defaults, and with the typed texts that are named. */
export function addressWith({ shape }: Options, values: Values, page: string, texts: readonly string[] = []): string {
  const pairs = changedOptions(shape, values, texts).flatMap(([name, value]) => {
    const option = shape[name];
    return option ? [[name, write(option, value)]] : [];
  });
  const fragment = new URLSearchParams(pairs).toString();
  return fragment === '' ? page : `${page}#${fragment}`;
}

export interface LinkedOptions {
  /** Every option that a link can set; one that this link leaves out has its default. Typed text is here only if the link has a valid one. */
  readonly options: Values;
  /** The link has something that is no option of the tool, or no value of one. */
  readonly isBad: boolean;
}

/** `fragment` is without its #. */
export function optionsIn({ shape, parse }: Options, fragment: string): LinkedOptions {
  const pairs = fragment.length > LONGEST ? [] : [...new URLSearchParams(fragment)];
  const named = pairs.map(([name, text]) => {
    const option = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, option && !option.byButton ? read(option, text) : undefined] as const;
  });
  const parsed = parse(Object.fromEntries(named));
  const given = new Map<string, unknown>(named);
  const set = Object.entries(parsed.options as Values).filter(([name, value]) => {
    const option = shape[name];
    return option && (isLinked(option) || (option.kind === 'text' && given.get(name) === value));
  });
  return { options: Object.fromEntries(set), isBad: !parsed.ok || pairs.length === 0 };
}
