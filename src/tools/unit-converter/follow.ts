// What the form shows: the category and units that the amount names, or else those that the visitor chose, and the answer.
import { USUAL_TARGETS } from '../../../workers/contract/site/usual-targets';
import { findCategory, findUnit, type Category, type Unit } from './categories';
import { inCategory, type UnitSettings } from './options';
import { categoryOf, readQuantity, type Quantity } from './quantity';
import { convert } from './sizes';
import { equationOf, multipliedText, readQuestion, resultText, typedText, type UnitQuestion } from './answer';

export interface Followed {
  readonly settings: UnitSettings;
  /** The amount, if it names its units. */
  readonly typed: Quantity | undefined;
}

/** `isPaused`: the visitor isn't in the middle of a word, so a single letter such as the k of “5 km” may be a unit. */
export function followed(settings: UnitSettings, isPaused: boolean): Followed {
  const chosen = findCategory(settings.category);
  const category = chosen && (categoryOf(settings.amount, chosen, isPaused) ?? chosen);
  const [base] = category?.units ?? [];
  if (!category || !base) return { settings, typed: undefined };
  const quantity = readQuantity(settings.amount, category, base);
  const [first] = quantity && 'typed' in quantity ? quantity.typed : [];
  if (!quantity || 'problem' in quantity || !first)
    return { settings: category === chosen ? settings : { ...settings, ...inCategory(category.id) }, typed: undefined };
  const to = isOwn(settings, category) ? settings.to : usualTarget(first.unit, category);
  const named = [...quantity.typed.map(({ unit }) => unit), findUnit(category, to)];
  const hasMore = settings.hasMore || category.isExtra || named.some((unit) => unit?.isExtra);
  return { settings: { ...settings, category: category.id, from: first.unit.id, to, hasMore }, typed: quantity };
}

/** Whether the visitor chose the target. The category's second unit is only the default, unless the visitor picked it. */
const isOwn = ({ to, picksTo }: UnitSettings, category: Category) =>
  findUnit(category, to) !== undefined && (picksTo || to !== category.units[1]?.id);

const usualTarget = (unit: Unit, { units }: Category): string =>
  USUAL_TARGETS[unit.id] ?? units.find((other) => other !== unit)?.id ?? unit.id;

/** `ft + in`. Undefined for an amount with one unit, which the list has. */
export function compoundOf(typed: Quantity | undefined): string | undefined {
  const symbols = new Set(typed?.typed.map(({ unit }) => unit.symbol));
  return symbols.size > 1 ? [...symbols].join(' + ') : undefined;
}

/** The amount without its units: converted if it has several of them. */
const bareAmount = (typed: Quantity, unit: Unit): string => {
  const [first] = typed.typed;
  const amount = compoundOf(typed) === undefined && first ? first.value : convert(typed.amount, typed.unit, unit);
  return typedText({ amount, unit, typed: [] });
};

/** The visitor selects a unit in place of the typed ones. */
export const fromUnit = (typed: Quantity | undefined, unit: Unit): Partial<UnitSettings> => ({
  from: unit.id,
  ...(typed && { amount: bareAmount(typed, unit) }),
});

/** The form shows these settings. An amount that names its units becomes one in the new unit. */
export function exchanged({ settings, typed }: Followed): Partial<UnitSettings> {
  const { from, to } = settings;
  const target = findUnit(findCategory(settings.category), to);
  return { from: to, to: from, picksTo: true, ...(typed && target && { amount: bareAmount(typed, target) }) };
}

/** Another category starts with its first two units, and keeps the number. */
export function otherCategory(id: string, typed: Quantity | undefined): Partial<UnitSettings> {
  const [first] = typed?.typed ?? [];
  return {
    ...inCategory(id),
    ...(typed && first && { amount: typedText({ ...typed, amount: first.value, typed: [] }) }),
  };
}

export interface ShownForm {
  readonly settings: UnitSettings;
  /** `ft + in` */
  readonly compound: string | undefined;
  readonly question: UnitQuestion | undefined;
  readonly error: string | undefined;
  /** `1.8034 m` */
  readonly result: string | undefined;
  /** `2 m = 0.002 km` */
  readonly equationOf: (factor: string) => string | undefined;
  /** The changed settings for what the visitor selects. */
  readonly multiplied: (factor: string) => Partial<UnitSettings>;
  readonly ofCategory: (id: string) => Partial<UnitSettings>;
  readonly ofFrom: (id: string) => Partial<UnitSettings>;
  readonly ofTo: (id: string) => Partial<UnitSettings>;
  readonly exchanged: () => Partial<UnitSettings>;
}

export function shownForm(values: UnitSettings, isPaused: boolean): ShownForm {
  const form = followed(values, isPaused);
  const { settings, typed } = form;
  const { category, from, to, hasMore, precision } = settings;
  const read = readQuestion(settings);
  const question = 'quantity' in read ? read : undefined;
  const isError = 'message' in read && (values.isAsked || values.amount.trim() !== '');
  const withShown = (part: Partial<UnitSettings>) => ({ category, from, to, hasMore, ...part });
  return {
    settings,
    compound: compoundOf(typed),
    question,
    error: isError ? [read.message, read.detail].filter(Boolean).join(' ') : undefined,
    result: question && resultText(question, precision),
    equationOf: (factor) => question && equationOf(question, factor),
    multiplied: (factor) => (question ? { amount: multipliedText(question, factor) } : {}),
    ofCategory: (id) => withShown(otherCategory(id, typed)),
    ofFrom: (id) => {
      const unit = findUnit(findCategory(category), id);
      return unit ? withShown(fromUnit(typed, unit)) : {};
    },
    ofTo: (id) => withShown({ to: id, picksTo: true }),
    exchanged: () => withShown(exchanged(form)),
  };
}
