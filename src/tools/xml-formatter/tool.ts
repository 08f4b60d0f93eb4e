import { SquareCode } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'xml-formatter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 4,
  filter: 'developer',
  command: { name: 'xml' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: SquareCode,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['xml'], id: 'format', does: words.formatOrCheck, place: 1 },
  { of: ['html'], id: 'format', does: words.format, place: 2 },
];
