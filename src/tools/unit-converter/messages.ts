// The unit converter's messages about a result.
import * as words from './words';

export const messages = {
  unitInAmount: words.unitInAmount,
  belowZero: 'This is below absolute zero (0 K, −273.15 °C): no such temperature exists.',
  decimals: 'Rounded to {decimals} decimals. {value}',
  rounded: 'Rounded. {value}',
  digits: 'Rounded to {digits} significant digits.',
  exactly: 'Exactly: {value}',
  longer: 'With more digits: {value}',
} as const;
