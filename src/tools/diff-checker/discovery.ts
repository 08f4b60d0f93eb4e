import { FileDiff } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FileDiff,
  keywords: [
    'diff',
    'compare',
    'difference',
    'differences',
    'text compare',
    'file compare',
    'side by side',
    'changes',
    'merge',
    'patch',
    'apply patch',
    'unified diff',
  ],
};
