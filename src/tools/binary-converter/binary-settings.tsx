// What goes beyond the plain conversion: how bytes are separated, and how numbers are written.
import { NEGATIVES, type BinaryOptions } from '../../../workers/kernels/binary-converter/spec';
import { Options } from '../../tool-kit/options';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';

export interface BinarySettingsProps {
  options: BinaryOptions;
  onChange: (part: Partial<BinaryOptions>) => void;
}

export function BinarySettings({ options, onChange }: BinarySettingsProps) {
  const { mode, spaced, negatives, onePerLine } = options;
  return (
    <Options>
      {mode === 'text-to-binary' ? (
        <Checkbox label="Space between bytes" checked={spaced} onChange={(spaced) => onChange({ spaced })} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <Select
            label="Negative numbers as"
            value={negatives}
            options={NEGATIVES}
            onChange={(negatives) => onChange({ negatives })}
          />
          <Checkbox
            label="One number per line"
            hint="Spaces then group the digits of a number. Otherwise spaces separate numbers."
            checked={onePerLine}
            onChange={(onePerLine) => onChange({ onePerLine })}
          />
        </div>
      )}
    </Options>
  );
}
