import { Banknote } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from './options';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'currency-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Converters',
  group: 'Converters',
  place: 1,
  filter: 'utility',
  notEmbedded: true,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Banknote,
  keywords: words.keywords,
};

const convert: Choose<Values> = (parts) => ({ takes: 'settings', settings: { ...parts, ownRate: '', isAsked: true } });

export const offers: readonly OfferRule<Values>[] = [
  { of: ['money'], id: 'convert', does: words.convert, place: 1, move: convert },
];
