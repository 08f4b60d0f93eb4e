import { Braces } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-formatter/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-formatter',
  title: 'JSON Formatter',
  description: 'Format, minify or validate JSON of any size. Numbers, escapes and key order stay exactly as written.',
  tagline: 'Validate, minify, repair, query',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 1,
  popular: 5,
  suggested: 3,
  filter: 'developer',
  sizeLimit: '128 MB to sort keys, 32 MB for a JSONPath query, 8 MB to repair',
  command: {
    name: 'json',
    only: { action: ['format', 'minify', 'validate', 'repair'] },
    flags: { isLines: 'json-lines' },
  } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Braces,
  keywords:
    'json, beautify, pretty print, prettify, minify, validate, lint, indent, compact, ndjson, json lines, jsonl, ' +
    'sort keys, repair, tree, viewer',
};

export const offers: readonly OfferRule[] = [
  { of: ['json'], id: 'format', does: 'Format, check or repair', place: 1 },
  { of: ['json-lines'], id: 'format', does: 'Format or check each line', place: 1 },
];
