import { CodeXml } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/html-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'html-encoder',
  title: 'HTML Encoder/Decoder',
  description: 'Encode special characters as HTML entities, and decode any HTML entity.',
  tagline: 'Escape and unescape HTML',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 3,
  filter: 'developer',
  command: { name: 'html' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: CodeXml,
  keywords: 'html, entity, entities, encode, decode, escape, unescape, amp, nbsp',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['xml'],
    id: 'encode',
    does: 'Encode for HTML',
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['html'],
    id: 'encode',
    does: 'Encode for HTML',
    place: 1,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['html-entities'],
    id: 'decode',
    does: 'Decode',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: 'Encode for HTML',
    place: 6,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
