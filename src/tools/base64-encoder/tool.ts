import { Package } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/base64-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'base64-encoder',
  aliases: ['base64'],
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 1,
  popular: 1,
  filter: 'developer',
  command: { name: 'base64' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Package,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['base64', 'data-uri'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['image'],
    id: 'encode',
    does: words.offerEncode,
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: words.offerEncode,
    place: 4,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-bytes'],
    id: 'encode',
    does: words.offerEncode,
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['several-files'],
    id: 'encode',
    does: words.offerEncodeEach,
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
