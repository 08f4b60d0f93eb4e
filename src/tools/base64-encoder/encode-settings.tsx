// What goes beyond plain Base64.
import type { Base64Options, LineLength } from '../../../workers/kernels/base64-encoder/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';

export interface EncodeSettingsProps {
  settings: Base64Options;
  onChange: (change: Partial<Base64Options>) => void;
}

const LINES = [
  { value: '0', label: 'No line breaks' },
  { value: '76', label: '76 characters (MIME)' },
  { value: '64', label: '64 characters (PEM)' },
] as const;

export const LENGTHS: Readonly<Record<(typeof LINES)[number]['value'], LineLength>> = { '0': 0, '64': 64, '76': 76 };

export function EncodeSettings({ settings, onChange }: EncodeSettingsProps) {
  return (
    <Options>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-8">
        <div>
          <Checkbox
            label="URL-safe alphabet"
            hint="- and _ instead of + and /"
            checked={settings.urlSafe}
            onChange={(urlSafe) => onChange({ urlSafe })}
          />
          <Checkbox
            label="No padding"
            hint="Omits the = at the end"
            checked={!settings.padded}
            onChange={(bare) => onChange({ padded: !bare })}
          />
        </div>
        <Select
          label="Line length"
          className="sm:w-64"
          value={String(settings.lineLength) as (typeof LINES)[number]['value']}
          options={LINES}
          onChange={(length) => onChange({ lineLength: LENGTHS[length] })}
        />
      </div>
    </Options>
  );
}
