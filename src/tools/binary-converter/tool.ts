import { Binary } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/binary-converter/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'binary-converter',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Converters',
  group: 'Converters',
  place: 3,
  filter: 'developer',
  command: { name: 'binary' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Binary,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['binary'],
    id: 'to-text',
    does: words.offerText,
    place: 1,
    move: { takes: 'input', settings: { mode: 'binary-to-text' } },
  },
  {
    of: ['binary'],
    id: 'to-decimal',
    does: words.offerDecimal,
    place: 2,
    move: { takes: 'input', settings: { mode: 'binary-to-decimal' } },
  },
  {
    of: ['unix-time', 'number'],
    id: 'to-binary',
    does: words.offerBinary,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decimal-to-binary' } },
  },
  {
    of: ['any-text'],
    id: 'to-binary',
    does: words.offerBinary,
    place: 9,
    move: { takes: 'input', settings: { mode: 'text-to-binary' } },
  },
];
