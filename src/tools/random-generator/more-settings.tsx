// What goes beyond the plain use.
import { SEPARATORS } from '../../../workers/kernels/random-generator/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import type { SettingsProps } from './random-settings';

export function MoreSettings({ options, onChange }: Omit<SettingsProps, 'problem'>) {
  return (
    <Options>
      <div className="flex flex-col gap-3">
        {options.type !== 'lorem' && (
          <Select
            label="Separator"
            className="w-48"
            value={options.separator}
            options={SEPARATORS}
            onChange={(separator) => onChange({ separator })}
          />
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
