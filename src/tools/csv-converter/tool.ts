import { FileSpreadsheet } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/csv-converter/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'csv-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Development Tools',
  group: 'Development Tools',
  place: 5,
  filter: 'developer',
  command: {
    name: 'csv',
    flags: { isLines: 'json-lines', typed: 'types', defused: 'defuse', marked: 'bom' },
  } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileSpreadsheet,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['csv'],
    id: 'to-json',
    does: words.offerJson,
    place: 2,
    move: { takes: 'input', settings: { mode: 'to-json' } },
  },
  {
    of: ['json', 'json-lines'],
    id: 'to-csv',
    does: words.offerCsv,
    place: 4,
    move: { takes: 'input', settings: { mode: 'to-csv' } },
  },
];
