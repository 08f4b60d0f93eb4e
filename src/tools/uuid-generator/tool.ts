import { Fingerprint } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/uuid-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'uuid-generator',
  title: 'UUID Generator',
  description: 'Generate UUIDs of any version, ULIDs and Nano IDs, or look inside one.',
  tagline: 'v4, v7, ULID, Nano ID in bulk',
  category: 'Generators',
  group: 'Generators',
  place: 3,
  filter: 'developer',
  command: { name: 'uuid' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Fingerprint,
  keywords:
    'uuid, guid, ulid, nanoid, nano id, unique, identifier, id, v1, v3, v4, v5, v6, v7, uuidv4, uuidv7, ' +
    'timestamp, rfc 9562, rfc 4122, inspect, decode, validate, bulk',
};

const inspect: Choose<Values> = ({ uuid = '' }) => ({
  takes: 'settings',
  settings: { mode: 'inspect', inspected: uuid },
});

export const offers: readonly OfferRule<Values>[] = [
  { of: ['uuid', 'ulid'], id: 'inspect', does: 'Inspect', place: 1, move: inspect },
];
