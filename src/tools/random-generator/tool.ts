import { Dices } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'random-generator',
  title: 'Random Generator',
  description: 'Random numbers, strings, UUIDs and lorem ipsum, up to ten million at a time.',
  tagline: 'Numbers, strings, lorem ipsum',
  category: 'Generators',
  group: 'Generators',
  place: 2,
  filter: 'developer',
  command: { name: 'random' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Dices,
  keywords: 'random, number, integer, decimal, string, uuid, lorem, ipsum, dice, test data, seed, unique, shuffle',
};

/** It takes no input. */
export const offers: readonly OfferRule[] = [];
