// Unit converter: its options, what else is set on the screen, and how one setting follows from another.
import { choice, defineOptions, toggle, type OptionsOf } from '../../../workers/contract/options';
import { CATEGORIES, findCategory, findUnit, type Category, type Unit } from './categories';

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
      CATEGORIES.map(({ id }) => id),
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

/** `isAsked`: Convert was clicked, and from then on the result follows the input. */
export const INPUT: { readonly amount: string; readonly isAsked: boolean } = { amount: '1', isAsked: false };

export type UnitSettings = OptionsOf<typeof options> & typeof INPUT;
export type Precision = UnitSettings['precision'];

export const DEFAULT_SETTINGS: UnitSettings = { ...options.defaults, ...INPUT };

/** Another category starts with its first two units, and without a result. */
export function inCategory(id: string): Partial<UnitSettings> {
  const [from, to] = findCategory(id)?.units ?? [];
  return { category: id, from: from?.id ?? '', to: to?.id ?? '', isAsked: false };
}

export const swapped = ({ from, to }: UnitSettings): Partial<UnitSettings> => ({ from: to, to: from });

/** Without the extra units, what was one of them falls back to the beginning. */
export function withMore(settings: UnitSettings, hasMore: boolean): Partial<UnitSettings> {
  if (hasMore) return { hasMore };
  const category = findCategory(settings.category);
  if (!category || category.isExtra) return { hasMore, ...inCategory(DEFAULT_SETTINGS.category) };
  const isGone = [settings.from, settings.to].some((id) => findUnit(category, id)?.isExtra !== false);
  return isGone ? { hasMore, ...inCategory(category.id) } : { hasMore };
}
