import { defineTool } from '../../tool-kit/define-tool';

export const randomGenerator = defineTool({
  id: 'random-generator',
  title: 'Random Generator',
  description: 'Random numbers, strings, UUIDs and lorem ipsum, up to ten million at a time.',
  tagline: 'Numbers, strings, lorem ipsum',
  category: 'Generators',
  group: 'Generators',
  filter: 'developer',
  screen: () => import('./screen'),
});
