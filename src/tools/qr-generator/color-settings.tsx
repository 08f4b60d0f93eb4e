// The two colors of a code, and whether scanners will tell them apart.
import { DEFAULT_LOOK, FAIR_CONTRAST, symbolContrast, type QrLook } from '../../../workers/kernels/qr-generator/spec';
import { controlClasses } from '../../ui/control-classes';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';

type Colors = Pick<QrLook, 'dark' | 'light'>;

export interface ColorSettingsProps extends Colors {
  onChange: (part: Partial<Colors>) => void;
}

export default function ColorSettings({ dark, light, onChange }: ColorSettingsProps) {
  const advice = adviceFor(symbolContrast(dark, light));
  const isDefault = dark === DEFAULT_LOOK.dark && light === DEFAULT_LOOK.light;
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <ColorField label="Foreground" value={dark} onChange={(dark) => onChange({ dark })} />
        <ColorField label="Background" value={light} onChange={(light) => onChange({ light })} />
        {!isDefault && (
          <Button onClick={() => onChange({ dark: DEFAULT_LOOK.dark, light: DEFAULT_LOOK.light })}>Reset colors</Button>
        )}
      </div>
      {advice !== undefined && (
        <Notice tone="warn" className="self-stretch">
          {advice}
        </Notice>
      )}
    </div>
  );
}

function adviceFor(contrast: number): string | undefined {
  if (contrast <= -FAIR_CONTRAST)
    return 'A light code on a dark background: some scanners cannot read it. Swap the colors.';
  if (contrast < FAIR_CONTRAST)
    return 'Low contrast: many scanners will fail. Choose a darker foreground or a lighter background.';
  return undefined;
}

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const ColorField = ({ label, value, onChange }: ColorFieldProps) => (
  <Field label={label} aside={<span className="font-mono text-xs text-muted">{value}</span>}>
    {(control) => (
      <input
        {...control}
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClasses} h-10 max-w-36 min-w-28 cursor-pointer p-1`}
      />
    )}
  </Field>
);
