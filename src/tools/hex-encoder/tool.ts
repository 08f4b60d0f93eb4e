import { FileDigit } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/hex-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'hex-encoder',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 4,
  filter: 'developer',
  command: { name: 'hex' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileDigit,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['hex', 'hex-dump'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: words.offerEncode,
    place: 7,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-bytes'],
    id: 'encode',
    does: words.offerView,
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['several-files'],
    id: 'encode',
    does: words.offerEncodeEach,
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
