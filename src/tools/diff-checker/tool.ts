import { FileDiff } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'diff-checker',
  title: 'Diff Checker',
  description: 'Compare two texts or files line by line, save the differences as a patch, or apply one.',
  tagline: 'Compare texts and apply patches',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 4,
  filter: 'text',
  sizeLimit: '20 million lines per side, 256 MB to apply a patch',
  command: { name: 'diff', hidden: ['view', 'lineNumbers', 'context', 'detail'] },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileDiff,
  keywords:
    'diff, compare, difference, differences, text compare, file compare, side by side, changes, merge, patch, ' +
    'apply patch, unified diff',
};

export const offers: readonly OfferRule[] = [
  {
    of: ['diff'],
    does: 'Apply the patch',
    place: 1,
    move: { takes: 'input', slot: { id: 'patch-applier', name: 'other' }, settings: { mode: 'apply' } },
  },
  {
    of: ['any-lines'],
    does: 'Compare with another text',
    place: 2,
    move: { takes: 'input', settings: { mode: 'compare' } },
  },
];
