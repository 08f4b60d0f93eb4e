import { RadioGroup } from '../../ui/radio-group';
import type { DiffSettings } from './view-settings';

export const MODES = [
  { value: 'compare', label: 'Compare' },
  { value: 'apply', label: 'Apply a patch' },
] as const;

export interface ModeChoiceProps {
  mode: DiffSettings['mode'];
  onChange: (change: Pick<DiffSettings, 'mode'>) => void;
}

export const ModeChoice = ({ mode, onChange }: ModeChoiceProps) => (
  <RadioGroup
    label="Mode"
    hideLabel
    value={mode}
    options={MODES}
    onChange={(mode) => onChange({ mode })}
    className="self-start"
  />
);
