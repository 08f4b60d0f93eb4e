import { Ruler } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'unit-converter',
  title: 'Unit Converter',
  description: 'Convert length, weight, temperature, volume, area and more, with exact factors.',
  tagline: 'Length, weight, temperature',
  category: 'Converters',
  group: 'Converters',
  place: 2,
  filter: 'utility',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Ruler,
  keywords:
    'unit, measure, metric, imperial, length, distance, weight, mass, temperature, volume, area, speed, time, ' +
    'data size, pressure, energy, meter, feet, inch, mile, kilometer, pound, kilogram, ounce, celsius, ' +
    'fahrenheit, gallon, liter, acre, hectare, mph, megabyte, psi',
};
