import { FileDigit } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

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

export const offers: readonly OfferRule[] = [
  { of: ['hex', 'hex-dump'], does: 'Decode', place: 1, move: { takes: 'input', settings: { mode: 'decode' } } },
  { of: ['any-text'], does: 'Encode as hex', place: 7, move: { takes: 'input', settings: { mode: 'encode' } } },
  { of: ['any-bytes'], does: 'Look at the bytes', place: 2, move: { takes: 'input', settings: { mode: 'encode' } } },
  {
    of: ['several-files'],
    does: 'Encode each as hex',
    place: 3,
    move: { takes: 'input', settings: { mode: 'encode' } },
  },
];
