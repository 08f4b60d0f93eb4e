import { FileArchive } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/gzip-compressor/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'gzip-compressor',
  aliases: ['gzip'],
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Utilities',
  group: 'Utilities',
  place: 4,
  filter: 'utility',
  command: { name: 'gzip' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileArchive,
  keywords: words.keywords,
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['compressed'],
    id: 'decompress',
    does: words.offerDecompress,
    place: 1,
    move: { takes: 'input', settings: { mode: 'decompress' } },
  },
  {
    of: ['any-bytes'],
    id: 'compress',
    does: words.offerCompress,
    place: 4,
    move: { takes: 'input', settings: { mode: 'compress' } },
  },
  {
    of: ['several-files'],
    id: 'compress',
    does: words.offerCompressEach,
    place: 5,
    move: { takes: 'input', settings: { mode: 'compress' } },
  },
];
