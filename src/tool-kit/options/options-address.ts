// Writes a tool's options into the fragment of its address, and reads them from there. No browser sends a fragment to a server.
import type { Option, Options } from '../../../workers/contract/options';
import { changedOptions, isLinked, separatorOf, write } from './changed-options';

type Values = Readonly<Record<string, unknown>>;

/** In UTF-16 code units, with room for a long pattern in percent-encoding. */
const LONGEST = 8000;

/** A text of this length fits into a link even if each unit takes nine characters in percent-encoding. */
export const LONGEST_TEXT = 800;

const valueOf = (values: readonly (string | number)[], text: string) => values.find((value) => String(value) === text);

/** The value for the text, which the option may not allow. */
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
