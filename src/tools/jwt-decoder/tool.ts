import { KeySquare } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'jwt-decoder',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Security',
  group: 'Security & Hashing',
  place: 3,
  filter: 'security',
  command: { name: 'jwt' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: KeySquare,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['jwt'], id: 'decode', does: words.offerDecode, place: 1, move: { takes: 'secret' } },
];
