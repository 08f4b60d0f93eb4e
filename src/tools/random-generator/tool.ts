import { Dices } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'random-generator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Generators',
  group: 'Generators',
  place: 2,
  filter: 'developer',
  command: { name: 'random' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Dices,
  keywords: words.keywords,
};

/** It takes no input. */
export const offers: readonly OfferRule[] = [];
