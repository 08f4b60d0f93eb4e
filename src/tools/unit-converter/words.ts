// Unit converter: its words.
import type { ToolWords } from '../../../workers/contract/words';
import { CATEGORIES, type Unit } from './categories';
import type { options } from './options';

/** `Gallon (US, gal)` */
const labelOf = ({ name, symbol }: Unit) =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${symbol})` : `${name} (${symbol})`;

const units = Object.fromEntries(CATEGORIES.flatMap(({ units }) => units.map((unit) => [unit.id, labelOf(unit)])));

export const words: ToolWords<typeof options> = {
  options: {
    category: { label: 'Category', choices: Object.fromEntries(CATEGORIES.map(({ id, name }) => [id, name])) },
    from: { label: 'From', choices: units },
    to: { label: 'To', choices: units },
    hasMore: {
      label: 'More units',
      hint: 'Adds speed, time, data, pressure and energy, and more units in every category.',
    },
    precision: {
      label: 'Precision',
      choices: {
        decimals: 'Up to 6 decimals',
        10: '10 significant digits',
        20: '20 significant digits',
        50: '50 significant digits',
      },
      hint: 'Results are computed exactly. This is how much of them is shown.',
    },
  },
};
