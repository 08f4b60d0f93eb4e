import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'currency-converter',
  title: 'Currency Converter',
  description: 'Convert between 20 currencies at daily exchange rates.',
  tagline: 'Daily rates, 20 currencies',
  category: 'Converters',
  group: 'Converters',
  place: 1,
  filter: 'utility',
  screen: () => import('./screen'),
});
