// Which options of a form share a row, and how wide its controls are.
import type { Option } from '../../../workers/contract/options/options';
import type { AnyOptionWords } from '../../../workers/contract/options/words';

/** One option with everything that its control needs. */
export interface Entry {
  readonly name: string;
  readonly option: Option;
  readonly words: AnyOptionWords;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly change: (value: unknown) => void;
}

/** A choice that is a list, not radio buttons. */
export const isList = ({ look, values }: Extract<Option, { kind: 'choice' }>) =>
  look === undefined ? values.length > 3 : look === 'list';

/** Controls in rows: checkboxes side by side, fields side by side, and any other control in a row of its own. */
type Row = 'checks' | 'fields' | 'wide';

export const rowOf = ({ option, words }: Entry): Row => {
  if (option.kind === 'toggle') return words.states || words.hint !== undefined ? 'wide' : 'checks';
  if (option.kind === 'number') return option.look === 'slider' ? 'wide' : 'fields';
  if (option.kind === 'color') return 'fields';
  return option.kind === 'choice' && isList(option) ? 'fields' : 'wide';
};

/** Splits a list at each item whose key differs from the previous one. */
export function runsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const runs: { key: Key; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (runs.length > 0 && last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}

/** A single control needs no columns, but a list as wide as the row is too wide. */
const LONE = { checks: 'wide', fields: 'field', wide: 'wide' } as const;

/** Numbers need less width than lists. */
const areNumbers = (items: readonly Entry[]) => items.every(({ option }) => option.kind === 'number');

export function rowClasses(row: Row, items: readonly Entry[]): string {
  if (items.length === 1) return ROW_CLASSES[LONE[row]];
  return ROW_CLASSES[row === 'fields' && areNumbers(items) ? 'numbers' : row];
}

const ROW_CLASSES: Readonly<Record<Row | 'field' | 'numbers', string>> = {
  field: 'max-w-xs',
  checks: 'grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:in-[.stacked]:flex lg:in-[.stacked]:flex-wrap',
  numbers: 'grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3 sm:gap-x-4',
  fields: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-3 sm:gap-x-4',
  wide: 'contents',
};
