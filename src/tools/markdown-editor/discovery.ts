import { FilePenLine } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** A heading, a list, a quote, a fence, a table's second line, or a link. */
const SYNTAX = /^#{1,6} \S|^ {0,3}(?:[-*+]|\d{1,9}\.) \S|^> ?\S|^(?:```|~~~)|^\|? ?:?-{3,}:? ?\||\]\([^\s)]+\)/m;

export const discovery: Discovery = {
  icon: FilePenLine,
  keywords: ['markdown', 'md', 'gfm', 'github', 'commonmark', 'editor', 'preview', 'html', 'readme', 'notes', 'export'],
  relevance: (text) => (SYNTAX.test(text) ? 0.6 : 0.1),
};
