import { FilePenLine } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

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
  command: { name: 'markdown', hidden: ['view', 'syncsScroll'] },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: 'markdown, md, gfm, github, commonmark, editor, preview, html, readme, notes, export',
};

export const offers: readonly OfferRule[] = [{ of: ['markdown'], does: 'Preview or export', place: 1 }];
