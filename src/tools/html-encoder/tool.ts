import { CodeXml } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/html-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'html-encoder',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 3,
  filter: 'developer',
  command: { name: 'html' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: CodeXml,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['xml'],
    id: 'encode',
    does: words.offerEncode,
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['html'],
    id: 'encode',
    does: words.offerEncode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['html-entities'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: words.offerEncode,
    place: 6,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
