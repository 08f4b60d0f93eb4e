import { ScanSearch } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

export const tool = {
  id: 'identify',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Utilities',
  group: 'Utilities',
  place: 3,
  filter: 'developer',
  command: { name: 'identify', notStep: true },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: ScanSearch,
  keywords: words.keywords,
};

/** Not for a token: it is offered only to the tool that keeps it out of the state. */
export const offers: readonly OfferRule[] = [
  {
    of: [
      ...(['base64', 'data-uri', 'hex', 'hex-dump', 'binary', 'url-encoded', 'html-entities', 'url'] as const),
      ...(['hash', 'password-hash', 'checksums', 'uuid', 'ulid', 'unix-time', 'ip-address', 'pem'] as const),
    ],
    id: 'layers',
    does: words.offerLayers,
    place: 9,
  },
  { of: ['any-text', 'any-bytes'], id: 'layers', does: words.offerLayers, place: 20 },
];
