import { type YamlOptions, type YamlVersion } from '../../../workers/kernels/json-to-yaml/spec';
import { SPACES } from '../../tool-kit/indents';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import type { Choice } from '../../ui/choice';
import { RadioGroup } from '../../ui/radio-group';

export const VERSIONS: readonly Choice<YamlVersion>[] = [
  { value: '1.2', label: 'YAML 1.2' },
  { value: '1.1', label: 'YAML 1.1' },
];

const INPUTS = [
  { value: 'document', label: 'One document' },
  { value: 'lines', label: 'JSON Lines' },
] as const;

const OUTPUTS = [
  { value: 'document', label: 'A list' },
  { value: 'lines', label: 'JSON Lines' },
] as const;

const HINTS = {
  'to-yaml': {
    '1.2': 'Text that either version could misread is always quoted.',
    '1.1': 'Numbers such as 1e5 are written as 1.0e+5, so that YAML 1.1 programs (PyYAML, Ruby) read them as numbers.',
  },
  'to-json': {
    '1.2': 'Only true and false are booleans. A %YAML line in the file takes precedence.',
    '1.1': 'yes, no, on and off are booleans, and 0777 is octal, as in PyYAML. A %YAML line takes precedence.',
  },
} as const;

export interface YamlSettingsProps {
  options: YamlOptions;
  onChange: (change: Partial<YamlOptions>) => void;
}

export function YamlSettings({ options, onChange }: YamlSettingsProps) {
  const { mode, indent, version, merge, isLines } = options;
  const isToYaml = mode === 'to-yaml';
  return (
    <Options>
      <div className="flex max-w-lg flex-col gap-4">
        <RadioGroup label="Indent" value={indent} options={SPACES} onChange={(indent) => onChange({ indent })} />
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label="Version"
            value={version}
            options={VERSIONS}
            onChange={(version) => onChange({ version })}
          />
          <p className="text-xs text-muted">{HINTS[mode][version]}</p>
        </div>
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label={isToYaml ? 'Input is' : 'Several documents become'}
            value={isLines ? 'lines' : 'document'}
            options={isToYaml ? INPUTS : OUTPUTS}
            onChange={(choice) => onChange({ isLines: choice === 'lines' })}
          />
          <p className="text-xs text-muted">
            {isToYaml
              ? 'JSON Lines (NDJSON): each line becomes a YAML document.'
              : 'JSON Lines (NDJSON): each document becomes one line.'}
          </p>
        </div>
        {!isToYaml && (
          <Checkbox
            label="Apply merge keys (<<)"
            hint="“<<: *base” takes over the keys of another map, as in Docker Compose and GitLab CI."
            checked={merge}
            onChange={(merge) => onChange({ merge })}
          />
        )}
      </div>
    </Options>
  );
}
