// The settings below the input: more algorithms and HMAC.
import type { options } from '../../../workers/kernels/hash-generator/spec';
import { words } from '../../../workers/kernels/hash-generator/words';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import type { OptionsForm } from '../../tool-kit/options/use-tool-options';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { TextInput } from '../../ui/text-input';
import type { Hmac } from './hmac';

interface HashSettingsProps {
  form: OptionsForm<typeof options>;
  hmac: Hmac;
  onHmacChange: (change: Partial<Hmac>) => void;
  keyError: string | undefined;
}

export const HashSettings = ({ form, hmac, onHmacChange, keyError }: HashSettingsProps) => (
  <div className="flex flex-col gap-1">
    <Disclosure label="More algorithms">
      <ToolOptions form={form} names={['algorithms']} />
    </Disclosure>
    <Disclosure label="HMAC">
      <HmacPanel form={form} hmac={hmac} keyError={keyError} onChange={onHmacChange} />
    </Disclosure>
  </div>
);

interface HmacPanelProps {
  form: OptionsForm<typeof options>;
  hmac: Hmac;
  keyError: string | undefined;
  onChange: (part: Partial<Hmac>) => void;
}

function HmacPanel({ form, hmac, keyError, onChange }: HmacPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Sign with a secret key (HMAC)"
        checked={hmac.on}
        onChange={(on) => onChange({ on })}
        hint="Checksums such as CRC32 and xxHash have no HMAC and are left out."
      />
      {hmac.on && (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            label={words.options.key.label}
            mono
            autoComplete="off"
            spellCheck={false}
            className="min-w-56 flex-1"
            value={hmac.key}
            error={keyError}
            onChange={(event) => onChange({ key: event.target.value })}
          />
          <ToolOptions form={form} names={['keyFormat']} />
        </div>
      )}
    </div>
  );
}
