import { Binary } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/binary-converter/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'binary-converter',
  title: 'Binary Converter',
  description: 'Convert text and decimal numbers of any length to binary, and binary back to either.',
  tagline: 'Text and decimal, both ways',
  category: 'Converters',
  group: 'Converters',
  place: 3,
  filter: 'developer',
  command: { name: 'binary' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Binary,
  keywords: 'binary, bits, bytes, decimal, base 2, ascii, utf-8, two’s complement, number',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['binary'],
    id: 'to-text',
    does: 'Convert to text',
    place: 1,
    move: { takes: 'input', settings: { mode: 'binary-to-text' } },
  },
  {
    of: ['binary'],
    id: 'to-decimal',
    does: 'Convert to decimal',
    place: 2,
    move: { takes: 'input', settings: { mode: 'binary-to-decimal' } },
  },
  {
    of: ['unix-time', 'number'],
    id: 'to-binary',
    does: 'Convert to binary',
    place: 1,
    move: { takes: 'input', settings: { mode: 'decimal-to-binary' } },
  },
  {
    of: ['any-text'],
    id: 'to-binary',
    does: 'Convert to binary',
    place: 9,
    move: { takes: 'input', settings: { mode: 'text-to-binary' } },
  },
];
