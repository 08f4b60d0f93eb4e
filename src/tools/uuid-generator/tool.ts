import { Fingerprint } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/uuid-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'uuid-generator',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Generators',
  group: 'Generators',
  place: 3,
  filter: 'developer',
  command: { name: 'uuid' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Fingerprint,
  keywords: words.keywords,
};

const inspect: Choose<Values> = ({ uuid = '' }) => ({
  takes: 'settings',
  settings: { mode: 'inspect', inspected: uuid },
});

export const offers: readonly OfferRule<Values>[] = [
  { of: ['uuid', 'ulid'], id: 'inspect', does: words.inspect, place: 1, move: inspect },
];
