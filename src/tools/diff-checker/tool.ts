import { FileDiff } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/diff-checker/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'diff-checker',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 4,
  filter: 'text',
  sizeLimit: words.sizeLimit,
  command: {
    name: 'diff',
    hidden: ['compareBy', 'view', 'lineNumbers', 'context', 'detail', 'jsonView'],
    only: { mode: ['compare', 'apply'] },
  } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileDiff,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['diff'],
    id: 'apply',
    does: words.offerApply,
    place: 1,
    move: { takes: 'input', slot: { id: 'diff-checker/patch', name: 'other' }, settings: { mode: 'apply' } },
  },
  {
    of: ['any-lines'],
    id: 'compare',
    does: words.offerCompare,
    place: 2,
    move: { takes: 'input', settings: { mode: 'compare', as: 'text' } },
  },
  {
    of: ['two-texts'],
    id: 'compare',
    does: words.offerComparePair,
    place: 1,
    move: { takes: 'input', settings: { mode: 'compare', as: 'text' }, isPair: true },
  },
  {
    of: ['two-json'],
    id: 'compare-json',
    does: words.offerCompareJson,
    place: 1,
    move: { takes: 'input', settings: { mode: 'compare', as: 'json' }, isPair: true },
  },
];
