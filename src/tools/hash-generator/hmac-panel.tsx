// Signing with a key instead of plain hashing.
import { Checkbox } from '../../ui/checkbox';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';
import type { HmacSettings } from './hmac';

export interface HmacPanelProps {
  settings: HmacSettings;
  keyError: string | undefined;
  onChange: (part: Partial<HmacSettings>) => void;
}

export default function HmacPanel({ settings, keyError, onChange }: HmacPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Sign with a secret key (HMAC)"
        checked={settings.on}
        onChange={(on) => onChange({ on })}
        hint="Checksums such as CRC32 and xxHash have no HMAC and are left out."
      />
      {settings.on && (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            label="HMAC key"
            mono
            autoComplete="off"
            spellCheck={false}
            className="min-w-56 flex-1"
            value={settings.key}
            error={keyError}
            onChange={(event) => onChange({ key: event.target.value })}
          />
          <RadioGroup
            label="Key format"
            value={settings.keyFormat}
            onChange={(keyFormat) => onChange({ keyFormat })}
            options={[
              { value: 'text', label: 'Text' },
              { value: 'hex', label: 'Hex' },
            ]}
          />
        </div>
      )}
    </div>
  );
}
