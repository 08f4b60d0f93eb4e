import type { ConverterOptions } from '../../../workers/kernels/json-to-xml/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { TextInput } from '../../ui/text-input';

export interface ConverterSettingsProps {
  options: ConverterOptions;
  onChange: (change: Partial<ConverterOptions>) => void;
}

export function ConverterSettings({ options, onChange }: ConverterSettingsProps) {
  const { mode, way, rootName, typed } = options;
  if (way === 'lossless') return null;
  return (
    <Options>
      {mode === 'json-to-xml' ? (
        <TextInput
          label="Root element"
          hint="Used unless the JSON is an object with one key, which is then the root."
          value={rootName}
          className="max-w-xs"
          onChange={(event) => onChange({ rootName: event.target.value })}
        />
      ) : (
        <Checkbox
          label="Detect numbers, true, false and null"
          hint="Text such as 4.50 or true loses its quotation marks, and keeps every digit. 007 stays text."
          checked={typed}
          onChange={(typed) => onChange({ typed })}
        />
      )}
    </Options>
  );
}
