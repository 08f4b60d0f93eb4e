import type { Indent, JsonSettings } from '../../../workers/kernels/json-formatter/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import type { Choice } from '../../ui/choice';
import { RadioGroup } from '../../ui/radio-group';

const INDENTS: readonly Choice<Indent>[] = [
  { value: '2', label: '2 spaces' },
  { value: '4', label: '4 spaces' },
  { value: 'tab', label: 'Tab' },
];

const INPUTS = [
  { value: 'document', label: 'One document' },
  { value: 'lines', label: 'JSON Lines' },
] as const;

export interface JsonSettingsProps {
  settings: JsonSettings;
  onChange: (change: Partial<JsonSettings>) => void;
}

export function JsonSettingsPanel({ settings, onChange }: JsonSettingsProps) {
  const { indent, isLines, sortKeys } = settings;
  return (
    <Options>
      <div className="flex max-w-lg flex-col gap-4">
        <RadioGroup label="Indent" value={indent} options={INDENTS} onChange={(indent) => onChange({ indent })} />
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label="Input is"
            value={isLines ? 'lines' : 'document'}
            options={INPUTS}
            onChange={(input) => onChange({ isLines: input === 'lines' })}
          />
          <p className="text-xs text-muted">JSON Lines (NDJSON): each line is a separate value, as in logs.</p>
        </div>
        <Checkbox
          label="Sort keys"
          hint="By code point; duplicate keys are kept in their order. Up to 128 MB of JSON."
          checked={sortKeys}
          onChange={(sortKeys) => onChange({ sortKeys })}
        />
      </div>
    </Options>
  );
}
