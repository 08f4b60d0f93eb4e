import { defineTool } from '../../tool-kit/define-tool';

export const unitConverter = defineTool({
  id: 'unit-converter',
  title: 'Unit Converter',
  description: 'Convert length, weight, temperature, volume, area and more, with exact factors.',
  tagline: 'Length, weight, temperature',
  category: 'Converters',
  group: 'Converters',
  filter: 'utility',
  screen: () => import('./screen'),
});
