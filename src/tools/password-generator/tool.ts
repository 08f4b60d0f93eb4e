import { KeyRound } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'password-generator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Security',
  group: 'Security & Hashing',
  place: 2,
  popular: 3,
  suggested: 1,
  filter: 'security',
  command: { name: 'password' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: KeyRound,
  keywords: words.keywords,
};

/** It takes no input. */
export const offers: readonly OfferRule[] = [];
