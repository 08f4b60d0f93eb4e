import { FileDigit } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/hex-encoder/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'hex-encoder',
  title: 'Hex Encoder/Decoder',
  description: 'Convert text or files to hex, decode hex dumps, and inspect any file byte by byte.',
  tagline: 'Text, files and hex dumps',
  category: 'Encoders',
  group: 'Encoders & Decoders',
  place: 4,
  filter: 'developer',
  command: { name: 'hex' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileDigit,
  keywords: 'hex, hexadecimal, base16, encode, decode, hex dump, hexdump, xxd, bytes, binary, file',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['hex', 'hex-dump'],
    id: 'decode',
    does: 'Decode',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decode' } },
  },
  {
    of: ['any-text'],
    id: 'encode',
    does: 'Encode as hex',
    place: 7,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['any-bytes'],
    id: 'encode',
    does: 'View as hex',
    place: 2,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
  {
    of: ['several-files'],
    id: 'encode',
    does: 'Encode each as hex',
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
