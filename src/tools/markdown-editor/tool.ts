import { FilePenLine } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'markdown-editor',
  title: 'Markdown Editor',
  description: 'Write Markdown with a live preview, and save it as Markdown or a complete HTML page.',
  tagline: 'Live preview, HTML export',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 3,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: 'markdown, md, gfm, github, commonmark, editor, preview, html, readme, notes, export',
};
