import { FileCode2 } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'json-to-yaml',
  title: 'JSON/YAML Converter',
  description: 'Convert JSON to YAML or back, right to the last digit, with a report of anything that can’t be kept.',
  tagline: 'JSON to YAML or YAML to JSON',
  category: 'Development Tools',
  group: 'Development Tools',
  place: 3,
  filter: 'developer',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: FileCode2,
  keywords:
    'json, yaml, yml, convert, json to yaml, yaml to json, config, kubernetes, docker compose, openapi, anchors, ' +
    'merge keys, jsonl, ndjson',
};
