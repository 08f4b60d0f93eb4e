import { defineTool } from '../../tool-kit/define-tool';

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
