// The browser's own slider, with its value beside the label.
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';

export interface SliderProps
  extends
    Omit<FieldTexts, 'aside'>,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'value' | 'onChange'> {
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is shown and heard: `256 px`. */
  valueText: string;
  onChange: (value: number) => void;
}

export function Slider(props: SliderProps) {
  const { label, hideLabel, hint, error, id, className, valueText, onChange, ...rest } = props;
  const aside = <output className="text-sm text-muted tabular-nums">{valueText}</output>;
  return (
    <Field {...{ label, hint, error, aside, id, className }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="range"
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-10 w-full accent-accent pointer-coarse:h-touch"
        />
      )}
    </Field>
  );
}
