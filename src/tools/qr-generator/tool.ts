import { QrCode } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/qr-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'qr-generator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Generators',
  group: 'Generators',
  place: 1,
  popular: 4,
  suggested: 2,
  filter: 'utility',
  command: { name: 'qr', always: 'image' } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: QrCode,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['url'],
    id: 'generate',
    does: words.makeCode,
    place: 3,
    move: { takes: 'input', settings: { mode: 'generate' } },
  },
  {
    of: ['image'],
    id: 'read',
    does: words.readCode,
    place: 1,
    move: { takes: 'input', slot: { id: 'qr-generator/read' }, settings: { mode: 'read' } },
  },
  {
    of: ['short-text'],
    id: 'generate',
    does: words.makeCode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'generate' } },
  },
];
