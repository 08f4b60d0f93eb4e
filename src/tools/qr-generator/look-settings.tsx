// Size, error correction and colors, of one code or of many.
import { LEVELS, SIZE, type QrLook } from '../../../workers/kernels/qr-generator/spec';
import { loadable } from '../../ui/loadable';
import { Options } from '../../tool-kit/options';
import { Select } from '../../ui/select';
import { Slider } from '../../ui/slider';

const colorSettings = loadable(() => import('./color-settings'));

export interface LookSettingsProps {
  settings: QrLook;
  onChange: (part: Partial<QrLook>) => void;
}

export function LookSettings({ settings: { size, level, dark, light }, onChange: change }: LookSettingsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Slider
          label="Size"
          min={SIZE.least}
          max={SIZE.most}
          step={SIZE.step}
          value={size}
          valueText={`${String(size)} px`}
          onChange={(size) => change({ size })}
        />
        <Select
          label="Error correction"
          hint="Higher levels survive more damage but hold less."
          value={level}
          options={LEVELS}
          onChange={(level) => change({ level })}
        />
      </div>
      <Options>
        <colorSettings.Component dark={dark} light={light} onChange={change} />
      </Options>
    </>
  );
}
