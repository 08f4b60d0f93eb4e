// The browser's own range input, with its value beside the label.
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './field';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldTexts | 'type' | 'value' | 'onChange' | 'min' | 'max'
>;

export interface SliderProps extends Omit<FieldTexts, 'aside'>, NativeProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value with its unit, shown and read aloud: "12 characters". */
  valueText?: string;
}

export function Slider({ label, hideLabel, hint, error, id, className, valueText, onChange, ...rest }: SliderProps) {
  const aside = (
    <span aria-hidden className="text-sm font-semibold tabular-nums">
      {valueText ?? rest.value}
    </span>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      id={id}
      className={className}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          type="range"
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-8 w-full accent-accent pointer-coarse:h-touch"
        />
      )}
    </Field>
  );
}
