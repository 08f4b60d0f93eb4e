import { Link } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/url-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'url-encoder',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 2,
  filter: 'developer',
  command: { name: 'url' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Link,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  { of: ['url'], id: 'encode', does: words.encode, place: 1, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['url'], id: 'decode', does: words.decode, place: 2, move: { takes: 'input', settings: { mode: 'decode' } } },
  {
    of: ['url-encoded'],
    id: 'decode',
    does: words.decode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: words.encodeForUrl,
    place: 5,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
