import { FileMusic } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'mp4-to-mp3-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Converters',
  group: 'Converters',
  place: 4,
  filter: 'utility',
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileMusic,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['video', 'audio'], id: 'convert', does: words.saveAsMp3, place: 1 },
];
