// Writes a tool's options into the fragment of its address, and reads them from there. No browser sends a fragment to a server.
import { counts, type Option, type Options } from '../../../workers/contract/options/options';
import { fitsField } from '../../lib/fits-field';
import { changedOptions, isLinked, separatorOf, write } from './changed-options';

type Values = Readonly<Record<string, unknown>>;

/** In UTF-16 code units, with room for a long pattern in percent-encoding. */
const LONGEST = 8000;

/** A text of this length fits into a link, even if each unit takes nine characters in percent-encoding. */
export const LONGEST_TEXT = 800;

const valueOf = (values: readonly (string | number)[], text: string) => values.find((value) => String(value) === text);

/** The option's value for the text. It may be invalid. */
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
      return fitsField(text, option.lines) ? text : undefined;
    case 'color':
      return text;
    case 'secret':
      return undefined;
  }
}

/**
 * The address with the options that differ from the defaults, and with the typed texts in the list. Leaves out hidden options.
 */
export function addressWith({ shape }: Options, values: Values, page: string, texts: readonly string[] = []): string {
  const pairs = changedOptions(shape, values, texts).flatMap(([name, value]) => {
    const option = shape[name];
    return option && counts(shape, option, values) ? [[name, write(option, value)]] : [];
  });
  const fragment = new URLSearchParams(pairs).toString();
  return fragment === '' ? page : `${page}#${fragment}`;
}

export interface LinkedOptions {
  /**
   * Every option that a link can set. Options that this link leaves out have their defaults. A typed text is included only if
   * the link has a valid one.
   */
  readonly options: Values;
  /** True if the link has an unknown option, or an invalid value. */
  readonly isBad: boolean;
}

/** `fragment` is without its #. An option that the form hides has its default, so a link can't set anything unseen. */
export function optionsIn({ shape, defaults, parse }: Options, fragment: string): LinkedOptions {
  const pairs = fragment.length > LONGEST ? [] : [...new URLSearchParams(fragment)];
  const named = pairs.map(([name, text]) => {
    const option = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return [name, option && !option.byButton ? read(option, text) : undefined] as const;
  });
  const parsed = parse(Object.fromEntries(named));
  const given = new Map<string, unknown>(named);
  const values = parsed.options as Values;
  const hidden = Object.keys(shape).filter((name) => shape[name] && !counts(shape, shape[name], values));
  const shown = { ...values, ...Object.fromEntries(hidden.map((name) => [name, (defaults as Values)[name]])) };
  const set = Object.entries(shown).filter(([name, value]) => {
    const option = shape[name];
    return option && (isLinked(option) || (option.kind === 'text' && given.get(name) === value));
  });
  const isBad = !parsed.ok || pairs.length === 0 || hidden.some((name) => given.has(name));
  return { options: Object.fromEntries(set), isBad };
}
