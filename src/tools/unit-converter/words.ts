// The unit converter's words, without tables: the catalog uses this file, so a table in it would be a part of every first visit.

export const title = 'Unit Converter';
export const description = 'Convert length, weight, temperature, volume, area and more, with exact factors.';
export const tagline = 'Length, weight, temperature';
export const keywords =
  'unit, measure, metric, imperial, length, distance, weight, mass, temperature, volume, area, speed, time, ' +
  'data size, pressure, energy, fuel economy, mpg, point, pixel, meter, feet, inch, mile, kilometer, pound, kilogram, ounce, celsius, ' +
  'fahrenheit, gallon, liter, acre, hectare, mph, megabyte, psi';

// The form.
export const category = 'Category';
export const amount = 'Amount';
export const amountHint = 'Try 5 ft 11 in or 3 1/2';
export const from = 'From';
export const to = 'To';
/** A unit in the lists: “Meter (m)”. */
export const unit = '{name} ({symbol})';
/** A unit whose name has a note: “Gallon (US, gal)”. */
export const unitWithNote = '{name} ({note}, {symbol})';
export const unitInAmount = 'Using the unit you typed.';
export const convert = 'Convert';
export const swap = 'Swap';
export const precision = 'Precision';
export const precisionHint = 'Results are computed exactly. This is how much of them is shown.';
export const hasMore = 'More units';
export const hasMoreHint =
  'Adds speed, time, data, pressure, energy and fuel economy, and more units in every category.';

// What is wrong with the amount.
export const invalidAmount = 'Please enter a valid amount.';
export const noConversion = 'Conversion not available for selected units.';
export const fuelAboveZero = 'Fuel economy must be more than zero.';
export const letterCase = '“{typed}” can be {readings}. Type it with these capital and small letters.';
export const unitMissing = 'Give every amount its unit, as in 5 ft 11 in.';
export const otherCategory = '“{unit}” is a unit of {category}. Change the category, or leave the unit out.';
export const unknownUnit = '“{unit}” is not a unit of {category} that this tool knows.';
export const laterSign = 'Only the first amount can have a sign.';
export const noSum = 'Amounts in these units can’t be added up. Enter one.';

// The result.
export const download = 'Download';
export const exact = 'Exact.';
export const allUnits = 'All units';
export const inAllUnits = 'In all units';
export const copyAll = 'Copy all';
export const copyValue = 'Copy value in {unit}';
export const copied = 'Result copied to clipboard.';
export const someRounded = '≈ rounded; all others are exact.';
export const definitions = 'Definitions and sources';
export const definition = '{definition}. {source}';
export const temperatures = 'K = °C + 273.15, and K = (°F + 459.67) × 5/9.';
export const computation =
  'Amounts are computed as exact fractions and rounded once, when they are shown; halves go away from zero.';
