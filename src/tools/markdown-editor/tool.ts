import { FilePenLine } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/markdown-editor/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'markdown-editor',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 3,
  filter: 'text',
  sizeLimit: words.sizeLimit,
  command: { name: 'markdown', hidden: ['view', 'syncsScroll'] } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['markdown'], id: 'preview', does: words.previewOrExport, place: 1 },
];
