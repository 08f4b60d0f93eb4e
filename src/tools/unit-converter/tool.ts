import { Ruler } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from './options';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'unit-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Converters',
  group: 'Converters',
  place: 2,
  filter: 'utility',
  command: { name: 'unit', takesText: true },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Ruler,
  keywords: words.keywords,
};

/**
 * Categories and units that the form lists only with “More units”. Importing them would add all units to every first visit. As a list, the
 * build leaves them out of it as well.
 */
const MORE_UNITS: readonly (string | undefined)[] = [
  'speed',
  'time',
  'data',
  'pressure',
  'energy',
  'tablespoon',
  'teaspoon',
];

const convert: Choose<Values> = (parts) => ({
  takes: 'settings',
  settings: {
    ...parts,
    ...([parts.category, parts.from, parts.to].some((id) => MORE_UNITS.includes(id)) && { hasMore: true }),
    isAsked: true,
  },
});

export const offers: readonly OfferRule<Values>[] = [
  { of: ['quantity'], id: 'convert', does: words.convert, place: 1, move: convert },
];
