import { Ruler } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Ruler,
  keywords: [
    ...[
      'unit',
      'measure',
      'metric',
      'imperial',
      'length',
      'distance',
      'weight',
      'mass',
      'temperature',
      'volume',
      'area',
    ],
    ...['speed', 'time', 'data size', 'pressure', 'energy', 'meter', 'feet', 'inch', 'mile', 'kilometer', 'pound'],
    ...['kilogram', 'ounce', 'celsius', 'fahrenheit', 'gallon', 'liter', 'acre', 'hectare', 'mph', 'megabyte', 'psi'],
  ],
};
