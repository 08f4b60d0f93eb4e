import { FileCode2 } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-to-yaml/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-to-yaml',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 3,
  filter: 'developer',
  sizeLimit: words.sizeLimit,
  command: { name: 'json-to-yaml', flags: { isLines: 'json-lines' } } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileCode2,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['json', 'json-lines'],
    id: 'to-yaml',
    does: words.offerYaml,
    place: 2,
    move: { takes: 'input', settings: { mode: 'to-yaml' } },
  },
  {
    of: ['yaml'],
    id: 'to-json',
    does: words.offerJson,
    place: 1,
    move: { takes: 'input', settings: { mode: 'to-json' } },
  },
];
