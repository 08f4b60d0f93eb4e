import { FileDiff } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

const PATCH = /^(?:diff |Index: |--- .*\n\+\+\+ |@@ -\d)/m;

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
  relevance: (head) => (PATCH.test(head) ? 0.7 : head.includes('\n') ? 0.3 : 0.1),
};
