import { FileDiff } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'diff-checker',
  title: 'Diff Checker',
  description: 'Compare two texts or files line by line, save the differences as a patch, or apply one.',
  tagline: 'Compare texts and apply patches',
  category: 'Text Tools',
  group: 'Text & Data Tools',
  place: 4,
  filter: 'text',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: FileDiff,
  keywords:
    'diff, compare, difference, differences, text compare, file compare, side by side, changes, merge, patch, ' +
    'apply patch, unified diff',
};
