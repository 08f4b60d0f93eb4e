import { FileCode2 } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-to-yaml/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-to-yaml',
  title: 'JSON/YAML Converter',
  description: 'Convert JSON to YAML or back, right to the last digit, with a report of anything that can’t be kept.',
  tagline: 'JSON to YAML or YAML to JSON',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 3,
  filter: 'developer',
  sizeLimit: '128 MB of YAML',
  command: { name: 'json-to-yaml', flags: { isLines: 'json-lines' } } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileCode2,
  keywords:
    'json, yaml, yml, convert, json to yaml, yaml to json, config, kubernetes, docker compose, openapi, anchors, ' +
    'merge keys, jsonl, ndjson',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['json', 'json-lines'],
    id: 'to-yaml',
    does: 'Convert to YAML',
    place: 2,
    move: { takes: 'input', settings: { mode: 'to-yaml' } },
  },
  {
    of: ['yaml'],
    id: 'to-json',
    does: 'Convert to JSON',
    place: 1,
    move: { takes: 'input', settings: { mode: 'to-json' } },
  },
];
