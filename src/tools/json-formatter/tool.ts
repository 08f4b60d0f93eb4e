import { Braces } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-formatter/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-formatter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 1,
  popular: 5,
  suggested: 3,
  filter: 'developer',
  sizeLimit: words.sizeLimit,
  command: {
    name: 'json',
    only: { action: ['format', 'minify', 'validate', 'repair'] },
    flags: { isLines: 'json-lines', isSequence: 'several-values' },
  } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Braces,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [
  { of: ['json'], id: 'format', does: words.offerFormat, place: 1 },
  { of: ['json-lines'], id: 'format', does: words.offerFormatLines, place: 1 },
];
