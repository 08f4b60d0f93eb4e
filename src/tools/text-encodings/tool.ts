import { Parentheses } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/text-encodings/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'text-encodings',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 5,
  filter: 'developer',
  command: { name: 'encoding' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Parentheses,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['base32'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode', encoding: 'base32' } },
  },
  {
    of: ['ascii85'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode', encoding: 'ascii85' } },
  },
  {
    of: ['quoted-printable'],
    id: 'decode',
    does: words.offerDecode,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode', encoding: 'quoted-printable' } },
  },
  {
    of: ['json-string'],
    id: 'decode',
    does: words.offerUnescape,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode', encoding: 'json-string' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: words.offerEncode,
    place: 10,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
