import { ListChecks } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'list-comparer',
  title: 'List Comparer',
  description: 'Compare two lists or files and get the lines that are in only one of them or in both, with counts.',
  tagline: 'Find lines in one or both lists',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 7,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: ListChecks,
  keywords:
    'list, lists, compare lists, two lists, common lines, missing lines, in both, intersection, union, ' +
    'set difference, comm, email list',
};
