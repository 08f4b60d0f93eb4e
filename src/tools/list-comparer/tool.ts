import { ListChecks } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'list-comparer',
  title: 'List Comparer',
  description: 'Compare two lists or files and get the lines that are in only one of them or in both, with counts.',
  tagline: 'Find lines in one or both lists',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 7,
  filter: 'text',
  sizeLimit: '256 MB of result if it is sorted',
  command: { name: 'lists' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: ListChecks,
  keywords:
    'list, lists, compare lists, two lists, common lines, missing lines, in both, intersection, union, ' +
    'set difference, comm, email list',
};

export const offers: readonly OfferRule[] = [
  { of: ['any-lines'], id: 'compare', does: 'Compare with another list', place: 3 },
  { of: ['two-texts'], id: 'compare', does: 'Compare as lists', place: 2, move: { takes: 'input', isPair: true } },
];
