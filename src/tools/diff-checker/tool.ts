import { FileDiff } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/diff-checker/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

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
  command: { name: 'diff', hidden: ['view', 'lineNumbers', 'context', 'detail'] } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileDiff,
  keywords:
    'diff, compare, difference, differences, text compare, file compare, side by side, changes, merge, patch, ' +
    'apply patch, unified diff',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['diff'],
    id: 'apply',
    does: 'Apply the patch',
    place: 1,
    move: { takes: 'input', slot: { id: 'patch-applier', name: 'other' }, settings: { mode: 'apply' } },
  },
  {
    of: ['any-lines'],
    id: 'compare',
    does: 'Compare with another text',
    place: 2,
    move: { takes: 'input', settings: { mode: 'compare' } },
  },
  {
    of: ['two-texts'],
    id: 'compare',
    does: 'Compare them',
    place: 1,
    move: { takes: 'input', settings: { mode: 'compare' }, isPair: true },
  },
];
