import { CopyX } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'duplicate-finder',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Utilities',
  group: 'Utilities',
  place: 2,
  filter: 'utility',
  command: { name: 'dupes', notStep: true },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: CopyX,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['several-files'], id: 'find', does: words.findDuplicates, place: 4 },
];
