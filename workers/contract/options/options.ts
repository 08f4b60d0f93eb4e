// A tool's options as a schema: their types, defaults and checks, for forms, links, saved options, recipes and command lines.
import { isRecord } from './is-record';

// Our own check takes 0.8 KB. Valibot would add 1.9 KB to each first visit, and its issues don’t contain the allowed values.

type When = readonly [option: string, ...values: readonly (string | number | boolean)[]];

/** How an option is displayed, and where its value may be stored or sent. */
interface Extras {
  /** The option has an effect only if another option has an effect and has one of these values. Otherwise forms hide it. */
  readonly when?: When;
  /** A second condition. */
  readonly also?: When;
  /** Consecutive options of the same group are shown together, under the group's label. */
  readonly group?: string;
  /** Set by a button, such as Minify. Not part of forms, links and saved options, but of recipes and command lines. */
  readonly byButton?: true;
}

type ChoiceValue = string | number;

export interface ChoiceOption<Value extends ChoiceValue = ChoiceValue> extends Extras {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
  /** By default up to three values are radio buttons, and more are a list. */
  readonly look?: 'radios' | 'list';
}

/** Any number of the values, each at most once, in the order of `values`. */
export interface ChoicesOption<Value extends ChoiceValue = ChoiceValue> extends Extras {
  readonly kind: 'choices';
  readonly values: readonly Value[];
  readonly initial: readonly Value[];
}

export interface ToggleOption extends Extras {
  readonly kind: 'toggle';
  readonly initial: boolean;
}

/** If `initial` is a string, the value is a decimal number as typed, so that a form can contain an incomplete one. */
export interface NumberOption<Value extends number | string = number | string> extends Extras {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Values are `min` plus a multiple of this, by default 1. `any` also allows fractions. */
  readonly step?: number | 'any';
  readonly initial: Value;
  readonly look?: 'slider';
}

/** A text that the visitor types. It is in a link only if the visitor ticks it, and never in storage. */
export interface TextOption extends Extras {
  readonly kind: 'text';
  readonly initial: string;
  /** In UTF-16 code units. */
  readonly maxLength: number;
  /** Exact characters matter, so it is shown in a monospaced font. */
  readonly mono?: true;
  /** A list with one item on each line. On a command line, its flag may be given several times. */
  readonly lines?: true;
}

/** `#rrggbb`, in lowercase. */
export interface ColorOption extends Extras {
  readonly kind: 'color';
  readonly initial: string;
}

/** A key or password. It stays in the screen, and never gets into the store, storage, links, recipes or logs. */
export interface SecretOption extends Extras {
  readonly kind: 'secret';
}

export type Option =
  ChoiceOption | ChoicesOption | ToggleOption | NumberOption | TextOption | ColorOption | SecretOption;

export type Shape = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> =
  O extends ChoiceOption<infer Value>
    ? Value
    : O extends ChoicesOption<infer Value>
      ? readonly Value[]
      : O extends ToggleOption
        ? boolean
        : O extends NumberOption<infer Value>
          ? Value extends string
            ? string
            : number
          : string;

type PublicNames<S extends Shape> = {
  [Name in keyof S]: S[Name] extends SecretOption ? never : Name;
}[keyof S];

/** The values of a shape, without secrets. */
export type ValuesOf<S extends Shape> = { readonly [Name in PublicNames<S>]: ValueOf<S[Name]> };

/** An option with a missing or invalid value, and its allowed values. */
export interface OptionProblem {
  readonly option: string;
  /** Undefined for an unknown option, and for a value that is invalid only together with another option's. */
  readonly allowed?: Option;
}

export type Parsed<Values> =
  | { readonly ok: true; readonly options: Values }
  /** `options` has the valid values from the input that fit each other, and defaults for the rest. */
  | { readonly ok: false; readonly options: Values; readonly problems: readonly OptionProblem[] };

export interface Options<Values extends object = object, S extends Shape = Shape> {
  readonly shape: S;
  readonly defaults: Values;
  /**
   * Checks values from anywhere: a link, saved options, a recipe, a command line. Options that aren't named get their defaults.
   */
  readonly parse: (values: unknown) => Parsed<Values>;
}

export type OptionsOf<O> = O extends Options<infer Values> ? Values : never;

type ChoiceExtras<Value extends ChoiceValue> = Omit<Partial<ChoiceOption<Value>>, 'kind' | 'values'>;

/** The first value is the default, unless `extras` has another one. A computed list may be empty, so it needs `initial`. */
export function choice<const Value extends ChoiceValue>(
  values: readonly [Value, ...Value[]],
  extras?: ChoiceExtras<Value>,
): ChoiceOption<Value>;
export function choice<const Value extends ChoiceValue>(
  values: readonly Value[],
  extras: ChoiceExtras<Value> & { readonly initial: NoInfer<Value> },
): ChoiceOption<Value>;
export function choice(values: readonly ChoiceValue[], extras?: ChoiceExtras<ChoiceValue>): ChoiceOption {
  const [first = ''] = values;
  return { kind: 'choice', values, initial: first, ...extras };
}

export const choices = <const Value extends ChoiceValue>(
  values: readonly Value[],
  initial: readonly NoInfer<Value>[],
  extras: Extras = {},
): ChoicesOption<Value> => ({ kind: 'choices', values, initial, ...extras });

export const toggle = (initial = false, extras: Extras = {}): ToggleOption => ({ kind: 'toggle', initial, ...extras });

export const number = <Value extends number | string>(
  option: Omit<NumberOption<Value>, 'kind'>,
): NumberOption<Value extends string ? string : number> =>
  ({ kind: 'number', ...option }) as NumberOption<Value extends string ? string : number>;

export const text = (initial = '', extras: Omit<Partial<TextOption>, 'kind' | 'initial'> = {}): TextOption => ({
  kind: 'text',
  initial,
  maxLength: 10_000,
  ...extras,
});

export const color = (initial: string, extras: Extras = {}): ColorOption => ({ kind: 'color', initial, ...extras });

export const secret = (extras: Extras = {}): SecretOption => ({ kind: 'secret', ...extras });

/** The largest number in any tool is 10^15, which has 16 digits. `1e3` and `0x10` aren't decimal numbers. */
const NUMERAL = /^-?\d{1,16}(?:\.\d{1,15})?$/;

function allowsNumber({ min, max, step = 1, initial }: NumberOption, value: unknown): boolean {
  if (typeof value !== typeof initial) return false;
  if (typeof value === 'string' && !NUMERAL.test(value)) return false;
  const amount = Number(value);
  return amount >= min && amount <= max && (step === 'any' || (amount - min) % step === 0);
}

const isSubset = (values: readonly unknown[], value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => values.includes(one)) && new Set(value).size === value.length;

export function allows(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'choice':
      return (option.values as readonly unknown[]).includes(value);
    case 'choices':
      return isSubset(option.values, value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'number':
      return allowsNumber(option, value);
    case 'text':
      return typeof value === 'string' && value.length <= option.maxLength;
    case 'color':
      return typeof value === 'string' && /^#[\da-f]{6}$/.test(value);
    case 'secret':
      return false;
  }
}

/** Whether an option has an effect, given the values of the others. */
export const counts = (shape: Shape, { when, also }: Option, values: Readonly<Record<string, unknown>>): boolean =>
  [when, also].every((condition) => {
    const [name = '', ...allowed] = condition ?? [];
    const other = shape[name];
    return !other || ((allowed as readonly unknown[]).includes(values[name]) && counts(shape, other, values));
  });

/** `fits` returns the name of an option whose value is allowed but contradicts the others: `min` above `max`. */
export function defineOptions<const S extends Shape>(
  shape: S,
  fits: (options: ValuesOf<S>) => (keyof S & string) | undefined = () => undefined,
): Options<ValuesOf<S>, S> {
  const entries = Object.entries(shape).flatMap(([name, option]) =>
    option.kind === 'secret' ? [] : [[name, option.initial] as const],
  );
  // Built entry by entry, so the compiler can't infer the type.
  const defaults = Object.fromEntries(entries) as ValuesOf<S>;

  function parse(values: unknown): Parsed<ValuesOf<S>> {
    const given = isRecord(values) ? Object.entries(values) : [['', values] as const];
    const problems: OptionProblem[] = [];
    const valid = new Map<string, unknown>();
    const options = (without?: string) => ({
      ...defaults,
      ...Object.fromEntries([...valid].filter(([name]) => name !== without)),
    });
    for (const [name, value] of given) {
      const option = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (option && allows(option, value)) valid.set(name, value);
      else problems.push({ option: name, ...(option && { allowed: option }) });
    }
    let unfit = fits(options());
    if (unfit !== undefined) problems.push({ option: unfit });
    for (; unfit !== undefined && valid.size > 0; unfit = fits(options())) {
      if (valid.delete(unfit)) continue;
      // It has its default already, so one of the others contradicts it.
      const names = [...valid.keys()];
      valid.delete(names.findLast((name) => fits(options(name)) !== unfit) ?? names.at(-1) ?? '');
    }
    return problems.length === 0 ? { ok: true, options: options() } : { ok: false, options: options(), problems };
  }

  return { shape, defaults, parse };
}
