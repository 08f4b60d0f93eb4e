// The unit converter's options and input, and the rules between its settings.
import { choice, defineOptions, toggle, type OptionsOf } from '../../../workers/contract/options/options';
import type { ToolWords } from '../../../workers/contract/options/words';
import { say } from '../../../workers/words/in-words';
import { CATEGORIES, findCategory, findUnit, type Category, type Unit } from './categories';
import { categories, precisions } from './unit-words';
import * as texts from './words';

export const TOOL_ID = 'unit-converter';

export const offeredCategories = (hasMore: boolean): readonly Category[] =>
  CATEGORIES.filter(({ isExtra }) => hasMore || !isExtra);

export const offeredUnits = (category: Category | undefined, hasMore: boolean): readonly Unit[] =>
  (category?.units ?? []).filter(({ isExtra }) => hasMore || category?.isExtra === true || !isExtra);

const UNIT_IDS = CATEGORIES.flatMap(({ units }) => units.map(({ id }) => id));

/** `hasMore` offers the extra units and categories. `precision` is a number of significant digits, or up to six decimals. */
export const options = defineOptions(
  {
    category: choice(
      CATEGORIES.map(({ id }): string => id),
      { initial: 'length' },
    ),
    from: choice(UNIT_IDS, { initial: 'meter' }),
    to: choice(UNIT_IDS, { initial: 'kilometer' }),
    hasMore: toggle(),
    precision: choice(['decimals', '10', '20', '50']),
  },
  ({ category: id, from, to, hasMore }) => {
    const category = offeredCategories(hasMore).find((offered) => offered.id === id);
    const units = offeredUnits(category, hasMore).map((unit) => unit.id);
    return !category ? 'category' : !units.includes(from) ? 'from' : !units.includes(to) ? 'to' : undefined;
  },
);

interface UnitInput {
  readonly amount: string;
  /** The visitor has clicked Convert, so an empty amount is an error. */
  readonly isAsked: boolean;
  /** The visitor has selected the target, so it doesn't follow the units in the amount. */
  readonly picksTo: boolean;
}

export const INPUT: UnitInput = { amount: '1', isAsked: false, picksTo: false };

export type UnitSettings = OptionsOf<typeof options> & UnitInput;
export type Precision = UnitSettings['precision'];

export const DEFAULT_SETTINGS: UnitSettings = { ...options.defaults, ...INPUT };

/** Changing the category selects its first two units. */
export function inCategory(id: string): Partial<UnitSettings> {
  const [from, to] = findCategory(id)?.units ?? [];
  return { category: id, from: from?.id ?? '', to: to?.id ?? '', isAsked: false, picksTo: false };
}

/** Turning the extra units off resets a selected extra category or unit to the first one. */
export function withMore(settings: UnitSettings, hasMore: boolean): Partial<UnitSettings> {
  if (hasMore) return { hasMore };
  const category = findCategory(settings.category);
  if (!category || category.isExtra) return { hasMore, ...inCategory(DEFAULT_SETTINGS.category) };
  const isGone = [settings.from, settings.to].some((id) => findUnit(category, id)?.isExtra !== false);
  return isGone ? { hasMore, ...inCategory(category.id) } : { hasMore };
}

function labelOf({ name, symbol }: Unit): string {
  const [plain = name, note] = name.split(/ \(|\)/);
  return note === undefined
    ? say(texts.unit, { name, symbol })
    : say(texts.unitWithNote, { name: plain, note, symbol });
}

const units = Object.fromEntries(CATEGORIES.flatMap(({ units }) => units.map((unit) => [unit.id, labelOf(unit)])));

export const words = {
  options: {
    category: { label: texts.category, choices: categories },
    from: { label: texts.from, choices: units },
    to: { label: texts.to, choices: units },
    hasMore: { label: texts.hasMore, hint: texts.hasMoreHint },
    precision: { label: texts.precision, choices: precisions, hint: texts.precisionHint },
  },
} satisfies ToolWords<typeof options>;
