import { FilePenLine } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: ['markdown', 'md', 'gfm', 'github', 'commonmark', 'editor', 'preview', 'html', 'readme', 'notes', 'export'],
};
