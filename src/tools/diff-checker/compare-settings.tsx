import type { CompareOptions, IgnoredSpace } from '../../../workers/kernels/diff-checker/spec';
import { Options } from '../../tool-kit/options';
import type { Choice } from '../../ui/choice';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';

export const SPACES: readonly Choice<IgnoredSpace>[] = [
  { value: 'none', label: 'Compare it' },
  { value: 'trailing', label: 'Ignore at line ends' },
  { value: 'amount', label: 'Ignore its amount' },
  { value: 'all', label: 'Ignore all of it' },
];

export interface CompareSettingsProps {
  options: CompareOptions;
  onChange: (change: Partial<CompareOptions>) => void;
}

export function CompareSettings({ options, onChange }: CompareSettingsProps) {
  return (
    <Options>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Select
          label="Whitespace"
          className="w-full sm:w-56"
          value={options.ignoreSpace}
          options={SPACES}
          onChange={(ignoreSpace) => onChange({ ignoreSpace })}
        />
        <Checkbox
          label="Ignore case"
          checked={options.ignoreCase}
          onChange={(ignoreCase) => onChange({ ignoreCase })}
        />
        <Checkbox
          label="Ignore line endings"
          checked={options.ignoreLineEnds}
          onChange={(ignoreLineEnds) => onChange({ ignoreLineEnds })}
        />
      </div>
    </Options>
  );
}
