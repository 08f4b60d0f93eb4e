import { Dices } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'random-generator',
  title: 'Random Generator',
  description: 'Random numbers, strings, UUIDs and lorem ipsum, up to ten million at a time.',
  tagline: 'Numbers, strings, lorem ipsum',
  category: 'Generators',
  group: 'Generators',
  place: 2,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Dices,
  keywords: 'random, number, integer, decimal, string, uuid, lorem, ipsum, dice, test data, seed, unique, shuffle',
};
