// What goes beyond plain digits.
import { DELIMITERS, LINE_BYTES, type Delimiter, type HexOptions } from '../../../workers/kernels/hex-encoder/spec';
import { Options } from '../../tool-kit/options';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';

export interface EncodeSettingsProps {
  settings: HexOptions;
  onChange: (change: Partial<HexOptions>) => void;
}

export const BETWEEN = (Object.keys(DELIMITERS) as Delimiter[]).map((value) => ({
  value,
  label: DELIMITERS[value].label,
}));

const CASES = [
  { value: 'lower', label: 'Lowercase' },
  { value: 'upper', label: 'Uppercase' },
] as const;

const LINES = LINE_BYTES.map((bytes) => ({
  value: String(bytes),
  label: bytes === 0 ? 'No line breaks' : `${String(bytes)} bytes`,
}));

export function EncodeSettings({ settings, onChange }: EncodeSettingsProps) {
  return (
    <Options>
      <div className="flex flex-wrap items-start gap-4 pb-2">
        <Select
          label="Separator"
          className="w-full sm:w-56"
          value={settings.delimiter}
          options={BETWEEN}
          onChange={(delimiter) => onChange({ delimiter })}
        />
        <Select
          label="Bytes per line"
          className="w-full sm:w-48"
          value={String(settings.lineBytes)}
          options={LINES}
          onChange={(value) => onChange({ lineBytes: LINE_BYTES.find((bytes) => String(bytes) === value) ?? 0 })}
        />
        <RadioGroup
          label="Letter case"
          value={settings.upperCase ? 'upper' : 'lower'}
          options={CASES}
          onChange={(value) => onChange({ upperCase: value === 'upper' })}
        />
      </div>
    </Options>
  );
}
