import { Ruler } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import { findCategory, findUnit } from './categories';

export const tool: ToolDefinition = {
  id: 'unit-converter',
  title: 'Unit Converter',
  description: 'Convert length, weight, temperature, volume, area and more, with exact factors.',
  tagline: 'Length, weight, temperature',
  category: 'Converters',
  group: 'Converters',
  place: 2,
  filter: 'utility',
  command: { name: 'unit', takesText: true },
  screen: () => import('./screen'),
};

export const discovery: Discovery = {
  icon: Ruler,
  keywords:
    'unit, measure, metric, imperial, length, distance, weight, mass, temperature, volume, area, speed, time, ' +
    'data size, pressure, energy, meter, feet, inch, mile, kilometer, pound, kilogram, ounce, celsius, ' +
    'fahrenheit, gallon, liter, acre, hectare, mph, megabyte, psi',
};

/** Some units are in the form's lists only with “More units”. */
function needsMore({ category: id = '', from = '', to = '' }: Readonly<Record<string, string>>): boolean {
  const category = findCategory(id);
  return [from, to].some((unit) => category?.isExtra === true || findUnit(category, unit)?.isExtra === true);
}

const convert: Choose = (parts) => ({
  takes: 'settings',
  settings: { ...parts, ...(needsMore(parts) && { hasMore: true }), isAsked: true },
});

export const offers: readonly OfferRule[] = [{ of: ['quantity'], does: 'Convert', place: 1, move: convert }];
