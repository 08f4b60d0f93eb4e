import { FilePenLine } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/markdown-editor/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'markdown-editor',
  title: 'Markdown Editor',
  description: 'Write Markdown with a live preview, and save it as Markdown or a complete HTML page.',
  tagline: 'Live preview, HTML export',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 3,
  filter: 'text',
  sizeLimit: '10 MB',
  command: { name: 'markdown', hidden: ['view', 'syncsScroll'] } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: 'markdown, md, gfm, github, commonmark, editor, preview, html, readme, notes, export',
};

export const offers: readonly OfferRule[] = [{ of: ['markdown'], id: 'preview', does: 'Preview or export', place: 1 }];
