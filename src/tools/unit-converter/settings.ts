// What is set on the screen, and how one setting follows from another.
import { CATEGORIES, findCategory, findUnit, type Category, type Unit } from './categories';

export const TOOL_ID = 'unit-converter';

export interface UnitSettings {
  readonly category: string;
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  /** Extra units and categories are offered. */
  readonly hasMore: boolean;
  readonly precision: Precision;
  /** Convert was pressed: from then on the result follows what is set. */
  readonly isAsked: boolean;
}

export type Precision = 'decimals' | '10' | '20' | '50';

export const DEFAULT_SETTINGS: UnitSettings = {
  category: 'length',
  amount: '1',
  from: 'meter',
  to: 'kilometer',
  hasMore: false,
  precision: 'decimals',
  isAsked: false,
};

export const offeredCategories = (hasMore: boolean): readonly Category[] =>
  CATEGORIES.filter(({ isExtra }) => hasMore || !isExtra);

export const offeredUnits = (category: Category | undefined, hasMore: boolean): readonly Unit[] =>
  (category?.units ?? []).filter(({ isExtra }) => hasMore || category?.isExtra === true || !isExtra);

/** Whether all three can be chosen together on the screen. */
export function isOffered({ category, from, to, hasMore }: UnitSettings): boolean {
  const offered = offeredCategories(hasMore).find(({ id }) => id === category);
  const units = offeredUnits(offered, hasMore).map(({ id }) => id);
  return units.includes(from) && units.includes(to);
}

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
