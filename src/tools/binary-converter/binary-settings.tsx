// What goes beyond the plain conversion: how bytes are parted, and how numbers are written.
import { NEGATIVES, type BinaryOptions } from '../../../workers/kernels/binary-converter/spec';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { Select } from '../../ui/select';

export interface BinarySettingsProps {
  options: BinaryOptions;
  onChange: (part: Partial<BinaryOptions>) => void;
}

export function BinarySettings({ options, onChange }: BinarySettingsProps) {
  const { mode, spaced, negatives, onePerLine } = options;
  return (
    <Disclosure label="Options">
      {mode === 'text-to-binary' ? (
        <Checkbox label="A space between bytes" checked={spaced} onChange={(spaced) => onChange({ spaced })} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <Select
            label="Numbers below zero are written with"
            value={negatives}
            options={NEGATIVES}
            onChange={(negatives) => onChange({ negatives })}
          />
          <Checkbox
            label="One number per line"
            hint="Spaces then only group the digits of a number. Otherwise they part one number from the next."
            checked={onePerLine}
            onChange={(onePerLine) => onChange({ onePerLine })}
          />
        </div>
      )}
    </Disclosure>
  );
}
