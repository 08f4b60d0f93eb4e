import { Dices } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const randomGenerator = defineTool({
  id: 'random-generator',
  title: 'Random Generator',
  description: 'Generate random numbers, strings, UUIDs and lorem ipsum text, from one to ten million at a time.',
  category: 'Generators',
  group: 'Generators',
  filter: 'developer',
  icon: Dices,
  screen: () => import('./screen'),
});
