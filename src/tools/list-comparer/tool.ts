import { ListChecks } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'list-comparer',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 7,
  filter: 'text',
  sizeLimit: words.sizeLimit,
  command: { name: 'lists' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: ListChecks,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['any-lines'], id: 'compare', does: words.compareWithAnother, place: 3 },
  { of: ['two-texts'], id: 'compare', does: words.compareAsLists, place: 2, move: { takes: 'input', isPair: true } },
];
