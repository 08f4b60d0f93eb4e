// The browser's own select, which works with any keyboard, finger and screen reader.
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlClasses, Field, type FieldTexts } from './field';

/** One option of a select or a radio group. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  keyof FieldTexts | 'value' | 'onChange' | 'multiple' | 'children'
>;

interface SelectProps<Value extends string> extends FieldTexts, NativeProps {
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, aside, id, className, options, onChange, ...rest } = props;
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChange(chosen.value);
  };
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
        <div className="relative">
          <select
            {...rest}
            {...control}
            onChange={(event) => choose(event.target.value)}
            className={clsx(controlClasses, 'h-10 appearance-none pe-9 ps-3')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 inset-e-3 my-auto size-4 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
