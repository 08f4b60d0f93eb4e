// What goes beyond one conversion: multiples of the amount, more units, more digits.
import { Options } from '../../tool-kit/options';
import { QuickMultiples } from '../../tool-kit/amounts/quick-multiples';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { withMore, type Precision, type UnitSettings } from './settings';

const MULTIPLES = ['0.1', '0.5', '2', '10'] as const;

export const PRECISIONS: readonly { value: Precision; label: string }[] = [
  { value: 'decimals', label: 'Up to 6 decimals' },
  { value: '10', label: '10 significant digits' },
  { value: '20', label: '20 significant digits' },
  { value: '50', label: '50 significant digits' },
];

export interface UnitExtrasProps {
  settings: UnitSettings;
  onChange: (change: Partial<UnitSettings>) => void;
  /** What the amount is so many times, once it was converted. */
  equationOf: (factor: string) => string | undefined;
  onMultiply: (factor: string) => void;
}

export function UnitExtras({ settings, onChange, equationOf, onMultiply }: UnitExtrasProps) {
  const { hasMore, precision } = settings;
  return (
    <>
      <QuickMultiples
        multiples={MULTIPLES.map((factor) => ({ factor, equation: equationOf(factor) }))}
        onChoose={onMultiply}
      />
      <Checkbox
        label="More units"
        hint="Adds speed, time, data, pressure and energy, and more units in every category."
        checked={hasMore}
        onChange={(on) => onChange(withMore(settings, on))}
      />
      <Options>
        <Select
          label="Precision"
          value={precision}
          options={PRECISIONS}
          hint="Results are computed exactly. This is how much of them is shown."
          onChange={(precision) => onChange({ precision })}
          className="max-w-sm"
        />
      </Options>
    </>
  );
}
