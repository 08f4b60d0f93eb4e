import { FileCode } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-to-xml/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-to-xml',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 2,
  filter: 'developer',
  sizeLimit: words.sizeLimit,
  command: { name: 'json-to-xml' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileCode,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['json', 'json-lines'],
    id: 'to-xml',
    does: words.offerXml,
    place: 3,
    move: { takes: 'input', settings: { mode: 'json-to-xml' } },
  },
  {
    of: ['xml'],
    id: 'to-json',
    does: words.offerJson,
    place: 2,
    move: { takes: 'input', settings: { mode: 'xml-to-json' } },
  },
];
