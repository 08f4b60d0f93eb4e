import type { JsonSettings } from '../../../workers/kernels/json-formatter/spec';
import { INDENTS } from '../../tool-kit/indents';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';

const INPUTS = [
  { value: 'document', label: 'One document' },
  { value: 'lines', label: 'JSON Lines' },
] as const;

export interface JsonSettingsProps {
  settings: JsonSettings;
  onChange: (change: Partial<JsonSettings>) => void;
}

export function JsonSettingsPanel({ settings, onChange }: JsonSettingsProps) {
  const { indent, isLines, sortKeys, query } = settings;
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
        <TextInput
          label="Query (JSONPath)"
          hint="For example $.users[*].name or $..[?@.price > 10]. The result is a list of the matches. Up to 32 MB of JSON."
          className="font-mono"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
    </Options>
  );
}
