import { defineTool } from '../../tool-kit/define-tool';

export const currencyConverter = defineTool({
  id: 'currency-converter',
  title: 'Currency Converter',
  description: 'Convert between 20 currencies at daily exchange rates.',
  tagline: 'Daily rates, 20 currencies',
  category: 'Converters',
  group: 'Converters',
  filter: 'utility',
  screen: () => import('./screen'),
});
