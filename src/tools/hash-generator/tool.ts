import { Hash } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/hash-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'hash-generator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Security',
  group: 'Security & Hashing',
  place: 1,
  popular: 2,
  filter: 'security',
  command: { name: 'hash' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Hash,
  keywords: words.keywords,
};

const compareHash: Choose<Values> = ({ hash = '' }) => ({ takes: 'settings', settings: { expected: hash } });

export const offers: readonly OfferRule<Values>[] = [
  { of: ['hash'], id: 'compare', does: words.offerCompare, place: 1, move: compareHash },
  {
    of: ['checksums'],
    id: 'verify',
    does: words.offerVerify,
    place: 1,
    move: { takes: 'input', asFile: 'SHA256SUMS' },
  },
  { of: ['any-text'], id: 'hash', does: words.offerHash, place: 3 },
  { of: ['any-bytes'], id: 'hash', does: words.offerHash, place: 1 },
  { of: ['several-files'], id: 'hash', does: words.offerHashEach, place: 1 },
];
