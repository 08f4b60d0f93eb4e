import { FileCheck2 } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { Values } from '../../../workers/kernels/json-schema-validator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'json-schema-validator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 6,
  filter: 'developer',
  sizeLimit: words.sizeLimit,
  command: {
    name: 'schema',
    flags: { isLines: 'json-lines' },
  } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileCheck2,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['json'],
    id: 'check',
    does: words.offerCheck,
    place: 5,
    move: { takes: 'input', settings: { mode: 'validate', isLines: false } },
  },
  {
    of: ['json-lines'],
    id: 'check',
    does: words.offerCheck,
    place: 5,
    move: { takes: 'input', settings: { mode: 'validate', isLines: true } },
  },
];
