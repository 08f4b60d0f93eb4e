// Native radio buttons that look like one segmented control.
import clsx from 'clsx';
import { useId } from 'react';
import type { Choice } from './choice';

export interface RadioGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

const segment =
  'relative flex min-h-9 flex-auto items-center justify-center rounded-sm px-3 text-sm text-center font-medium text-muted transition-colors ' +
  'hover:not-has-disabled:text-ink has-checked:bg-surface has-checked:text-ink has-checked:outline has-checked:-outline-offset-1 ' +
  'has-checked:outline-line-strong has-disabled:opacity-55 pointer-coarse:min-h-touch ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent';

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel = false, value, options, onChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className={clsx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-sm outline-none"
            />
            <span className="pointer-events-none relative">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
