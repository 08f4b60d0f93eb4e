import { Package } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/base64-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'base64-encoder',
  aliases: ['base64'],
  title: 'Base64 Encoder/Decoder',
  description: 'Encode text and files as Base64, or decode Base64 back to text or the original file.',
  tagline: 'Text, files, data URIs',
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
  keywords: 'base64, base64url, encode, decode, data uri, data url, mime, pem, image, binary, file',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['base64', 'data-uri'],
    id: 'decode',
    does: 'Decode',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['image'],
    id: 'encode',
    does: 'Encode as Base64',
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: 'Encode as Base64',
    place: 4,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-bytes'],
    id: 'encode',
    does: 'Encode as Base64',
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['several-files'],
    id: 'encode',
    does: 'Encode each as Base64',
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
