import { FileCode } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/json-to-xml/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'json-to-xml',
  title: 'JSON/XML Converter',
  description: 'Convert JSON to XML or back, with a report of anything that can’t be kept.',
  tagline: 'JSON to XML or XML to JSON',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 2,
  filter: 'developer',
  sizeLimit: '32 MB, 1.5 million values',
  command: { name: 'json-to-xml' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileCode,
  keywords:
    'json, xml, convert, json to xml, xml to json, parse, attributes, jsonml, lossless, soap, rss, feed, config',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['json', 'json-lines'],
    id: 'to-xml',
    does: 'Convert to XML',
    place: 3,
    move: { takes: 'input', settings: { mode: 'json-to-xml' } },
  },
  {
    of: ['xml'],
    id: 'to-json',
    does: 'Convert to JSON',
    place: 2,
    move: { takes: 'input', settings: { mode: 'xml-to-json' } },
  },
];
