import { Palette } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'color-picker',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Utilities',
  group: 'Utilities',
  place: 1,
  popular: 6,
  filter: 'design',
  command: { name: 'color', takesText: true },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Palette,
  keywords: words.keywords,
};

const pick: Choose = ({ color = '' }) => ({ takes: 'settings', settings: { text: color } });

export const offers: readonly OfferRule[] = [
  { of: ['color'], id: 'convert', does: words.convert, place: 1, move: pick },
];
