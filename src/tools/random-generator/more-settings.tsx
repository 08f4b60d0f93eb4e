// What goes beyond the plain use.
import { SEPARATORS } from '../../../workers/kernels/random-generator/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { NumberField, type SettingsProps } from './random-settings';

export function MoreSettings(props: SettingsProps) {
  const { options, onChange } = props;
  return (
    <Options>
      <div className="flex flex-col gap-3">
        {options.type !== 'lorem' && (
          <div className="grid grid-cols-2 items-start gap-x-4">
            {options.type === 'numbers' && (
              <NumberField {...props} name="decimals" label="Decimal places" hint="0 for whole numbers" />
            )}
            <Select
              label="Separator"
              value={options.separator}
              options={SEPARATORS}
              onChange={(separator) => onChange({ separator })}
            />
          </div>
        )}
        {options.type === 'lorem' && (
          <Checkbox
            label="Start with “Lorem ipsum dolor sit amet”"
            checked={options.classicStart}
            onChange={(classicStart) => onChange({ classicStart })}
          />
        )}
        <TextInput
          label="Seed (optional)"
          hint="The same seed and settings always give the same result. Never use a seed for passwords, keys or other secrets."
          autoComplete="off"
          spellCheck={false}
          value={options.seed}
          onChange={(event) => onChange({ seed: event.target.value })}
        />
      </div>
    </Options>
  );
}
