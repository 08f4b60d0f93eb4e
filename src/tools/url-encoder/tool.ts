import { Link } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/url-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'url-encoder',
  title: 'URL Encoder/Decoder',
  description: 'Percent-encode text for URLs and forms, or decode it.',
  tagline: 'Percent-encode and decode',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 2,
  filter: 'developer',
  command: { name: 'url' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Link,
  keywords: 'url, uri, percent, encode, decode, escape, query, form, encodeuricomponent',
};

export const offers: readonly OfferRule<Values>[] = [
  { of: ['url'], id: 'encode', does: 'Encode', place: 1, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['url'], id: 'decode', does: 'Decode', place: 2, move: { takes: 'input', settings: { mode: 'decode' } } },
  {
    of: ['url-encoded'],
    id: 'decode',
    does: 'Decode',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: 'Encode for a URL',
    place: 5,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
