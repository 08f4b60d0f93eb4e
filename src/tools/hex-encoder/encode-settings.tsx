// What goes beyond plain digits.
import { DELIMITERS, LINE_BYTES, type Delimiter, type HexOptions } from '../../../workers/kernels/hex-encoder/spec';
import { Disclosure } from '../../ui/disclosure';
import { RadioGroup } from '../../ui/radio-group';
import { Select } from '../../ui/select';

export interface EncodeSettingsProps {
  settings: HexOptions;
  onChange: (change: Partial<HexOptions>) => void;
}

const BETWEEN = (Object.keys(DELIMITERS) as Delimiter[]).map((value) => ({ value, label: DELIMITERS[value].label }));

const CASES = [
  { value: 'lower', label: 'Small (a-f)' },
  { value: 'upper', label: 'Capital (A-F)' },
] as const;

const LINES = LINE_BYTES.map((bytes) => ({
  value: String(bytes),
  label: bytes === 0 ? 'All in one line' : `${String(bytes)} bytes`,
}));

export function EncodeSettings({ settings, onChange }: EncodeSettingsProps) {
  return (
    <Disclosure label="Options">
      <div className="flex flex-wrap items-start gap-4 pb-2">
        <Select
          label="Between bytes"
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
          label="Letters"
          value={settings.upperCase ? 'upper' : 'lower'}
          options={CASES}
          onChange={(value) => onChange({ upperCase: value === 'upper' })}
        />
      </div>
    </Disclosure>
  );
}
