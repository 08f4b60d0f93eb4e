// Converts JSON to YAML and YAML to JSON, and reports what the other format can't represent.
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { messages } from './messages';
import type { YamlOptions, YamlOutput } from './spec';
import { toJson } from './read/to-json';
import { toYaml } from './write/to-yaml';

const message = messagesOf<typeof messages>('json-to-yaml');

export const kernel: Kernel<Source, YamlOptions, YamlOutput> = (source, options, run) => {
  if (typeof source === 'string' && source.trim() === '') throw new ToolError('invalid-input', message('blank'));
  return options.mode === 'to-yaml' ? toYaml(source, options, run) : toJson(source, options, run);
};
